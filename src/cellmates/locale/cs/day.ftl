### The deal of a day: the same for everybody (terminal and page).

day-title = Rozdání dne
day-of-room25 = Komplex dne
day-of-lockup = Lockup dne
day-what = Stejné rozdání pro všechny a jeden bodovaný pokus. Nové přichází o půlnoci UTC.
day-alone = o samotě
day-with-bots = s { $count ->
    [one] { $count } botem
   *[other] { $count } boty
}
day-company = S kým
day-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
day-today = dnes
day-late = pozdě
day-play-today = Zahrát dnešní
day-play = Zahrát tento den
day-go-on = Pokračovat v pokusu
day-look = Prohlédnout si svou hru
day-once = Počítá se jeden pokus. Trenér při něm mlčí.
day-no-score = Pokus zahájený později je označen jako pozdní a stojí pod pokusy z toho dne.
day-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
day-won = výhra
day-lost = prohra
day-result = Tvůj výsledek
day-share-line = Cellmates · { $name } ({ $mode }) · { $date } · { $points }
day-copy = Kopírovat výsledek
day-copied = Zkopírováno
day-board = Pokusy na tomto serveru
day-nobody = Toto rozdání tu ještě nikdo nezkusil.
day-playing = hraje
day-own = ty
day-days = Dny
day-tile = { $day }: { $result }
day-untried = bez pokusu
day-seed = Semínko je veřejné: SHA-256 textu „{ $text }“.
day-symbols-room25 = 🟦 odehrané kolo, ⬜ zbývající kolo; 🚪 v Pokoji 25, 🔒 jinde, 💀 smrt
day-symbols-lockup = Hvězdy před závěrečným bodováním, pak cíl pro nejlepšího, závěrečný cíl, rváči, kostky, knihy, značka: 🟩 nejvíc, 🟨 něco, ⬛ nic; 🥇 umístění
day-more = Všechny dny a výsledky
day-to-days = K rozdání dne
refusal-day_closed = Tento den teď hrát nejde.
refusal-day_tried = Svůj pokus o toto rozdání už máš za sebou.

## The command

command-day = zahrát rozdání dne
    .what = Všichni mají stejné rozdání a jeden pokus, který se počítá. Nedohraná hra pokračuje tam, kde skončila.
flag-day-date = den z posledního týdne, RRRR-MM-DD; jinak dnešek podle UTC
flag-day-mode = jeden z: { $known }; jinak první
error-day-date = { $text } teď hrát nejde; na výběr je { $known }
day-terminal-tried = Tvůj pokus z { $date } skončil.
