# Die erste Seite.

home-eyebrow = Zwicker, das Kartenspiel aus Dithmarschen
home-heading = Leg eine Karte und fisch heraus, was dazu passt.
home-lead = In der Mitte liegen offene Karten: das Bild. Deine Karte nimmt alles, was zusammen ihren Wert ergibt. Wird das Bild dabei leer, ist das ein Zwick.
home-start = Lernen anfangen
home-start-more = zehn Minuten, ohne Vorwissen
home-continue = Weitermachen
home-continue-at = Lektion { $lesson }, Aufgabe { $exercise }
home-play = Eine Partie spielen
home-play-more = mit Partner, gegen Programme
home-no-account = Ohne Konto. Dein Stand bleibt auf diesem Gerät.
home-swiss = Auch hier:
home-example = Beispiel: Im Bild liegen Karo-9, Kreuz-5 und Herz-4. Pik-9 nimmt die 9 und dazu 5 und 4. Das Bild ist leer: ein Zwick.
home-example-takes = Deine 9 holt
home-example-zwick = Bild leer: ein Zwick
home-ways = Weitere Wege
home-look = Füge eine Zeile ein und sieh, was möglich ist: stechen, bauen, ablegen, und warum etwas nicht geht.
home-practice = Aufgaben ohne Ende, von der ersten Summe bis zum besten Zug. Was nicht gleich gelingt, kommt wieder.
home-deals = Zwei Lehrspiele Karte für Karte, vor und zurück, mit Erklärungen. Oder ein eigenes.
home-rules-link = Regeln der Dörfer
home-rules = Jedes Dorf spielt anders. Sieben Regelwerke nebeneinander, mit Quellen.
home-lab = Ändere eine Regel und sieh, was sie ausmacht: auf dem Tisch, beim Zählen und über Tausende Spiele.
home-room = Eine Leinwand, dreißig Handys: Alle machen dasselbe, du siehst, wo es hakt. Niemand braucht ein Konto.
position-label = Stellung
position-help = Eine Zeile: Regelwerk; table und die Karten im Bild; hand und die Handkarten. 9s ist Pik-9, Td Karo-10, Kh Herz-König, Ac Kreuz-Ass, *15 ein Joker.
position-show = Zeigen
