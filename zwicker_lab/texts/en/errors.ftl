error-at-line = Line { $line }: { $text }
error-at-column = Column { $column }: { $text }
error-bad-card = There is no card “{ $card }”. A card is rank and suit, such as 9s, Td (the ten) or Kh, or a joker such as *15.
error-player-unknown = There is no player “{ $player }”. There are: { $known }
