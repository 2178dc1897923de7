### The table of Room 25 on the page.

# The lines that cards slide, one after the other: «b ↑ · 4 →».
mac-slides = Z.R.B. przesuwa: { $slide }
claims-contradict = Dwa twierdzenia, które nie mogą być oba prawdziwe
