"""The page on which studies are made: many deals, what they come to, and the deals at the ends."""
