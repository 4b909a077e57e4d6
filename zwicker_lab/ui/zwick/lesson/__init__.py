"""A lesson of Swiss Zwick: the steps it has, what they say, and its page."""
