# The plain table: any game that the page has no table of its own for.

plain-view = Vše, co je vidět
plain-ask = Vyberte: { $kind }
plain-filter = Jen možnosti obsahující
plain-over = Hra skončila ({ $reason }). Vítězové: { $winners }.
plain-score = Skóre: { $score }

# Who plays whom, where a game has no words of its own for it.
people-any = náhodně
people-chosen = vybrané podle míst
