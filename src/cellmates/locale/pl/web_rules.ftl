### The rules beside a table.

rules-here = Zasady
