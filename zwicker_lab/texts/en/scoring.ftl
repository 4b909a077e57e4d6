error-deal-players = { $variant } is not played by { $players }; it is for { $allowed } players.
error-deal-pack = This is not the pack of the variant: { $wanted } cards are needed and { $got } are here; missing: { $missing }; too many: { $extra }.
row-most-cards = Most cards
row-zwick = Zwicks
row-fine = Fines for builds left lying
row-aces = Aces
