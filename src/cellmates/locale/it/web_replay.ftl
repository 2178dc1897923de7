### A look back at a table that goes on.

to-table-asked = Tocca a te: al tavolo
