### The table of Room 25 on the page.

# The lines that cards slide, one after the other: «b ↑ · 4 →».
mac-slides = M.A.C. slides: { $slide }
claims-contradict = Two claims that cannot both be true
