"""The card table: what it draws, what may be tried at it, and what is said of a try."""
