"""The pages of Swiss Zwick: its home, its school, and the table where one plays it."""
