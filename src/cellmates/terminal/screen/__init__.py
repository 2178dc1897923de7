"""The table on a whole screen: board, sheets, log and question at once."""
