# The plain table: any game that the page has no table of its own for.

plain-view = Vše, co je vidět
plain-ask = Vyberte: { $kind }
plain-filter = Jen možnosti obsahující
plain-over = Hra skončila ({ $reason }). Vítězové: { $winners }.
plain-score = Skóre: { $score }

# Who plays whom, where a game has no words of its own for it.
people-any = náhodně
people-chosen = vybrané podle míst

# O čem mluví mnoho her: klíče pohledů a událostí, když hra nemá vlastní slovo.
plain-word-card = karta
plain-word-cards = karty
plain-word-count = počet
plain-word-deck = balíček
plain-word-discard = odkládací balíček
plain-word-game = hra
plain-word-hand = karty v ruce
plain-word-mode = režim
plain-word-over = konec hry
plain-word-phase = fáze
plain-word-place = místo
plain-word-players = hráči
plain-word-points = body
plain-word-reason = důvod
plain-word-round = kolo
plain-word-rounds = kola
plain-word-score = skóre
plain-word-scores = skóre
plain-word-seat = hráč
plain-word-seats = hráči
plain-word-turn = tah
plain-word-winners = vítězové
