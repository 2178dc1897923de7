### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Czas na rozmowę przed wyborem botów
moment-usual = aż wszyscy będą gotowi, gdy gracie razem
moment-none = brak
moment-at-most = najwyżej { $seconds } sekund
