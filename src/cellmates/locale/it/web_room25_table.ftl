### The table of Room 25 on the page.

# The lines that cards slide, one after the other: «b ↑ · 4 →».
mac-slides = M.A.C. fa scorrere: { $slide }
claims-contradict = Due affermazioni che non possono essere vere entrambe
