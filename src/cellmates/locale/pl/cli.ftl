### Co mówi polecenie `cellmates` oprócz app.ftl.

## Błędne użycie

error-missing-arguments = Brakuje: { $known }
error-one-of-arguments = Potrzebne jest jedno z tych: { $known }
error-not-with = { $key } nie można łączyć z { $other }
error-unknown-arguments = Niezrozumiałe: { $text }
error-missing-value = { $key } wymaga wartości.
error-no-value = { $key } nie przyjmuje wartości.
error-not-a-number = „{ $text }” nie jest liczbą.
error-argument = { $key }: { $problem }
error-unfit-weights = { $bot } nie może grać: jego wagi są uszkodzone albo powstały dla innej wersji ({ $problem }).
error-config = Z tymi ustawieniami nie da się grać: { $problem }
error-too-small = { $key } musi wynosić co najmniej { $least }.
error-no-equals = { $key }: zamiast „{ $text }” powinno być KEY=VALUE.
error-no-editions = { $game } nie ma wydań; pomiń --edition.
did-you-mean = Czy chodziło o { $text }?
resume-passed-over = Pominięto: { $problem }

## Sprawdzanie

check-unreadable = { $count ->
    [one] { $count } plik nie jest scenariuszem.
    [few] { $count } pliki nie są scenariuszami.
   *[other] { $count } plików nie jest scenariuszami.
}

## Co jest w pudełku

argument-topic = co pokazać: { $known }
argument-name = tylko jedna rzecz, według zapisu lub nazwy
error-unknown-name = { $topic }: nie ma „{ $text }”. Są: { $known }.

topic-rooms = Pomieszczenia
topic-characters = Postacie
topic-cards = Karty Z.R.B.
topic-complexes = Budynki
topic-editions = Wydania
topic-switches = Warianty zasad

total-rooms = rodzajów: { $kinds }, kafelków w pudełku: { $tiles }

fact-slug = zapis
fact-name = nazwa
fact-colour = kolor
fact-level = poziom
fact-tiles = kafelki
fact-boxes = kafelki w pudełkach
fact-source = źródło
fact-letter = litera
fact-special = specjalna zdolność
fact-duo = partner
fact-box = pudełko
fact-empties = własne puste pomieszczenia
fact-locks = własne zamki
fact-copies = sztuk
fact-set = zestaw
fact-kind = rodzaj
fact-modes = tryby
fact-out = nigdy nie używane
fact-differences = własne odczytania
fact-default = domyślnie
fact-depends = zależnie od innych ustawień
fact-values = wartości
fact-rule = zasada

values-tiles = lista pomieszczeń
values-complex = budynek albo 25 pomieszczeń
values-seat = numer miejsca

source-rulebook = instrukcja
source-secondary = z drugiej ręki
source-reconstructed = rekonstrukcja
set-base = podstawowy
set-madness = szaleństwo
complex-list = lista
    .what = 25 nazwanych pomieszczeń, znanych wszystkim
complex-table = tabela
    .what = część pomieszczeń losuje się według koloru; znana jest tylko tabela
complex-any = losowo: { $count }

## Symulacja

flag-with-default = { $text } (domyślnie: { $value })
flag-simulate-bots = kto gra: jeden bot na wszystkich miejscach albo kilka, które zmieniają się miejscami ({ $known })
flag-sides = kto gra którą stroną, na przykład guard=careful,prisoner=random
column-side = strona
column-interval = przedział 95 %
column-count = liczba
side-prisoner = więźniowie
side-guard = strażnicy
side-a = Drużyna A
side-b = Drużyna B
side-player = każdy gracz
side-everybody = wszyscy razem

## Odtwarzanie

flag-as = oglądaj grę z tego miejsca (numer lub nazwa), jako spectator albo all: wszystko odkryte, gdy gra jest skończona

## Serwer

flag-host = adres, na którym serwer słucha
flag-port = port, na którym serwer słucha; bez tego { $port }, a gdy zajęty, dowolny wolny
flag-lan = wpuść graczy z sieci i pokaż kod do zeskanowania telefonem
flag-open = otwórz stronę w przeglądarce, jeśli jakaś jest
flag-database = gdzie przechowywać stoły: sqlite:///FILE albo postgresql://USER@HOST/NAME; domyślnie plik wśród twoich danych
flag-behind-proxy = wierz temu, co serwer pośredniczący (proxy) mówi o adresach (X-Forwarded-For, X-Forwarded-Proto)
flag-origin = inny adres, pod którym wolno otworzyć stronę; można podać kilka razy
flag-offered-cards = folder z własnymi plikami kart, którymi można grać przy stołach; można podać kilka razy
flag-unlimited = bez limitów wiadomości, połączeń i stołów
flag-bot-processes = liczba procesów, w których myślą boty
flag-idle = ile sekund bezczynny stół zostaje w pamięci
flag-log = jak zapisywać dziennik serwera: text albo json, jeden obiekt w wierszu (domyślnie text w terminalu, json poza nim)

serve-here-only = Wejść mogą tylko przeglądarki na tym komputerze. Z opcją --lan także cała sieć.
serve-network = Każdy w twojej sieci może otworzyć ten adres albo zeskanować kod telefonem.
serve-elsewhere = Także pod: { $addresses }
serve-firewall = Jeśli telefon nic tam nie znajduje: musi być w tej samej sieci (sieci dla gości często oddzielają urządzenia), a zapora tego komputera musi przepuszczać port { $port }.
serve-no-network = Ten komputer nie jest w żadnej sieci: wejść mogą tylko jego własne przeglądarki. Połącz go z siecią i uruchom ponownie.
serve-compiled = Gra wersja skompilowana.
serve-interpreted = Gra wersja interpretowana.
serve-stop = Ctrl-C zatrzymuje serwer; żadna gra nie ginie.
serve-port-taken = Port { $port } jest zajęty; oto inny.
serve-port-in-use = Port { $port } jest zajęty. Podaj inny albo żaden: wtedy znajdzie się wolny.
serve-no-folder = Nie da się przechowywać gier w { $folder } ({ $problem }). Podaj inne miejsce, na przykład --database sqlite:///gry.db
serve-already-open = Cellmates już działa: { $address }
serve-open-here-only = Tamten serwer nie wpuszcza innych urządzeń. Zatrzymaj go (Ctrl-C w jego oknie) i uruchom ponownie z --lan.
serve-not-built = Strona nie jest zbudowana; zbuduje ją „make web”.
serve-cannot = Nie można uruchomić serwera: { $problem }

## Mistakes in somebody's own card files; $key, $value, $known and names of cards are printed as they are

problem-place = { $file }, wiersz { $line }
problem-syntax = to nie jest TOML: { $problem }
problem-deep = zbyt głębokie zagnieżdżenie.
problem-encoding = to nie jest tekst w UTF-8.
problem-section = tu muszą być klucze z wartościami.
problem-value = { $key } nie może mieć wartości „{ $value }”. Możliwe: { $known }.
problem-list = { $key } musi być listą.
problem-number = { $key } musi być liczbą całkowitą od 0 wzwyż, a nie „{ $value }”.
problem-flag = { $key } musi mieć wartość true albo false, a nie „{ $value }”.
problem-pair = { $key } to lista par: rzecz i liczba, a nie „{ $value }”.
problem-key = nieznany klucz „{ $key }”. Znane: { $known }.
problem-long-name = któraś nazwa jest za długa.
problem-most = { $key } to więcej niż { $most }.
problem-most-entries = { $key } ma więcej niż { $most } elementów.
problem-slug = nazwa w nawiasie ma tylko małe litery, cyfry i podkreślenia.
problem-slug-taken = ta nazwa znaczy w zapisie coś innego.
problem-slug-twice = jest już inna karta o tej nazwie.
problem-no-name = brak nazwy w języku „{ $lang }”.
problem-bad-name = nazwa w języku „{ $lang }” jest za długa albo niewidoczna.
problem-no-treasure = fant ma co najmniej jeden skarb.
problem-no-cost = fant ma cenę.
problem-goal-leader = cel lidera ma minimum, a jego gwiazdki wynikają z zasad.
problem-goal-instant = cel natychmiastowy ma minimum i gwiazdki.
problem-goal-final = cel końcowy jest rywalizacją albo ma gwiazdki oraz minimum lub per.
problem-no-crew = nie ma takiej bandy. Są: { $known }.
problem-no-power = ta banda zaczyna bez siły.
problem-location = zasady nie znają { $count } takich kart.
problem-count = { $thing }: jest { $count }, a ma być { $wanted }.
problem-titles = tytułów jest { $count }, a może być najwyżej { $most }.
problem-least = { $thing }: { $count }, co najmniej { $least }.
problem-suspicion = { $cards }: razem więcej niż { $most } podejrzeń.
problem-goal-kind = brak celu rodzaju „{ $goal }”.
problem-no-folder = nie ma takiego folderu.
problem-no-files = w folderze nie ma plików kart: { $known }.
problem-no-card-file = to nie jest plik kart. Pliki kart: { $known }.
problem-too-large = większy niż { $most } KiB.
problem-line-long = wiersz { $line } jest za długi.
problem-line-deep = wiersz { $line } jest zbyt głęboko zagnieżdżony.

## Analyse

analysis-title = Analiza: { $file }
analysis-balance = { $who }: { $start } % przed rozdaniem, rozdanie { $deal }, własne decyzje { $own }{ $others ->
    [none] {""}
   *[other] , cudze decyzje { $others }
}, szczęście { $luck }, na końcu { $end } %
analysis-balance-hint = W punktach szansy na wygraną. Koszt decyzji liczy się według tego, co można było wtedy wiedzieć; reszta to szczęście.
analysis-where = runda { $round }, decyzja { $number }
analysis-person = { $who }: { $points }, porównane decyzje: { $count }
analysis-better = { $made }. Lepiej: { $better }
analysis-why = Dlaczego: „{ $reasons }”
analysis-nothing-open = Wszystko, co ważne, jest odkryte.
flag-analyse-as = tylko to, co może teraz wiedzieć ta osoba, także w trwającej grze: numer miejsca albo postać
error-no-analysis = nie ma analizy gry { $game }
progress-analysing = decyzje: { $done } z { $total }

## `cellmates puzzle`.

command-puzzle = pozycje z jedną dobrą odpowiedzią
    .what = Wycina zagadki z gier botów i je dowodzi, wypisuje te, które są w programie, zadaje jedną w terminalu, sprawdza je.
puzzle-make = niech boty grają i szukaj zagadek
puzzle-play = rozwiąż zagadkę
puzzle-list = wypisz zagadki
puzzle-check = dowiedź zagadek jeszcze raz
puzzle-argument-id = krótka nazwa zagadki; bez niej dowolna
puzzle-argument-files = pliki z zagadkami; bez nich te, które są w programie
puzzle-flag-number = ile zagadek
puzzle-flag-kind = tylko tego rodzaju: { $known }
puzzle-flag-out = plik do zapisania; bez niego zagadki są wypisywane
puzzle-flag-answer = numer odpowiedzi zamiast pytania
puzzle-flag-seed = ziarno gier; bez niego dowolne
puzzle-progress-making = zagadki: { $done } z { $total }
puzzle-progress-checking = zagadki: { $done } z { $total }
puzzle-made = Zagadki: { $count }. Rozegrane gry: { $games }, obejrzane chwile: { $looked }. Ziarno: { $seed }
puzzle-row = { $id }: { $kind }, { $grade }
puzzle-which = Twoja odpowiedź (numer albo nic, by zobaczyć rozwiązanie):
puzzle-holds = Zgadza się, zagadki: { $count }.
puzzle-fails = { $id }: { $problem }
puzzle-none = nie ma zagadek do { $game }
puzzle-unknown = nie ma zagadki { $id }
puzzle-no-file = nie da się odczytać zagadek z { $file }
