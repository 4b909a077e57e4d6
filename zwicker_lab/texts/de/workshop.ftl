# Der Vereinsabend: warum im Raum etwas nicht geht, und was an Gesendetem nicht stimmt.
workshop-no-not-allowed = Das kannst du hier nicht: Es ist für andere in diesem Raum.
workshop-no-ended = Der Abend ist zu Ende. Ansehen kannst du noch alles.
workshop-no-frozen = Die Leitung hat den Raum kurz angehalten. Warte, bis es weitergeht.
workshop-no-round-over = Diese Runde ist vorbei. Schau, was jetzt dran ist.
workshop-no-name-empty = Da ist kein Name zu sehen. Schreib mindestens einen Buchstaben.
workshop-no-room-full = Der Raum ist voll: Hier ist Platz für { $most } Gäste.
workshop-no-no-guest = Dieser Gast ist nicht mehr im Raum.
workshop-no-no-helper = Diese Hilfe gibt es nicht. Gezählt wird ab 1, bis { $most }.
workshop-no-no-exercises = Gerade gibt es keine Übungen.
workshop-no-no-item = Eine Übung { $item } gibt es nicht: Diese Runde hat { $items }.
workshop-no-other-exercise = Das war eine andere Übung. Du bist jetzt bei Übung { $item }.
workshop-no-revealed = Die Lösung wurde schon gezeigt.
workshop-no-solved = Diese hast du gelöst.
workshop-no-tries = Das war Versuch Nummer { $most }: Warte, bis die Lösung gezeigt wird.
workshop-no-no-deals = Gerade liegen keine Karten auf den Tischen.
workshop-no-deal-order = Als Nächstes kommt Spiel { $deal }.
workshop-no-deal-not-over = { $tables ->
    [one] Ein Tisch spielt
   *[other] { $tables } Tische spielen
  } dieses Spiel noch.
workshop-no-deals-played = { $deals ->
    [one] Das eine Spiel ist gespielt.
   *[other] Alle { $deals } Spiele sind gespielt.
  }
workshop-no-nobody-here = Noch ist niemand da, der Karten bekommen könnte.
workshop-no-no-table = Diese Stelle gibt es an Tisch { $table } nicht.
workshop-no-still-played = Tisch { $table } spielt dieses Spiel noch: Zeigen lassen sich die Karten, wenn es an allen Tischen zu Ende ist.
workshop-no-not-your-table = Du sitzt nicht an diesem Tisch.
workshop-no-stood-in = Für dich spielt gerade ein Programm. Setz dich erst wieder hin.
workshop-no-sits-already = Dieser Gast sitzt schon an einem Tisch.
workshop-no-seat-taken = Dieser Platz ist nicht frei.
workshop-no-deal-over = An diesem Tisch ist das Spiel zu Ende.
workshop-no-table-moved-on = Am Tisch ist es inzwischen weitergegangen. Schau noch einmal hin, bevor du spielst.
workshop-no-too-fast = Das ging zu schnell. Warte einen Augenblick.
workshop-no-key = So lässt sich das nicht sicher zweimal senden: Es braucht einen Schlüssel aus 8 bis 64 Buchstaben und Ziffern.

error-workshop-items = Eine Runde darf bis zu { $most } Übungen haben; hier sind es { $got }.
error-workshop-exercise = Eine Übung „{ $got }“, die man im Raum lösen kann, gibt es nicht.
error-workshop-answer = „{ $got }“ ist keine Antwort auf diese Übung.
error-workshop-large = Das ist zu groß: Auf einmal gehen höchstens { $most } KB.
error-workshop-command = Was gesendet wurde, lässt sich nicht lesen.
error-workshop-newer-event = Das Protokoll dieses Raums enthält „{ $kind }“, was diese Fassung von Zwicker Lab nicht lesen kann. Eine neuere hat es geschrieben: Starte diese.
error-workshop-newer-database = Die Datenbank der Räume stammt von einer neueren Fassung von Zwicker Lab (Tabellen { $found }; diese kennt { $known }). Starte jene, oder nenne eine andere Datenbank.
error-workshop-database = Die Datenbank { $where } lässt sich nicht öffnen: { $detail }
error-workshop-database-url = Das ist keine Adresse einer Datenbank: { $detail }
error-workshop-database-driver = Für PostgreSQL fehlt ein Paket: pip install 'zwicker-lab[postgres]'
error-workshop-code = Einen Raum „{ $code }“ gibt es nicht. Sieh noch einmal auf den Code; ein Raum, den einige Stunden niemand benutzt hat, ist weg.
error-workshop-rooms-full = Auf diesem Server gibt es schon { $most } Räume. Warte, bis einer zu Ende ist.
error-workshop-token = Dieser Platz im Raum gehört dir nicht mehr. Komm mit dem Code noch einmal herein.
error-workshop-guesses = Von hier kamen zu viele Codes, die es nicht gibt. Warte eine Minute und sieh noch einmal auf den Code.
error-workshop-rooms-fast = Von hier wurden gerade viele Räume begonnen. Warte eine Minute.
