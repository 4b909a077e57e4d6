"""Whole deals, stepped through: the tutorial deals and files of one's own."""
