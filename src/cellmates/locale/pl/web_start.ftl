### The start page: what the games are, what goes on in the house, one's own games.

start-lead = Dwie gry o ucieczce. Bez konta, a wolne miejsca zajmą boty.
start-welcome = Witaj ponownie, { $name }.
start-welcome-guest = Witaj ponownie.
start-calling = { $count ->
    [one] Jeden stół czeka na twój ruch.
    [few] { $count } stoły czekają na twój ruch.
   *[other] { $count } stołów czeka na twój ruch.
}
start-play = Zagraj
start-learn = Pierwszy raz? Dziesięć minut
start-friends = Ze znajomymi
start-players = { $least }–{ $most } graczy
start-minutes = około { $count } min
weight-light = łatwa do nauki
weight-medium = do poznania w jednej partii
weight-heavy = dla lubiących zasady
blurb-room25 = Program na żywo, labirynt, który przesuwa się pod nogami, i ktoś przy stole, kto pracuje dla producentów.
blurb-lockup = Osiem miejsc w twierdzy przy świetle pochodni. Wysyłaj bandę, ukrywaj najsilniejszy żeton, kuj, werbuj i niech strażnicy patrzą na innych.
kind-room25 = ukryte role, blef, ruchoma plansza
kind-lockup = rozstawianie, wytwarzanie, nerwy

start-new = Nowa gra
start-house = Co się teraz dzieje
start-nobody = Nikt teraz nie czeka na graczy. Otwórz własny stół: znajomi wejdą przez link, boty od razu.
start-goes-on = Twoje gry
go-on = Graj dalej
look-in = Zajrzyj
to-lobby = Do poczekalni
join-in = Dołącz
watch-table = Oglądaj
table-waits = Czeka tu { $who }
table-empty = teraz nikogo tu nie ma
result-won = Wygrana
result-lost = Przegrana
game-remove = Usuń
game-remove-really = Usunąć tę grę z twojej listy?
table-leave = Odejdź
table-leave-really = Zwolnić miejsce i odejść od stołu?
table-close = Zamknij stół
table-close-really = Zamknąć ten stół? Wszyscy będą musieli odejść.
table-round = runda { $round } z { $rounds }
