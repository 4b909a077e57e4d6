"""Learning: the map of lessons, a lesson from its first example to the look back."""
