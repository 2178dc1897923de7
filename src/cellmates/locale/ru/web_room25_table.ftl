### The table of Room 25 on the page.

# The lines that cards slide, one after the other: «b ↑ · 4 →».
mac-slides = Карты событий сдвигают: { $slide }
claims-contradict = Два утверждения, которые не могут быть верны оба
