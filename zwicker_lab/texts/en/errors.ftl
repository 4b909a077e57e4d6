error-at-line = Line { $line }: { $text }
error-at-column = Column { $column }: { $text }
error-bad-card = There is no card “{ $card }”. A card is rank and suit, such as 9s, Td (the ten) or Kh, or a joker such as *15.
error-player-unknown = There is no player “{ $player }”. There are: { $known }
error-show-nothing = There is no view of “{ $kind }”: shown are positions, lessons, deals, studies, advice.
error-show-lang = There is no language “{ $got }”; there are: { $known }.
error-show-step = The lesson has no step “{ $got }”; its steps are: { $known }.
error-show-at = The deal has no moment after { $got } moves; it has { $most } moves.
