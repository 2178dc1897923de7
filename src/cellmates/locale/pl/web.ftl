### Strona: to, co mówi tylko stół w przeglądarce.
###
### $who, $kind to nazwy w tym języku; $seed drukowany bez zmian; $count to liczba.

## Dom

skip-to-content = Przejdź do stołu
page-lost = Pod tym adresem nic nie ma.
sound = Dźwięk
theme = Kolory
theme-auto = jak w systemie
theme-light = jasne
theme-dark = ciemne
close = Zamknij
copy = Kopiuj
copied = Skopiowano
send = Wyślij
to-start = Na stronę startową
to-table = Do stołu

## Strona startowa

home-fan-work = Nieoficjalne dzieło fanów: zasady własnymi słowami, własne rysunki. Gry należą do swoich wydawców.
home-play = W co chcesz zagrać?
home-open = Otwarte stoły
home-none-open = Nikt teraz nie czeka na graczy.
home-fair = Bez kont i e-maili. Gra nigdy nie przepada: zamknij stronę i wróć, kiedy zechcesz.
table-open = otwarty
table-playing = w grze
table-over = zakończony
table-loading = Podchodzimy do stołu
free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}

## Nowy stół

your-name = Twoje imię
guest-name = Gość
more-settings = Więcej ustawień
clock = Zegar
clock-none = bez zegara
talk-structured = tylko gotowe zdania
talk-free = zdania i swobodny czat
pace = Tempo botów
pace-fast = szybko
pace-calm = spokojnie
pace-slow = wolno
spectators-allowed = Inni mogą patrzeć
table-listed = Pokaż wśród otwartych stołów
play-bots = Graj z botami
play-alone = Graj
open-table = Otwórz stół dla znajomych
botkind-careful = bot ostrożny
botkind-random = bot losowy

## Poczekalnia i miejsca

seats = Miejsca
players = Gracze
seat-free = wolne
host = gospodarz
away = nie ma
relieved = gra bot
sit-down = Usiądź
stand-up = Oddaj miejsce
fill-bots = Uzupełnij botami
kick = Wyproś
invite = Link dla znajomych
    .what = Kto go otworzy, może zająć wolne miejsce albo patrzeć.
    .watch = Kto go otworzy, może patrzeć.
waiting-host = Grę zaczyna gospodarz.
waiting-table = Gra toczy się dalej sama.
watching = { $count ->
    [0] nikt nie patrzy
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
notify = Powiadom mnie, gdy będzie moja kolej
notify-cannot = Przeglądarka nie pozwala tu na powiadomienia; o twojej kolei powiedzą ci dźwięk i tytuł strony.
hand-over = Niech gra za mnie bot
come-back = Wracam do gry
fairness = Uczciwe rozdanie
    .what = To SHA-256 tajnego ziarna. Po grze ziarno jest jawne i każdy może je sprawdzić.

## Przy stole

connection-lost = Brak połączenia. Próbuję ponownie; nic nie przepada.
bye-kicked = Gospodarz wyprosił cię od tego stołu. Możesz oglądać, ale nie usiądziesz tu ponownie, dopóki gospodarz cię nie wpuści.
take-back = Cofnij
may-also = Możesz też
can-choose = Można wybrać
cell-face-up = odkryte
cell-known = zakryte, ale je znasz
note-here = Twoja notatka o tym pomieszczeniu
ready-button = Gotowe
face-up = odkryty
face-down = zakryty
log-all = Pokaż wszystko
chat = Napisz coś
say-something = Powiedz coś …
say-claim = Zgłoś
say-accuse = Oskarż
say-plan = Zaproponuj
line-started = Gra się zaczęła.
line-ended = Gra się skończyła.
line-took_back = { $who }: cofnięty ostatni wybór.
line-returned = { $who } gra znowu.
line-relieved-clock = { $who }: koniec czasu; dalej gra bot.
line-relieved-gone = { $who }: nikogo tu nie ma; dalej gra bot.
line-relieved-left = { $who }: gra oddana botowi.

## Po grze

rematch = Rewanż
to-rematch = Do rewanżu
watch-replay = Powtórka
download-record = Pobierz zapis
verify = Sprawdź rozdanie
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-play = Odtwarzaj lub wstrzymaj
replay-eyes = Widok
replay-eyes-spectator = widz
replay-speed = Tempo

## Gdy czegoś odmówiono: co dalej

refusal-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
refusal-unknown = Coś poszło nie tak. Odśwież stronę.
refusal-malformed = Serwer nie zrozumiał strony. Odśwież ją.
refusal-hello_first = Strona się pospieszyła. Odśwież ją.
refusal-no_such_table = Nie ma takiego stołu. Sprawdź link.
refusal-bad_token = Ten link nie otwiera żadnego miejsca. Poproś o nowy.
refusal-no_spectators = Tego stołu nie można oglądać. Poproś o miejsce.
refusal-not_seated = Najpierw zajmij miejsce.
refusal-not_host = Może to zrobić tylko gospodarz. Poproś go.
refusal-stale = Gra poszła dalej. Wybierz jeszcze raz.
refusal-no_such_option = Nie ma takiej opcji. Wybierz jedną z podanych.
refusal-not_on_offer = Teraz nie można tego wybrać. Wybierz jedną z pokazanych opcji.
refusal-not_your_decision = Teraz nikt cię o nic nie pyta. Poczekaj na swoją kolej.
refusal-silenced = Nikt nie może teraz mówić. Spróbuj później.
refusal-no_chat = Przy tym stole są tylko gotowe zdania. Wybierz jedno z nich.
refusal-cannot_take_back = Za późno, by to cofnąć.
refusal-wrong_state = W tej chwili stół na to nie pozwala. Poczekaj albo odśwież stronę.
refusal-seat_taken = Ktoś tam siedzi. Zajmij inne miejsce.
refusal-seats_free = Są jeszcze wolne miejsca. Zajmijcie je albo posadźcie boty.
refusal-no_such_seat = Nie ma takiego miejsca. Zajmij inne.
refusal-no_such_bot = Nie ma takiego bota. Wybierz innego.
refusal-bad_config = Te ustawienia do siebie nie pasują. Zmień któreś.
refusal-bad_name = Tego imienia nie można użyć. Wybierz inne.
refusal-slow_down = Za szybko. Odczekaj chwilę i spróbuj ponownie.
refusal-too_many = Za dużo połączeń, stołów lub zestawów kart stąd. Zamknij kilka albo chwilę poczekaj.
refusal-notes_full = Więcej notatek się nie zmieści. Najpierw usuń którąś.
refusal-not_stored = Nic się nie stało: serwer nie mógł tego zapisać. Spróbuj ponownie.
refusal-not_over = Zapis jest tajny do końca gry. Wróć, gdy gra się skończy.
refusal-foreign_origin = Inna strona nie może tego zrobić. Otwórz tę bezpośrednio.

## Słowa wspólne z innymi stołami

your-turn = Twoja kolej
thinking = myśli
setup-bots = Boty
setup-memory = Pomoc dla pamięci
setup-memory-events_only = tylko w twoim dzienniku
setup-memory-board = na planszy
setup-memory-none = wcale
setup-start = Zaczynamy
label-deck =
    Talia Z.R.B.: { $left ->
        [one] { $left } karta
        [few] { $left } karty
       *[other] { $left } kart
    }
label-discard = Odrzucone
label-open = Odkryte w tej rundzie
score-total = gwiazdki
