"""Whole matches at the table, with and against program players."""
