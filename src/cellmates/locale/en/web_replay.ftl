### A look back at a table that goes on.

to-table-asked = Your turn: to the table
