error-deal-players = { $variant } spielt man nicht zu { $players }; möglich sind { $allowed } Spieler.
error-deal-pack = Das ist nicht der Stapel dieser Variante: { $wanted } Karten gehören hinein, hier sind { $got }; es fehlen: { $missing }; zu viel: { $extra }.
row-most-cards = Die meisten Karten
row-zwick = Zwicks
row-fine = Strafen für liegen gebliebene Haufen
row-aces = Asse
