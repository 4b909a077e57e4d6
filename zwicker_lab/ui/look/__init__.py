"""Looking at a position: a line, a table to explore, rules to change."""
