error-deal-players = { $variant } is not played by { $players }; it is for { $allowed } players.
error-deal-pack = This is not the pack of the variant: { $wanted } cards are needed and { $got } are here; missing: { $missing }; too many: { $extra }.
error-deal-too-few = The opening needs { $wanted } cards, one for each player included; the pack has { $got }.
