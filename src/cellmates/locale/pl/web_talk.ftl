### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Czas na rozmowę przed wyborem botów
moment-usual = aż wszyscy będą gotowi, gdy gracie razem
moment-none = brak
moment-at-most = najwyżej { $seconds } sekund
plans-open = Otwarte plany
plan-yes = Tak
plan-no = Nie …
plan-tally = tak: { $yes } · nie: { $no }
say-defend = Broń się
say-warn = Ostrzeż
say-deal = Zaproponuj układ
