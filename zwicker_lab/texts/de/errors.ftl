error-at-line = Zeile { $line }: { $text }
error-at-column = Spalte { $column }: { $text }
error-bad-card = Die Karte „{ $card }“ gibt es nicht. Eine Karte ist Rang und Farbe, etwa 9s, Td (die Zehn) oder Kh, oder ein Joker wie *15.
error-player-unknown = Den Spieler „{ $player }“ gibt es nicht. Es gibt: { $known }
error-show-nothing = Für „{ $kind }“ gibt es keine Ansicht: Gezeigt werden Positionen, Lektionen, Spiele, Studien, Ratschläge.
error-show-lang = Die Sprache „{ $got }“ gibt es nicht; es gibt: { $known }.
error-show-step = Die Lektion hat keinen Schritt „{ $got }“; ihre Schritte sind: { $known }.
error-show-at = Nach { $got } Zügen ist in diesem Spiel nichts zu sehen; es hat { $most } Züge.
