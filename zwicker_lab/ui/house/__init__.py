"""The page on which a club writes its own house rules."""
