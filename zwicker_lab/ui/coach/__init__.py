"""The adviser beside a table: how good a try was and why, what punishes it, and how good all other moves are."""
