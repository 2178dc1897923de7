### The table of Room 25 on the page.

# The lines that cards slide, one after the other: «b ↑ · 4 →».
mac-slides = A.F.K. posouvá: { $slide }
claims-contradict = Dvě tvrzení, která nemohou platit obě
