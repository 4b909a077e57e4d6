word-table = Bild
