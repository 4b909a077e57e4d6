error-deal-players = { $variant } spielt man nicht zu { $players }; möglich sind { $allowed } Spieler.
error-deal-pack = Das ist nicht der Stapel dieser Variante: { $wanted } Karten gehören hinein, hier sind { $got }; es fehlen: { $missing }; zu viel: { $extra }.
error-deal-too-few = Für die Eröffnung braucht es { $wanted } Karten, eine je Spieler eingerechnet; der Stapel hat { $got }.
