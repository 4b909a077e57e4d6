"""The score pad for a real table: piles counted by their cards or rows, the match sheet, no program players."""
