### What is said around any game: menus, prompts, errors, commands.
###
### Arguments: $who, $mode, $command and the like are names, already in this language;
### $file, $option, $text, $key, $seed are printed as they are; numbers come as numbers.

## The program and small words

app-name = Cellmates
app-tagline = Vězeňské hry u jednoho stolu: s přáteli, s boty, nebo sami.
language-name = Čeština
language = Jazyk
version = Cellmates { $version }
game-room25 = Room 25
    .what = Skryté role, tajné programy a komplex, který se vám posouvá pod nohama.

yes = ano
no = ne
you = vy
nobody = nikdo
everybody = všichni
unknown = neznámo
list-and = { $first } a { $last }
player = Hráč { $number }
bot = Bot { $number }
bot-random = náhodný
    .what = Vezme kteroukoli z nabízených možností, každou se stejnou pravděpodobností.
ready = hotovo
waiting-for = Čeká se na rozhodnutí: { $who }
game-over = Konec hry
log = Historie
talk = Chat
rules = Pravidla
notes = Poznámky

## Counting

count-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}
count-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
    [many] { $count } kola
   *[other] { $count } kol
}
count-choices = { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
    [many] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}
count-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

## Menu

menu-new = Nová hra
    .what = Vyberte režim a posaďte se ke stolu.
menu-quit = Konec
    .what = Ukončit program.
menu-no-saves = Zatím tu není žádná uložená hra.
menu-enter = Enter vybere to, co je označeno *; quit ukončí.
menu-start = Začít hru
    .what = Kdykoli můžete přestat; hra se uloží.
menu-question = otázka
menu-answer = odpověď

## Setting up a game

setup-mode = Režim
    .what = Co je třeba udělat, abyste vyhráli.
    .what = Základní pro první hru, Druhá sezóna se vším všudy.
setup-seats = Hráči
    .what = Kolik jich sedí u stolu i s boty.
setup-humans = Lidé u této obrazovky
    .what = Na ostatních místech hrají boti.
setup-character = Postava
    .what = Za koho hrajete.
setup-anybody = kdokoli

## Prompts

prompt-choose = Vaše volba:
prompt-may = Můžete také
prompt-talk = Můžete říct
prompt-tell = Řeknete ostatním, co jste viděli? Enter: neříct nic.
prompt-hint = Napište číslo, písmeno nebo zápis; ? je nápověda, ! je rada, quit hru uloží a ukončí.
prompt-help = Číslo vybere danou možnost, písmeno možnost, která je jím označena; lze napsat i zápis v závorce a stačí začátky slov. „? 2“ vysvětlí možnost 2, „?“ se jménem vysvětlí místo, kartu nebo jinou věc ze hry. „board“ ukáže stůl, „log“ co se stalo, „say“ co můžete říct, „may“ co můžete udělat navíc, „back“ se vrátí k prvnímu seznamu, „undo“ vezme zpět volbu, ze které se nikdo nic nedozvěděl, „quit“ hru uloží a ukončí.
nothing-to-may = Teď nemůžete udělat nic navíc.
nothing-to-talk = Teď nikdo nesmí nic říct.
undone = Vzato zpět. Zvolte znovu.

## Keys of the full-screen table

key-help = Nápověda
    .what = Ukázat nebo skrýt tuto nápovědu.
key-choose = Vybrat
    .what = Vzít možnost pod kurzorem.
key-why = Proč
    .what = Vysvětlit možnost pod kurzorem.
key-board = Plán
    .what = Projít se po místnostech a přečíst si o nich.
key-talk = Chat
    .what = Říct barvu, podezření nebo plán.
key-may = Navíc
    .what = Udělat něco, na co se nikdo neptá: položit připomínku, odhalit roli.
key-type = Psát
    .what = Napsat volbu v zápisu nebo otázku, třeba „? vortex“.
key-undo = Vzít zpět
    .what = Vzít zpět volbu, ze které se nikdo nic nedozvěděl.
key-back = Zpět
    .what = Zase k prvnímu seznamu.
key-on = Dál
    .what = Pokračovat.
keys-help = Klávesy: šipky a Enter vybírají; číslo nebo písmeno před možností ji vybere hned. ? vysvětlí možnost pod kurzorem. ! je rada trenéra. Tab prochází plán a Enter tam vybere možnost, která se týká daného místa. t mluví, m udělá něco, na co se nikdo neptá, u vezme zpět, / napíše volbu nebo otázku, Page Up a Page Down posouvají historii, q hru uloží a ukončí.
page-any-key = ↑ ↓ posouvají; kterákoli jiná klávesa vás vrátí ke stolu.

## The curtain between players at one screen

curtain-pass = Předejte obrazovku. Teď hraje: { $who }.
curtain-ready = { $who }: stiskněte Enter, až se nikdo jiný nedívá.
curtain-done = Volba je učiněna. Klávesou Enter skryjete svá tajemství.

## Saving and going on

saved = Hra je uložena v souboru { $file }.
saved-how = Pokračovat můžete takto: { $command }
resumed = Hra ze souboru { $file } pokračuje. { $count ->
    [one] Zatím padlo { $count } rozhodnutí.
    [few] Zatím padla { $count } rozhodnutí.
    [many] Zatím padlo { $count } rozhodnutí.
   *[other] Zatím padlo { $count } rozhodnutí.
}
record-written = Záznam hry je v souboru { $file }.
seed-published = Semínko náhody bylo { $seed }: kdokoli může záznam přehrát a ověřit, že se nepodvádělo.

## Errors: what is wrong, and what to do next

error = Chyba
error-unknown-option = Možnost „{ $text }“ neexistuje. Napište číslo ze seznamu, nebo ? pro nápovědu.
error-not-offered = „{ $option }“ teď nelze zvolit. Vezměte některou z nabízených možností.
error-ambiguous = „{ $text }“ odpovídá několika možnostem: { $options }. Napište víc.
error-cannot-undo = Od vaší poslední volby se už někdo něco dozvěděl; nelze ji vzít zpět.
error-unknown-thing = Nic takového jako „{ $text }“ tu není. Uveďte místo, kartu nebo jinou věc ze hry.
error-no-such-file = Soubor { $file } neexistuje. Zkontrolujte cestu.
error-not-readable = Soubor { $file } nelze přečíst: { $problem }
error-cannot-write = Soubor { $file } nelze zapsat: { $problem }
error-record-cut-short = Záznam { $file } je useknutý: končí uprostřed položky.
error-record-altered = Záznam { $file } někdo změnil: volba { $number } („{ $option }“) nebyla možná.
error-record-digest = Záznam { $file } někdo změnil: nevede k pozici, kterou uvádí.
error-record-version = { $file } vznikl podle pravidel verze { $theirs }; tento program hraje podle verze { $ours }.
error-record-unfinished = Hra v souboru { $file } ještě neskončila.
error-unknown-key = Neznámý klíč „{ $key }“. Známé: { $known }.
error-unknown-value = „{ $value }“ není hodnota pro { $key }. Možné: { $known }.
error-unknown-mode = Režim „{ $text }“ neexistuje. Režimy: { $known }.
error-unknown-edition = Vydání „{ $text }“ neexistuje. Vydání: { $known }.
error-unknown-game = Hra „{ $text }“ neexistuje. Hry: { $known }.
error-unknown-bot = Bot „{ $text }“ neexistuje. Boti: { $known }.
error-unknown-language = V jazyce „{ $text }“ nejsou texty. Jazyky: { $known }.
error-unknown-seat = U tohoto stolu není místo { $seat }.
error-unknown-command = Příkaz „{ $text }“ neexistuje. Příkazy: { $known }.
error-bad-seed = Semínko je až 64 šestnáctkových číslic (32 bajtů); „{ $text }“ jím není.
error-bad-number = „{ $text }“ není celé číslo.
error-bad-range = Hodnota { $key } musí být od { $least } do { $most }.
error-terminal-too-small = Okno má { $width } × { $height }, potřeba je aspoň { $least_width } × { $least_height }. Zvětšete ho, nebo použijte --plain.
error-interrupted = Zastaveno.
error-no-files = V { $file } nejsou žádné soubory.
error-usage = Napište „{ $command } --help“ a dozvíte se, jak se to používá.

## Commands

command-play = hrát v terminálu
    .what = Hrají lidé u této obrazovky a na ostatních místech boti, nebo hrajete sami. Bez voleb se na vše zeptá nabídka.
command-serve = provozovat stoly pro prohlížeče
    .what = Spustí server na tomto počítači a řekne, kde je jeho stránka. Hrát tam mohou přátelé i boti, také z telefonů.
command-simulate = nechat boty odehrát mnoho her
    .what = Odehraje hry mezi boty a vypíše, kdo vyhrál, proč a jak dlouho to trvalo.
command-replay = projít zaznamenanou hru po krocích
    .what = Ukazuje záznam volbu za volbou, očima jednoho hráče, nebo se vším odkrytým.
command-analyse = rozebrat zaznamenanou hru
    .what = Řekne, jaká byla šance na výhru po každém rozhodnutí, kolik které stálo podle toho, co se dalo vědět, a co bylo štěstí. Výsledek se uloží.
command-verify = dokázat, že je záznam pravý
    .what = Přehraje záznam a zkontroluje každou volbu, semínko i konečnou pozici.
command-check = spustit scénáře
    .what = Odehraje každý scénář a řekne, zda se splnilo vše, co očekával.
command-show = vysvětlit místnosti, postavy a karty
    .what = Jednoduše vypíše, co o dané věci říkají pravidla.

usage = Použití
usage-commands = Příkazy
usage-arguments = Argumenty
usage-options = Volby
usage-examples = Příklady

argument-game = hra, kterou chcete hrát
argument-record = záznam hry
argument-scenarios = soubory scénářů nebo složky s nimi

flag-help = ukázat tuto nápovědu a skončit
flag-version = ukázat verzi a skončit
flag-lang = jazyk všech textů: { $known }
flag-mode = režim hry: { $known }
flag-edition = vydání, tedy čí výklad pravidel: { $known }
flag-level = kolik pravidel: { $known }
flag-madness = kooperace nebo sólo na šílené obtížnosti
flag-seats = počet hráčů i s boty
flag-guards = počet strážců mezi pěti hráči
flag-humans = počet lidí u této obrazovky
flag-you = koho hrajete; více jmen znamená více lidí u této obrazovky
flag-bots = který bot hraje na ostatních místech: { $known }
flag-seed = až 64 šestnáctkových číslic, které určují veškerou náhodu; kratší se zleva doplní nulami
flag-set = varianta pravidel jako klíč=hodnota; lze uvést vícekrát
flag-complex = z jaké sady místností se postaví komplex
flag-resume = pokračovat v této uložené hře nebo v poslední
flag-plain = řádek po řádku, bez kreslení přes celou obrazovku
flag-no-color = bez barev; totéž udělá proměnná prostředí NO_COLOR
flag-fast = boti hrají bez přestávek
flag-memory = kde se připomíná, co jste viděli: board, events_only nebo none
flag-screen = Na obrazovce
flag-games = kolik her se má odehrát
flag-jobs = kolik procesů pracuje souběžně
flag-json = vypsat JSON, pro programy
flag-at = pozice po tolika rozhodnutích
flag-quiet = vypisovat jen neúspěchy

## Simulating

# $games and $players are count-games and count-players, spoken.
simulate-title = Simulace: { $games }, { $mode }, { $players }
column-games = hry
column-wins = výhry
column-share = podíl
column-reason = jak to skončilo
column-deaths = úmrtí
column-bot = bot
column-mean = průměr
simulate-speed = Za sekundu: her { $games }, rozhodnutí { $decisions }
simulate-seed = Semínko celé série: { $seed }
simulate-stopped = Předčasně zastaveno. { $count ->
    [one] Odehrána { $count } hra.
    [few] Odehrány { $count } hry.
    [many] Odehráno { $count } hry.
   *[other] Odehráno { $count } her.
}

## Replaying, verifying, checking, showing

replay-title = Přehrávání: { $file }
replay-position = Rozhodnutí { $number } z { $total }
replay-choice = { $who }: { $option }
replay-end = Tady záznam končí.
replay-open = vše odkryté
replay-from-seat = jak to vidí { $who }
replay-spectator = jak to vidí divák

verify-ok = Záznam je pravý. { $count ->
    [one] Jediné rozhodnutí bylo možné a vede k zaznamenanému konci.
    [few] Všechna { $count } rozhodnutí byla možná a vedou k zaznamenanému konci.
    [many] Všechna rozhodnutí ({ $count }) byla možná a vedou k zaznamenanému konci.
   *[other] Všech { $count } rozhodnutí bylo možných a vede k zaznamenanému konci.
}
verify-seed-ok = Semínko odpovídá zveřejněnému SHA-256.
verify-seed-wrong = Semínko neodpovídá zveřejněnému SHA-256.
verify-fails = Záznam nesouhlasí: { $problem }

check-ok = ok
check-fail = CHYBA
check-error = potíž
check-summary = { $failed ->
    [0] { $passed ->
        [one] Scénář souhlasí.
       *[other] Všechny scénáře souhlasí ({ $passed }).
    }
    [one] Nesouhlasí { $failed } scénář, souhlasí: { $passed }.
    [few] Nesouhlasí { $failed } scénáře, souhlasí: { $passed }.
    [many] Nesouhlasí { $failed } scénáře, souhlasí: { $passed }.
   *[other] Nesouhlasí { $failed } scénářů, souhlasí: { $passed }.
}

show-config = Nastavení

## Progress

progress-playing = Odehráno { $done } z { $total }
progress-checking = Zkontrolováno { $done } z { $total }
progress-left = { $count ->
    [one] zbývá asi { $count } sekunda
    [few] zbývají asi { $count } sekundy
    [many] zbývá asi { $count } sekundy
   *[other] zbývá asi { $count } sekund
}
