# Ein gespieltes Spiel von Hand eintragen.
enter-heading = Partie eintragen
