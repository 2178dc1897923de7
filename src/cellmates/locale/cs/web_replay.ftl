### A look back at a table that goes on.

to-table-asked = Jste na tahu: ke stolu
