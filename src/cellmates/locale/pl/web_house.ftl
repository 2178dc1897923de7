### The house: start page, lobby, result, replay, talk and log.

page-loading = Wczytywanie

## Start page

home-what = Dwie gry planszowe o ucieczce z więzienia, w przeglądarce: ze znajomymi na ich telefonach, z botami na wolnych miejscach albo samemu.
home-continue = Graj dalej
home-over = Zakończone gry
home-learn = Naucz się, grając
show-more = Pokaż więcej

## What a host chooses

by-the-rules = według zasad
setup-complex = Kompleks
complex-own = własna lista
complex-total = { $count } z 25 pomieszczeń. Dodaj lub usuń, aż będzie ich dokładnie 25.
complex-any-colour = dowolne: { $colour }
setup-edition = Wydanie
setup-guards = Strażnicy
setup-characters = Postacie
    .any = losowo
    .chosen = wybrane dla miejsc
setup-crews = Bandy
    .any = w zwykłej kolejności
    .chosen = wybrane dla miejsc
all-rules = Wszystkie zasady
wrong-seats = Ta liczba graczy nie pasuje do trybu albo wydania.
wrong-guards = Tylko przy pięciu graczach można wybrać jednego lub dwóch strażników.
wrong-madness = Szaleństwo jest dla kooperacji i solo na poziomie Apogeum.
wrong-complex_preset = Ten kompleks nie pasuje do trybu, wydania albo zasad. Wybierz inny.
wrong-characters = Te postacie nie mogą tak grać razem. Pary są po jednej stronie.
wrong-other = To nie pasuje do reszty wyborów. Zmień to albo wróć do zasad.
clock-kind-none = brak
clock-kind-live = na żywo, wszyscy są na miejscu
clock-kind-days = na dni, zaglądaj, kiedy możesz
clock-decision = Czas na decyzję
clock-bank = Zapas na całą grę
clock-bank-none = brak
takeover = Gdy kogoś nie ma
takeover-after = bot zastąpi, zwłoka { $time }
takeover-never = wszyscy czekają
summary-edition = wydanie: { $edition }
summary-clock-live = na decyzję { $time }, zapas { $bank }
summary-clock-days = na decyzję { $time }
summary-takeover = bot zastępuje nieobecnych: { $time }
summary-takeover-never = bot nikogo nie zastępuje
summary-spectators = inni mogą patrzeć
summary-no-spectators = bez widzów
summary-memory = pomoc pamięci { $aid }

## Lobby

cancel = Anuluj
share = Udostępnij
qr-code = { $what }, jako obrazek do zeskanowania
link-seat = Graj na innym urządzeniu
    .what = Ten link otwiera twoje miejsce. Nie pokazuj go nikomu.
link-host = Link, który daje prawa gospodarza
    .what = Kto go otworzy, może zmieniać stół i zacząć grę.
here = na miejscu
put-bot-on = Bot na miejscu { $number }
no-bot = bez bota
kick-really = Zwolnić miejsce: { $who }?
seat-up = Przesuń miejsce { $number } w górę
seat-down = Przesuń miejsce { $number } w dół
settings-of-table = Ustawienia
change-settings = Zmień
change-game = Zagrajcie w { $game }
rules-changed = { $count ->
    [one] { $count } zmieniona zasada
    [few] { $count } zmienione zasady
   *[other] { $count } zmienionych zasad
}
start-missing = { $count ->
    [one] Jeszcze { $count } wolne miejsce
    [few] Jeszcze { $count } wolne miejsca
   *[other] Jeszcze { $count } wolnych miejsc
}
start-away = { $count ->
    [one] { $count } osoby nie ma teraz na miejscu
    [few] { $count } osób nie ma teraz na miejscu
   *[other] { $count } osób nie ma teraz na miejscu
}
waiting-seats = { $count ->
    [one] Jest { $count } wolne miejsce; potem gospodarz może zacząć.
    [few] Są { $count } wolne miejsca; potem gospodarz może zacząć.
   *[other] Jest { $count } wolnych miejsc; potem gospodarz może zacząć.
}
