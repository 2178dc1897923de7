### The deal of a day: the same for everybody (terminal and page).

day-title = Rozdanie dnia
day-of-room25 = Kompleks dnia
day-of-lockup = Lockup dnia
day-what = To samo rozdanie dla wszystkich i jedna punktowana próba. Nowe pojawia się o północy UTC.
day-alone = samotnie
day-with-bots = z { $count ->
    [one] { $count } botem
   *[other] { $count } botami
}
day-company = Z kim
day-streak = { $count ->
    [one] { $count } dzień z rzędu
   *[other] { $count } dni z rzędu
}
day-today = dziś
day-late = po terminie
day-play-today = Zagraj dzisiejsze
day-play = Zagraj ten dzień
day-go-on = Dokończ swoją próbę
day-look = Zobacz swoją grę
day-once = Liczy się jedna próba. Trener w tym czasie milczy.
day-no-score = Próba rozpoczęta później jest oznaczona jako spóźniona i stoi pod próbami z tego dnia.
day-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
day-won = wygrana
day-lost = przegrana
day-result = Twój wynik
day-share-line = Cellmates · { $name } ({ $mode }) · { $date } · { $points }
day-copy = Kopiuj wynik
day-copied = Skopiowano
day-board = Próby na tym serwerze
day-nobody = Nikt tu jeszcze nie próbował tego rozdania.
day-playing = w grze
day-own = ty
day-days = Dni
day-tile = { $day }: { $result }
day-untried = bez próby
day-seed = Ziarno jest jawne: SHA-256 tekstu „{ $text }”.
day-symbols-room25 = 🟦 rozegrana runda, ⬜ pozostała runda; 🚪 w Pokoju 25, 🔒 gdzie indziej, 💀 śmierć
day-symbols-lockup = Gwiazdki przed końcowym liczeniem, potem cel lidera, cel końcowy, zbiry, kostki, księgi, znacznik: 🟩 najwięcej, 🟨 trochę, ⬛ nic; 🥇 miejsce
day-more = Wszystkie dni i wyniki
day-to-days = Do rozdania dnia
refusal-day_closed = Tego dnia nie można teraz rozegrać.
refusal-day_tried = Twoja próba tego rozdania już była.

## The command

command-day = zagraj rozdanie dnia
    .what = Wszyscy mają to samo rozdanie i jedną próbę, która się liczy. Nieskończona gra toczy się dalej od miejsca, w którym ją przerwano.
flag-day-date = dzień z ostatniego tygodnia, RRRR-MM-DD; domyślnie dzisiejszy według UTC
flag-day-mode = jeden z: { $known }; domyślnie pierwszy
error-day-date = { $text } nie można teraz rozegrać; są: { $known }
day-terminal-tried = Twoja próba z { $date } jest zakończona.
