error-deal-players = { $variant } spielt man nicht zu { $players }; möglich sind { $allowed } Spieler.
error-deal-pack = Das ist nicht der Stapel dieser Variante: { $wanted } Karten gehören hinein, hier sind { $got }; es fehlen: { $missing }; zu viel: { $extra }.
error-deal-too-few = Für die Eröffnung braucht es { $wanted } Karten, eine je Spieler eingerechnet; der Stapel hat { $got }.
row-most-cards = Die meisten Karten
row-zwick = Zwicks
row-fine = Strafen für liegen gebliebene Haufen
row-aces = Asse
row-joker = Joker { $value }
row-card = { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
   *[c] Kreuz
}-{ $rank ->
    [A] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
   *[K] König
}
