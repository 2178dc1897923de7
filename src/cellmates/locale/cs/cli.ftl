### Co říká příkaz `cellmates` kromě app.ftl.

## Chybné použití

error-missing-arguments = Chybí: { $known }
error-one-of-arguments = Je třeba jedno z těchto: { $known }
error-not-with = { $key } nelze zadat spolu s { $other }
error-unknown-arguments = Nesrozumitelné: { $text }
error-missing-value = { $key } potřebuje hodnotu.
error-no-value = { $key } nemá žádnou hodnotu.
error-not-a-number = „{ $text }“ není číslo.
error-argument = { $key }: { $problem }
error-unfit-weights = { $bot } nemůže hrát: jeho váhy jsou poškozené nebo vznikly pro jinou verzi ({ $problem }).
error-config = S tímto nastavením nelze hrát: { $problem }
error-too-small = { $key } musí být nejméně { $least }.
error-no-equals = { $key }: místo „{ $text }“ má být KEY=VALUE.
error-no-editions = { $game } nemá vydání; vynechte --edition.
did-you-mean = Nemysleli jste { $text }?
resume-passed-over = Přeskočeno: { $problem }

## Kontrola

check-unreadable = { $count ->
    [one] { $count } soubor není scénář.
    [few] { $count } soubory nejsou scénáře.
   *[other] { $count } souborů není scénářem.
}

## Co je v krabici

argument-topic = co ukázat: { $known }
argument-name = jen jedna věc, podle zápisu nebo názvu
error-unknown-name = { $topic }: „{ $text }“ tu není. Na výběr: { $known }.

topic-rooms = Místnosti
topic-characters = Postavy
topic-cards = Karty A.F.K.
topic-complexes = Komplexy
topic-editions = Vydání
topic-switches = Varianty pravidel

total-rooms = druhů: { $kinds }, dílků v krabici: { $tiles }

fact-slug = zápis
fact-name = název
fact-colour = barva
fact-level = obtížnost
fact-tiles = dílky
fact-boxes = dílky v krabicích
fact-source = zdroj
fact-letter = písmeno
fact-special = zvláštní schopnost
fact-duo = parťák
fact-box = krabice
fact-empties = vlastní prázdné místnosti
fact-locks = vlastní zámky
fact-copies = kusů
fact-set = sada
fact-kind = druh
fact-modes = režimy
fact-out = nikdy se nepoužijí
fact-differences = vlastní výklady
fact-default = výchozí
fact-depends = podle ostatního nastavení
fact-values = hodnoty
fact-rule = pravidlo

values-tiles = seznam místností
values-complex = komplex, nebo 25 místností
values-seat = číslo místa

source-rulebook = pravidla hry
source-secondary = z druhé ruky
source-reconstructed = rekonstrukce
set-base = základní
set-madness = šílenství
complex-list = seznam
    .what = 25 jmenovaných místností, které všichni znají
complex-table = tabulka
    .what = část místností se losuje podle barev; známa je jen tabulka
complex-any = náhodně: { $count }

## Simulace

flag-with-default = { $text } (výchozí: { $value })
flag-simulate-bots = kdo hraje: jeden bot na všech místech, nebo několik, kteří se na místech střídají ({ $known })
flag-sides = kdo hraje kterou stranu, například guard=careful,prisoner=random
column-side = strana
column-interval = interval 95 %
column-count = počet
side-prisoner = vězni
side-guard = strážci
side-a = Tým A
side-b = Tým B
side-player = každý hráč
side-everybody = všichni společně

## Přehrávání

flag-as = sledovat hru z tohoto místa (číslo nebo jméno), jako spectator, nebo all: vše odkryté, když hra skončila

## Server

flag-host = adresa, na které server naslouchá
flag-port = port, na kterém server naslouchá; bez této volby { $port }, a je-li obsazen, kterýkoli volný
flag-lan = povolit přístup ze sítě a ukázat kód pro telefony
flag-open = otevřít stránku v prohlížeči, pokud tu nějaký je
flag-database = kde uchovávat stoly: sqlite:///FILE nebo postgresql://USER@HOST/NAME; jinak soubor mezi vašimi daty
flag-behind-proxy = věřit tomu, co o adresách říká předřazená proxy (X-Forwarded-For, X-Forwarded-Proto)
flag-origin = jiná adresa, pod kterou se smí stránka otevřít; lze zadat vícekrát
flag-offered-cards = složka s vlastními soubory karet, se kterými lze u stolů hrát; lze zadat vícekrát
flag-unlimited = bez omezení zpráv, spojení a stolů
flag-bot-processes = počet procesů, ve kterých boti přemýšlejí
flag-idle = kolik sekund zůstane nečinný stůl v paměti
flag-log = jak psát záznamy serveru: text, nebo json, jeden objekt na řádek (výchozí: v terminálu text, jinde json)

serve-here-only = Přístup mají jen prohlížeče na tomto počítači; s volbou --lan i celá síť.
serve-network = Kdokoli ve vaší síti může otevřít tuto adresu nebo naskenovat kód telefonem.
serve-elsewhere = Také na: { $addresses }
serve-firewall = Pokud tam telefon nic nenajde: musí být ve stejné síti (sítě pro hosty zařízení často oddělují) a firewall tohoto počítače musí propouštět port { $port }.
serve-no-network = Tento počítač není v žádné síti: přístup mají jen jeho vlastní prohlížeče. Připojte ho a spusťte server znovu.
serve-compiled = Hraje zkompilované sestavení.
serve-interpreted = Hraje interpretované sestavení.
serve-stop = Ctrl-C server zastaví; žádná hra se neztratí.
serve-port-taken = Port { $port } je obsazen; tady je jiný.
serve-port-in-use = Port { $port } je obsazen. Zadejte jiný, nebo žádný: pak se najde volný.
serve-no-folder = Hry nelze ukládat do { $folder } ({ $problem }). Zadejte jiné místo, například --database sqlite:///hry.db
serve-already-open = Cellmates už běží: { $address }
serve-open-here-only = Ten server jiná zařízení nepouští. Zastavte ho (Ctrl-C v jeho okně) a spusťte znovu s --lan.
serve-not-built = Stránka není sestavena; sestaví ji příkaz „make web“.
serve-cannot = Server nelze spustit: { $problem }

## Mistakes in somebody's own card files; $key, $value, $known and names of cards are printed as they are

problem-place = { $file }, řádek { $line }
problem-syntax = toto není TOML: { $problem }
problem-deep = příliš hluboké vnoření.
problem-encoding = není to text v UTF-8.
problem-section = tady musí být klíče s hodnotami.
problem-value = { $key } nemůže být „{ $value }“. Možné: { $known }.
problem-list = { $key } musí být seznam.
problem-number = { $key } musí být celé číslo od 0, ne „{ $value }“.
problem-flag = { $key } musí být true, nebo false, ne „{ $value }“.
problem-pair = { $key } je seznam dvojic věc a číslo, ne „{ $value }“.
problem-key = neznámý klíč „{ $key }“. Známé: { $known }.
problem-long-name = některé jméno je příliš dlouhé.
problem-most = { $key } je víc než { $most }.
problem-most-entries = { $key } má víc než { $most } položek.
problem-slug = jméno v závorce má jen malá písmena, číslice a podtržítka.
problem-slug-taken = toto jméno znamená v zápisu něco jiného.
problem-slug-twice = karta toho jména už existuje.
problem-no-name = chybí název v jazyce „{ $lang }“.
problem-bad-name = název v jazyce „{ $lang }“ je příliš dlouhý nebo není vidět.
problem-no-treasure = předmět má aspoň jeden poklad.
problem-no-cost = předmět má cenu.
problem-goal-leader = cíl pro nejlepšího má minimum; jeho hvězdy určují pravidla.
problem-goal-instant = okamžitý cíl má minimum a hvězdy.
problem-goal-final = závěrečný cíl je soutěž, nebo má hvězdy a buď minimum, nebo per.
problem-no-crew = taková tlupa není. Jsou: { $known }.
problem-no-power = tato tlupa začíná bez moci.
problem-location = pravidla neznají { $count } takových karet.
problem-count = { $thing }: { $count } místo { $wanted }.
problem-titles = titulů je { $count }, nejvýš { $most }.
problem-least = { $thing }: { $count }, aspoň { $least }.
problem-suspicion = { $cards }: dohromady víc než { $most } podezření.
problem-goal-kind = chybí cíl druhu „{ $goal }“.
problem-no-folder = taková složka neexistuje.
problem-no-files = ve složce nejsou soubory karet: { $known }.
problem-no-card-file = toto není soubor karet. Soubory karet: { $known }.
problem-too-large = větší než { $most } KiB.
problem-line-long = řádek { $line } je příliš dlouhý.
problem-line-deep = řádek { $line } je příliš hluboko vnořený.

## Analyse

analysis-title = Rozbor: { $file }
analysis-balance = { $who }: { $start } % před rozdáním, rozdání { $deal }, vlastní rozhodnutí { $own }{ $others ->
    [none] {""}
   *[other] , cizí rozhodnutí { $others }
}, štěstí { $luck }, na konci { $end } %
analysis-balance-hint = V bodech šance na výhru. Cena rozhodnutí se počítá podle toho, co se tehdy dalo vědět; zbytek je štěstí.
analysis-where = { $round }. kolo, rozhodnutí { $number }
analysis-person = { $who }: { $points }, porovnaná rozhodnutí: { $count }
analysis-better = { $made }. Lepší: { $better }
analysis-why = Proč: „{ $reasons }“
analysis-nothing-open = Vše důležité leží odkryté.
flag-analyse-as = jen to, co teď může vědět toto místo, i v rozehrané hře: číslo, nebo za koho hraje
error-no-analysis = pro hru { $game } rozbor není
progress-analysing = rozhodnutí: { $done } z { $total }

## `cellmates puzzle`.

command-puzzle = pozice s jedinou správnou odpovědí
    .what = Vystřihuje hádanky z her botů a dokazuje je, vypisuje ty, které jsou v programu, jednu zadá v terminálu, kontroluje je.
puzzle-make = nechat boty hrát a hledat hádanky
puzzle-play = vyřešit hádanku
puzzle-list = vypsat hádanky
puzzle-check = dokázat hádanky znovu
puzzle-argument-id = krátké jméno hádanky; bez něj libovolná
puzzle-argument-files = soubory s hádankami; bez nich ty, které jsou v programu
puzzle-flag-number = kolik hádanek
puzzle-flag-kind = jen tohoto druhu: { $known }
puzzle-flag-out = soubor, do kterého se zapíšou; bez něj se vypíšou
puzzle-flag-answer = číslo odpovědi místo otázky
puzzle-flag-seed = semínko her; bez něj libovolné
puzzle-progress-making = hádanky: { $done } z { $total }
puzzle-progress-checking = hádanky: { $done } z { $total }
puzzle-made = Hádanky: { $count }. Odehrané hry: { $games }, prohlédnuté chvíle: { $looked }. Semínko: { $seed }
puzzle-row = { $id }: { $kind }, { $grade }
puzzle-which = Vaše odpověď (číslo, nebo nic a uvidíte řešení):
puzzle-holds = Souhlasí, hádanky: { $count }.
puzzle-fails = { $id }: { $problem }
puzzle-none = ke hře { $game } hádanky nejsou
puzzle-unknown = hádanka { $id } neexistuje
puzzle-no-file = z { $file } nejde přečíst hádanky
