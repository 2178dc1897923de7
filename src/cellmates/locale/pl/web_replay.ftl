### A look back at a table that goes on.

to-table-asked = Twoja kolej: do stołu
