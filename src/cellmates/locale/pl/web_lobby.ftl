### The lobby: modes, presets, switches, what differs from the book, seats.

lobby-host = Stół prowadzi { $who }
seats-taken = zajęte { $taken } z { $all }
seat-free-what = znajomy z linkiem albo bot
seat-here = przy stole
seat-change = Zmień
bot-in = Zaproś bota
bot-out = Odeślij bota
bot-strength = siła { $rank } z { $all }
setup-difficulty = Poziom trudności
presets = Zasady
    .what = wybierz zestaw i zmień, co chcesz
books = Instrukcje, jak w druku
preset-first = Pierwsza gra
preset-short = Krótka
preset-families = Rodzinna
preset-experts = Dla wprawnych
preset-tournament = Turniejowa
edition-book = Instrukcja
room25-preset-first = zasady podstawowe, plansza pamięta, co widzisz
room25-preset-short = czworo graczy, zasady podstawowe, szybkie boty
room25-preset-families = wystarczy dojść do Pokoju 25, jedną osobę można stracić
room25-preset-experts = wszystko najtrudniejsze, sami musicie pamiętać
room25-preset-tournament = pełne zasady z zegarem
room25-preset-ultimate = oba sezony w jednym pudełku, jak w druku
room25-preset-polish = polska instrukcja, jak w druku
room25-preset-russian = rosyjska instrukcja, jak w druku
room25-preset-season2 = drugie pudełko, jak w druku
room25-preset-italian = włoska instrukcja, jak w druku
room25-preset-season1 = pierwsze pudełko, jak w druku
lockup-preset-first = według zasad, bez pośpiechu
lockup-preset-short = dwie bandy, szybkie boty
lockup-preset-families = trzy bandy, swobodne rozmowy, bez pośpiechu
lockup-preset-experts = strażnicy w najsilniejszym składzie
lockup-preset-tournament = z zegarem, tylko gotowe zdania
lockup-preset-book = jak w druku
differs = Inaczej niż w instrukcji
as-printed = Jak w druku
book-says = w instrukcji: { $value }
book-decides = zależnie od reszty
value-on = tak
value-off = nie
value-own-list = własna lista
switches = Wszystkie przełączniki
switches-search = { $count ->
    [one] Szukaj w { $count } przełączniku
    [few] Szukaj w { $count } przełącznikach
   *[other] Szukaj w { $count } przełącznikach
}
switches-none = Dla tego trybu nie ma takiego przełącznika.
switches-elsewhere = Tutaj nie ma to znaczenia, ale w innym trybie lub przy innych zasadach tak: { $names }.
group-house = Przy stole
group-all = Wszystkie
lobby-complete = Wszyscy są na miejscu
lobby-about = około { $count } minut
lobby-by-the-book = Wszystko zgodnie z instrukcją.
