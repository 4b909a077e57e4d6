word-table = table
