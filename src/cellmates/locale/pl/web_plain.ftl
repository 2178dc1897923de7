# The plain table: any game that the page has no table of its own for.

plain-view = Wszystko, co widać
plain-ask = Wybierz: { $kind }
plain-filter = Tylko opcje zawierające
plain-over = Koniec gry ({ $reason }). Zwycięzcy: { $winners }.
plain-score = Wynik: { $score }

# Who plays whom, where a game has no words of its own for it.
people-any = losowo
people-chosen = wybrane dla miejsc

# O czym mówi wiele gier: klucze widoków i zdarzeń, gdy gra nie ma własnego słowa.
plain-word-card = karta
plain-word-cards = karty
plain-word-count = liczba
plain-word-deck = talia
plain-word-discard = stos kart odrzuconych
plain-word-game = gra
plain-word-hand = karty na ręce
plain-word-mode = tryb
plain-word-over = koniec gry
plain-word-phase = faza
plain-word-place = miejsce
plain-word-players = gracze
plain-word-points = punkty
plain-word-reason = powód
plain-word-round = runda
plain-word-rounds = rundy
plain-word-score = wynik
plain-word-scores = wyniki
plain-word-seat = gracz
plain-word-seats = gracze
plain-word-turn = tura
plain-word-winners = zwycięzcy
