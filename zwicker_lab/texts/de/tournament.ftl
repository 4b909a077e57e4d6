# Eine Zwickmeisterschaft: was nicht geht und warum, und die Wörter ihrer Dateien.
desk-passe = Passe { $passe }
desk-place = Rang
desk-name = Name
desk-contact = Kontakt
desk-paid = Bezahlt
desk-here = Dabei
desk-strokes = Striche
desk-birds = Vögel
desk-net = Zählt
desk-deals = Spiele
desk-a-deal = Striche je Spiel
desk-yes = ja
desk-no = nein
error-desk-number = { $got ->
    [0] Noch niemand ist da
    [one] 1 Person ist da
   *[other] { $got } Leute sind da
  }; ausgelost wird für { $low } bis { $high }.
error-desk-full = Mehr als { $high } Leute fasst eine Meisterschaft nicht.
error-desk-passen = { $got } Passen gehen nicht: Möglich sind hier { $low } bis { $high }.
error-desk-final = Ein Final über { $got } Passen geht nicht: Möglich sind hier { $low } bis { $high }.
error-desk-final-number = Ein Final braucht vier, da sind { $got }.
error-desk-no-name = Hier fehlt der Name.
error-desk-name-twice = „{ $player }“ gibt es schon. Schreib etwas dazu, das die beiden unterscheidet, etwa das Dorf.
error-desk-nobody = Niemand hat die Nummer { $number }.
error-desk-draw-not-now = Diese Passe ist schon ausgelost, oder die davor ist noch nicht ganz eingetragen.
error-desk-draw-wrong = Diese Auslosung geht nicht auf: Jeder sitzt an einem Tisch, an jedem drei bis fünf.
error-desk-draw-gone = { $player } ist nicht mehr da und kann nicht ausgelost werden.
error-desk-no-table = Diesen Tisch gibt es nicht.
error-desk-sheet-seats = Ein Blatt dieses Tischs hat { $seats } Zeilen.
error-desk-sheet-number = { $got } passt nicht: Hier gehen ganze Zahlen von 0 bis { $high }.
error-desk-sheet-other = Tisch { $table } ist inzwischen auf einem anderen Gerät eingetragen worden.
error-desk-undo-gone = Das ist schon zurückgenommen, oder damit hat alles angefangen.
error-desk-undo-join = Für diese Person ist schon ein Platz gelost, darum bleibt die Anmeldung. Wer nicht weiterspielt, kann gehen.
error-desk-undo-draw = Zu dieser Auslosung sind schon Ergebnisse eingetragen. Nimm zuerst die zurück.
error-desk-undo-sheet = Auf diesem Ergebnis ruht schon die nächste Auslosung. Öffne den Tisch und trag die richtigen Zahlen ein; beides bleibt im Verlauf.
error-desk-token = Dieser Link führt zu keiner Meisterschaft. Vielleicht fehlt am Ende ein Buchstabe.
error-desk-no-file = Hier liegt noch keine Meisterschaft: Die Datei { $file } gibt es nicht. ZWICKER_LAB_DATA nennt den Ordner.
error-desk-file = Die Datei { $file } lässt sich nicht lesen oder schreiben. Sieh nach, ob es den Ordner gibt und er dir gehört.
error-desk-newer = Die Datei stammt von einer neueren Fassung des Programms (Tabellen der Version { $got }, hier bekannt ist { $known }).
