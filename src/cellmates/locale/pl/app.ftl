### What is said around any game: menus, prompts, errors, commands.
###
### Arguments: $who, $mode, $command and the like are names, already in this language;
### $file, $option, $text, $key, $seed are printed as they are; numbers come as numbers.

## The program and small words

app-name = Cellmates
app-tagline = Więzienne gry przy jednym stole: ze znajomymi, z botami albo w pojedynkę.
language-name = Polski
language = Język
version = Cellmates { $version }
game-room25 = Pokój 25
    .what = Ukryte role, tajne programy i budynek, który przesuwa się pod nogami.

yes = tak
no = nie
you = ty
nobody = nikt
everybody = wszyscy
unknown = nie wiadomo
list-and = { $first } i { $last }
player = Gracz { $number }
bot = Bot { $number }
bot-random = losowy
    .what = Bierze dowolną z dostępnych opcji, każdą z tym samym prawdopodobieństwem.
ready = gotowe
waiting-for = Czekamy na ruch: { $who }
game-over = Koniec gry
log = Dziennik
talk = Rozmowa
rules = Zasady
notes = Notatki

## Counting

count-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[other] { $count } gier
}
count-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
}
count-choices = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}
count-players = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}

## Menu

menu-new = Nowa gra
    .what = Wybierz tryb i zajmijcie miejsca.
menu-quit = Wyjdź
    .what = Zamknij program.
menu-no-saves = Nie ma jeszcze żadnej zapisanej gry.
menu-enter = Enter wybiera to, co oznaczono *; quit kończy.
menu-start = Zaczynamy
    .what = Możesz przerwać w każdej chwili; gra się zapisze.
menu-question = pytanie
menu-answer = odpowiedź

## Setting up a game

setup-mode = Tryb
    .what = Co trzeba zrobić, żeby wygrać.
    .what = Podstawowe na pierwszą grę, Apogeum ze wszystkim.
setup-seats = Gracze
    .what = Ile osób siedzi przy stole, licząc boty.
setup-humans = Ludzie przy tym ekranie
    .what = Na pozostałych miejscach grają boty.
setup-character = Postać
    .what = Kim grasz.
setup-anybody = ktokolwiek

## Prompts

prompt-choose = Twój wybór:
prompt-may = Możesz też
prompt-talk = Możesz powiedzieć
prompt-tell = Powiesz innym, co widzisz? Enter: nic nie mówisz.
prompt-hint = Wpisz numer, literę albo zapis; ? to pomoc, ! to rada, quit zapisuje grę i kończy.
prompt-help = Numer wybiera daną opcję, litera opcję, która jest nią oznaczona; można też wpisać zapis z nawiasu, wystarczą początki słów. „? 2” wyjaśnia opcję 2, „?” z nazwą wyjaśnia miejsce, kartę albo inną rzecz z gry. „board” pokazuje stół, „log” przebieg gry, „say” to, co możesz powiedzieć, „may” to, co możesz zrobić poza tym, „back” wraca do pierwszej listy, „undo” cofa wybór, z którego nikt się jeszcze niczego nie dowiedział, „quit” zapisuje grę i kończy.
nothing-to-may = Teraz nie możesz zrobić nic poza tym.
nothing-to-talk = Teraz nikt nie może nic powiedzieć.
undone = Cofnięto. Wybierz jeszcze raz.

## Keys of the full-screen table

key-help = Pomoc
    .what = Pokaż lub ukryj tę pomoc.
key-choose = Wybierz
    .what = Weź opcję pod kursorem.
key-why = Dlaczego
    .what = Wyjaśnij opcję pod kursorem.
key-board = Plansza
    .what = Przejdź się po pomieszczeniach i poczytaj o nich.
key-talk = Rozmowa
    .what = Powiedz kolor, podejrzenie albo plan.
key-may = Poza tym
    .what = Zrób coś, o co nikt nie pyta: połóż przypomnienie, ujawnij rolę.
key-type = Wpisz
    .what = Wpisz wybór w zapisie albo pytanie, na przykład „? vortex”.
key-undo = Cofnij
    .what = Cofnij wybór, z którego nikt się niczego nie dowiedział.
key-back = Wstecz
    .what = Wróć do pierwszej listy.
key-on = Dalej
    .what = Idź dalej.
keys-help = Klawisze: strzałki i Enter wybierają; numer albo litera przed opcją wybiera ją od razu. ? wyjaśnia opcję pod kursorem. ! to rada trenera. Tab prowadzi po planszy, a Enter wybiera tam opcję dotyczącą tego miejsca. t mówi, m robi coś, o co nikt nie pyta, u cofa, / pozwala wpisać wybór albo pytanie, Page Up i Page Down przesuwają dziennik, q zapisuje i kończy.
page-any-key = ↑ ↓ przewijają; każdy inny klawisz wraca do stołu.

## The curtain between players at one screen

curtain-pass = Przekażcie ekran. Teraz: { $who }.
curtain-ready = { $who }: naciśnij Enter, gdy nikt inny nie patrzy.
curtain-done = Wybór przyjęty. Naciśnij Enter, aby ukryć swoje tajemnice.

## Saving and going on

saved = Gra jest zapisana w pliku { $file }.
saved-how = Aby grać dalej: { $command }
resumed = Gra z pliku { $file } toczy się dalej. { $count ->
    [one] Za nami { $count } decyzja.
    [few] Za nami { $count } decyzje.
   *[other] Za nami { $count } decyzji.
}
record-written = Zapis gry jest w pliku { $file }.
seed-published = Ziarno losowe: { $seed }. Każdy może odtworzyć zapis i sprawdzić, że nikt nie oszukiwał.

## Errors: what is wrong, and what to do next

error = Błąd
error-unknown-option = Nie ma opcji „{ $text }”. Wpisz numer z listy albo ?, aby zobaczyć pomoc.
error-not-offered = Teraz nie można wybrać „{ $option }”. Weź jedną z opcji na liście.
error-ambiguous = „{ $text }” pasuje do kilku opcji: { $options }. Dopisz więcej.
error-cannot-undo = Ktoś już się czegoś dowiedział po twoim ostatnim wyborze; nie można go cofnąć.
error-unknown-thing = Nie ma tu niczego o nazwie „{ $text }”. Podaj miejsce, kartę albo inną rzecz z gry.
error-no-such-file = Nie ma pliku { $file }. Sprawdź ścieżkę.
error-not-readable = Nie można odczytać pliku { $file }: { $problem }
error-cannot-write = Nie można zapisać pliku { $file }: { $problem }
error-record-cut-short = Zapis { $file } jest urwany: kończy się w środku wpisu.
error-record-altered = Zapis { $file } był zmieniany: wybór { $number } („{ $option }”) nie był możliwy.
error-record-digest = Zapis { $file } był zmieniany: nie prowadzi do pozycji, którą podaje.
error-record-version = { $file } powstał według zasad w wersji { $theirs }; ten program gra w wersji { $ours }.
error-record-unfinished = Gra z pliku { $file } jeszcze się nie skończyła.
error-unknown-key = Nieznany klucz „{ $key }”. Znane: { $known }.
error-unknown-value = „{ $value }” nie jest wartością klucza { $key }. Możliwe: { $known }.
error-unknown-mode = Nie ma trybu „{ $text }”. Tryby: { $known }.
error-unknown-edition = Nie ma wydania „{ $text }”. Wydania: { $known }.
error-unknown-game = Nie ma gry „{ $text }”. Gry: { $known }.
error-unknown-bot = Nie ma bota „{ $text }”. Boty: { $known }.
error-unknown-language = Nie ma tekstów w języku „{ $text }”. Języki: { $known }.
error-unknown-seat = Przy tym stole nie ma miejsca { $seat }.
error-unknown-command = Nie ma polecenia „{ $text }”. Polecenia: { $known }.
error-bad-seed = Ziarno to co najwyżej 64 cyfry szesnastkowe (32 bajty), a „{ $text }” nim nie jest.
error-bad-number = „{ $text }” nie jest liczbą całkowitą.
error-bad-range = Wartość { $key } musi leżeć między { $least } a { $most }.
error-terminal-too-small = Okno ma { $width } × { $height }, a potrzeba co najmniej { $least_width } × { $least_height }. Powiększ je albo użyj --plain.
error-interrupted = Przerwano.
error-no-files = W { $file } nie ma żadnych plików.
error-usage = Wpisz „{ $command } --help”, aby zobaczyć, jak tego używać.

## Commands

command-play = zagraj w terminalu
    .what = Gra dla osób przy tym ekranie, z botami na pozostałych miejscach albo w pojedynkę. Bez opcji o wszystko zapyta menu.
command-serve = prowadź stoły dla przeglądarek
    .what = Uruchamia serwer na tym komputerze i mówi, gdzie jest jego strona. Można tam grać ze znajomymi i botami, także z telefonu.
command-simulate = niech boty rozegrają wiele gier
    .what = Rozgrywa gry między botami i pokazuje, kto wygrał, dlaczego i jak długo to trwało.
command-replay = przejrzyj zapisaną grę krok po kroku
    .what = Pokazuje zapis wybór po wyborze, z jednego miejsca albo ze wszystkim odkrytym.
command-analyse = oceń zapisaną grę
    .what = Mówi, jaka była szansa na wygraną po każdej decyzji, ile kosztowała każda z nich według tego, co można było wiedzieć, i co było szczęściem. Wynik zostaje zapisany.
command-verify = udowodnij, że zapis jest prawdziwy
    .what = Rozgrywa zapis jeszcze raz i sprawdza każdy wybór, ziarno oraz pozycję końcową.
command-check = sprawdź scenariusze
    .what = Rozgrywa każdy scenariusz i mówi, czy spełniło się wszystko, czego oczekiwał.
command-show = wyjaśnij pomieszczenia, postacie i karty
    .what = Mówi prostymi słowami, jak działa dana rzecz.

usage = Użycie
usage-commands = Polecenia
usage-arguments = Argumenty
usage-options = Opcje
usage-examples = Przykłady

argument-game = gra, w którą gramy
argument-record = zapis gry
argument-scenarios = pliki scenariuszy albo foldery z nimi

flag-help = pokaż tę pomoc i zakończ
flag-version = pokaż wersję i zakończ
flag-lang = język wszystkich tekstów: { $known }
flag-mode = tryb gry: { $known }
flag-edition = wydanie, czyli czyje odczytanie zasad: { $known }
flag-level = jak wiele zasad: { $known }
flag-madness = kooperacja lub solo na szaleńczym poziomie trudności
flag-seats = liczba graczy razem z botami
flag-guards = liczba strażników przy pięciu graczach
flag-humans = liczba osób przy tym ekranie
flag-you = kim grasz; kilka imion to kilka osób przy tym ekranie
flag-bots = który bot gra na pozostałych miejscach: { $known }
flag-seed = do 64 cyfr szesnastkowych, które ustalają całą losowość; krótsze są uzupełniane zerami z lewej
flag-set = wariant zasad w postaci klucz=wartość; można podać kilka razy
flag-complex = z którego zestawu pomieszczeń powstaje budynek
flag-resume = wróć do tej zapisanej gry albo do ostatniej
flag-plain = wiersz po wierszu, bez rysowania na całym ekranie
flag-no-color = bez kolorów; to samo robi zmienna środowiska NO_COLOR
flag-fast = boty grają bez przerw
flag-memory = gdzie przypominać o tym, co już wiesz: board, events_only albo none
flag-screen = Na ekranie
flag-games = liczba gier do rozegrania
flag-jobs = liczba procesów pracujących równolegle
flag-json = wypisz JSON, dla programów
flag-at = pozycja po tylu decyzjach
flag-quiet = wypisz tylko niepowodzenia

## Simulating

# $games and $players are count-games and count-players, spoken.
simulate-title = Symulacja: { $games }, { $mode }, { $players }
column-games = gry
column-wins = wygrane
column-share = udział
column-reason = zakończenie
column-deaths = zgony
column-bot = bot
column-mean = średnia
simulate-speed = Na sekundę: gier { $games }, decyzji { $decisions }
simulate-seed = Ziarno całej symulacji: { $seed }
simulate-stopped = Przerwano przed czasem. { $count ->
    [one] Rozegrano { $count } grę.
    [few] Rozegrano { $count } gry.
   *[other] Rozegrano { $count } gier.
}

## Replaying, verifying, checking, showing

replay-title = Odtwarzanie: { $file }
replay-position = Decyzja { $number } z { $total }
replay-choice = { $who }: { $option }
replay-end = Tu kończy się zapis.
replay-open = wszystko odkryte
replay-from-seat = oczami: { $who }
replay-spectator = oczami widza

verify-ok = Zapis jest prawdziwy. { $count ->
    [one] Jedyna decyzja była możliwa i prowadzi do zapisanego końca.
    [few] Wszystkie { $count } decyzje były możliwe i prowadzą do zapisanego końca.
   *[other] Wszystkie decyzje ({ $count }) były możliwe i prowadzą do zapisanego końca.
}
verify-seed-ok = Ziarno zgadza się z ogłoszonym SHA-256.
verify-seed-wrong = Ziarno nie zgadza się z ogłoszonym SHA-256.
verify-fails = Zapis się nie zgadza: { $problem }

check-ok = ok
check-fail = BŁĄD
check-error = problem
check-summary = { $failed ->
    [0] { $passed ->
        [one] Scenariusz się zgadza.
       *[other] Wszystkie scenariusze się zgadzają ({ $passed }).
    }
    [one] Nie zgadza się { $failed } scenariusz, zgodnych: { $passed }.
    [few] Nie zgadzają się { $failed } scenariusze, zgodnych: { $passed }.
   *[other] Nie zgadza się { $failed } scenariuszy, zgodnych: { $passed }.
}

show-config = Ustawienia

## Progress

progress-playing = Rozgrywanie: { $done } z { $total }
progress-checking = Sprawdzanie: { $done } z { $total }
progress-left = { $count ->
    [one] została około { $count } sekunda
    [few] zostały około { $count } sekundy
   *[other] zostało około { $count } sekund
}
