error-at-line = Zeile { $line }: { $text }
error-at-column = Spalte { $column }: { $text }
error-bad-card = Die Karte „{ $card }“ gibt es nicht. Eine Karte ist Rang und Farbe, etwa 9s, Td (die Zehn) oder Kh, oder ein Joker wie *15.
error-player-unknown = Den Spieler „{ $player }“ gibt es nicht. Es gibt: { $known }
