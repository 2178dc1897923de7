### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Czas na rozmowę przed wyborem botów
moment-usual = razem: aż wszyscy gotowi
moment-none = brak
moment-at-most = najwyżej { $seconds } sekund
plans-open = Otwarte plany
plan-yes = Tak
plan-no = Nie …
plan-tally = tak: { $yes } · nie: { $no }
say-defend = Broń się
say-warn = Ostrzeż
say-deal = Zaproponuj układ
say-ask = Zapytaj
say-praise = Pochwal
say-blame = Zarzuć

here-look = Ja tu zaglądam
here-avoid = Nie wchodźcie
here-meet = Spotkajmy się tu

notebook = Notes o ludziach
notebook-hold = Twój znak
hold-trust = Ufam
hold-watch = Uważać
hold-liar = Kłamca?
hold-guard = Strażnik
notebook-said = Co było mówione
notebook-did = Co było robione
notebook-others = Co mówią inni
notebook-note = Twoja notatka
notebook-now = teraz { $cell }
fate-right = prawda: { $room }
fate-wrong = nieprawda: { $room }
fate-open = nie wiadomo
fate-disputed = sprzeciw: { $others }
