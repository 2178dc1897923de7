### The rules beside a table.

rules-here = Pravidla
