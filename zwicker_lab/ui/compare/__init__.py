"""The page that shows one position under two rule sets."""
