error-deal-players = { $variant } is not played by { $players }; it is for { $allowed } players.
error-deal-pack = This is not the pack of the variant: { $wanted } cards are needed and { $got } are here; missing: { $missing }; too many: { $extra }.
error-deal-too-few = The opening needs { $wanted } cards, one for each player included; the pack has { $got }.
row-most-cards = Most cards
row-zwick = Zwicks
row-fine = Fines for builds left lying
row-aces = Aces
row-joker = Joker { $value }
row-card = { $rank ->
    [A] Ace
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [T] Ten
    [J] Jack
    [Q] Queen
   *[K] King
} of { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
}
