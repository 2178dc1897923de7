### The house: start page, lobby, result, replay, talk and log.

reload = Wczytaj ponownie
page-loading = Wczytywanie

## Start page

home-what = Dwie gry planszowe o ucieczce z więzienia, w przeglądarce: ze znajomymi na ich telefonach, z botami na wolnych miejscach albo w pojedynkę.
home-continue = Graj dalej
home-over = Zakończone gry
home-learn = Nauka gry
home-more = Pokaż więcej

## What a host chooses

by-the-rules = według zasad
setup-complex = Budynek
complex-own = własna lista
complex-total = { $count } z 25 pomieszczeń. Dodaj lub usuń, aż będzie ich dokładnie 25.
complex-any-colour = dowolne { $colour }
setup-edition = Wydanie
setup-guards = Strażnicy
setup-characters = Postacie
    .any = losowo
    .chosen = wybrane dla miejsc
setup-crews = Bandy
    .any = w zwykłej kolejności
    .chosen = wybrane dla miejsc
all-rules = Wszystkie zasady
wrong-seats = Ta liczba graczy nie pasuje do trybu albo wydania. Zmień coś z tego.
wrong-people = Siedzi tu więcej osób, niż byłoby miejsc. Najpierw ktoś musi zwolnić miejsce.
wrong-guards = Tylko przy pięciu graczach można wybrać jednego lub dwóch strażników. Zostaw „według zasad”.
wrong-madness = Szaleństwo jest tylko dla kooperacji i solo na poziomie Apogeum. Zmień tryb albo zasady.
wrong-complex_preset = Ten budynek nie pasuje do trybu, wydania albo zasad. Wybierz inny.
wrong-characters = Te postacie nie mogą tak grać razem. Pary są po jednej stronie. Wybierz inne.
wrong-other = To nie pasuje do reszty wyborów. Zmień to albo wybierz „według zasad”.
clock-kind-none = brak
clock-kind-live = na żywo, wszyscy są na miejscu
clock-kind-days = korespondencyjnie: graj, kiedy możesz
clock-decision = Czas na decyzję
clock-bank = Zapas na całą grę
clock-bank-none = brak
takeover = Gdy kogoś nie ma
# How long one waits first; $unit is second, minute, hour or day.
after-time = { $unit ->
    [second] { $count ->
        [one] po { $count } sekundzie
       *[other] po { $count } sekundach
    }
    [minute] { $count ->
        [one] po { $count } minucie
       *[other] po { $count } minutach
    }
    [hour] { $count ->
        [one] po { $count } godzinie
       *[other] po { $count } godzinach
    }
   *[day] { $count ->
        [one] po { $count } dniu
       *[other] po { $count } dniach
    }
}
takeover-after = bot gra { after-time }
takeover-never = wszyscy czekają
summary-edition = wydanie: { $edition }
summary-clock-live = na decyzję { $time }, zapas { $bank }
summary-clock-days = na decyzję { $time }
summary-takeover = bot zastępuje nieobecnych { after-time }
summary-takeover-never = bot nikogo nie zastępuje
summary-spectators = inni mogą patrzeć
summary-no-spectators = bez widzów
summary-memory = pomoc dla pamięci: { $aid }

## Lobby

cancel = Anuluj
share = Udostępnij
qr-code = { $what }, jako obrazek do zeskanowania
invite-local = Ten adres otworzy tylko ten komputer. Uruchom serwer z opcją --lan, aby wpuścić telefony.
invited = Zajmij miejsce i zagraj.
invited-by = { $who } zaprasza do gry. Zajmij miejsce.
lobby-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz ją tu oglądać.
lobby-full-closed = Wszystkie miejsca są zajęte, a tego stołu nie można oglądać.
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
change-game = Zmień grę: { $game }
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
    [one] Brakuje jeszcze { $count } gracza; potem gospodarz może zacząć.
    [few] Brakuje jeszcze { $count } graczy; potem gospodarz może zacząć.
   *[other] Brakuje jeszcze { $count } graczy; potem gospodarz może zacząć.
}

## At the table

relieved-you = Teraz gra za ciebie bot.
relieved-asked = Decyduje bot na twoim miejscu. Wróć do gry, aby decydować samodzielnie.
you-watch = Oglądasz grę: widzisz to, co mogą widzieć wszyscy, a po końcu gry także tajemnice.
missed = { $count ->
    [one] Kiedy cię nie było, zaszło { $count } zdarzenie.
    [few] Kiedy cię nie było, zaszły { $count } zdarzenia.
    [many] Kiedy cię nie było, zaszło { $count } zdarzeń.
   *[other] Kiedy cię nie było, zaszło { $count } zdarzenia.
}
missed-show = Pokaż
hand-over-really = Czy do twojego powrotu ma grać bot?
talk-heard = Co powiedziano
claim-hint = Szybciej: dotknij pomieszczenia na planszy.
log-filter = Co pokazuje dziennik
log-all-only = Wszystko
log-deeds-only = Akcje
log-talk-only = Rozmowa
log-moment = Zobacz tę chwilę
refusal-other_rules = Przy tym stole grano według starszych zasad; nie da się go już otworzyć. Otwórz nowy.
look-again = Wróć do stołu bez miejsca
connection-back = Znów połączono.

## After the end

replay-open-eyes = Powtórka bez tajemnic
replay-own-eyes = Powtórka twoimi oczami
replay-copy = Kopiuj link do tej chwili
awards = Wyróżnienia
figures = W liczbach
figure-choices = decyzje
figure-thought = namysł
figure-longest = najdłużej
who-knew = Kto co wiedział
knew-too = wiedzą też: { $who }
knew-nothing = Nic, czego nie wiedzieliby też inni.
fairness-end = Ziarno ustalono przed pierwszym wyborem, a jego SHA-256 było cały czas na tej stronie. Teraz jest jawne: sprawdź je.
seed = Ziarno
verify-yourself = Nie musisz ufać temu serwerowi: pobierz zapis i uruchom „cellmates verify”.
picture = Obrazek dla znajomych
picture-save = Zapisz lub udostępnij obrazek
award-finder = Nos do wyjścia
    .why = pierwsza osoba, która wiedziała, gdzie leży Pokój 25
award-liar = Pokerowa twarz
    .why = { $count ->
        [one] { $count } fałszywe twierdzenie
        [few] { $count } fałszywe twierdzenia
       *[other] { $count } fałszywych twierdzeń
    }
award-honest = Słowo honoru
    .why = { $count ->
        [one] { $count } prawdziwe twierdzenie
        [few] { $count } prawdziwe twierdzenia
       *[other] { $count } prawdziwych twierdzeń
    }
award-explorer = W nieznane
    .why = { $count ->
        [one] { $count } wejście do nieznanego pomieszczenia
        [few] { $count } wejścia do nieznanych pomieszczeń
       *[other] { $count } wejść do nieznanych pomieszczeń
    }
award-pusher = Silne ramiona
    .why = { $count ->
        [one] { $count } wypchnięcie
        [few] { $count } wypchnięcia
       *[other] { $count } wypchnięć
    }
award-pushed = Wszystkim na drodze
    .why = { $count ->
        [one] wypchnięto { $count } raz
       *[other] wypchnięto { $count } razy
    }
award-slider = Ręka na dźwigni
    .why = { $count ->
        [one] { $count } przesunięcie budynku
        [few] { $count } przesunięcia budynku
       *[other] { $count } przesunięć budynku
    }
award-scout = Ciekawskie oczy
    .why = { $count ->
        [one] { $count } podgląd pomieszczenia
        [few] { $count } podglądy pomieszczeń
       *[other] { $count } podglądów pomieszczeń
    }
award-haul = Największy łup
    .why = { $count ->
        [one] { $count } zdobyta kostka
        [few] { $count } zdobyte kostki
       *[other] { $count } zdobytych kostek
    }
award-bluffer = Najlepszy blef
    .why = { $count ->
        [one] { $count } kłamstwo o własnych żetonach
        [few] { $count } kłamstwa o własnych żetonach
       *[other] { $count } kłamstw o własnych żetonach
    }
award-boss = Szef bloku
    .why = { $count ->
        [one] { $count } pierwsze miejsce
        [few] { $count } pierwsze miejsca
       *[other] { $count } pierwszych miejsc
    }
award-crafter = Zręczne ręce
    .why = { $count ->
        [one] { $count } zmajstrowany fant
        [few] { $count } zmajstrowane fanty
       *[other] { $count } zmajstrowanych fantów
    }
award-recruiter = Wszędzie przyjaciele
    .why = { $count ->
        [one] { $count } zwerbowany zbir
        [few] { $count } zwerbowane zbiry
       *[other] { $count } zwerbowanych zbirów
    }
award-schemer = Mól książkowy
    .why = { $count ->
        [one] { $count } zagrana księga
        [few] { $count } zagrane księgi
       *[other] { $count } zagranych ksiąg
    }
award-suspect = Główny podejrzany
    .why = { $count ->
        [one] { $count } kostka podejrzeń
        [few] { $count } kostki podejrzeń
       *[other] { $count } kostek podejrzeń
    }
count-deaths = { $count ->
    [one] { $count } śmierć
    [few] { $count } śmierci
   *[other] { $count } śmierci
}
count-said = { $count ->
    [one] { $count } wypowiedź
    [few] { $count } wypowiedzi
   *[other] { $count } wypowiedzi
}
figure-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}

## After the end

won = wygrana
you-won = Wygrana
you-lost = Przegrana
rematch-hint = Rewanż może zacząć { $who }. Przejście do niego pojawi się tutaj.
rematch-ready = Rewanż już czeka; twoje miejsce jest zachowane.
