# The plain table: any game that the page has no table of its own for.

plain-view = Wszystko, co widać
plain-ask = Wybierz: { $kind }
plain-filter = Tylko opcje zawierające
plain-over = Koniec gry ({ $reason }). Zwycięzcy: { $winners }.
plain-score = Wynik: { $score }

# Who plays whom, where a game has no words of its own for it.
people-any = losowo
people-chosen = wybrane dla miejsc
