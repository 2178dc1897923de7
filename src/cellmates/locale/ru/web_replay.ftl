### A look back at a table that goes on.

to-table-asked = Ваш ход: к столу
