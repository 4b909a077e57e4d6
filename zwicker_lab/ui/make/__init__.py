"""Making lessons of one's own: cards, texts, conditions, a file, a sheet of paper; and plans for evenings."""
