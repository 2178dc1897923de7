### The house: start page, lobby, result, replay, talk and log.

page-loading = Načítání

## Start page

home-what = Dvě deskové hry o útěku z vězení v prohlížeči: s přáteli na jejich telefonech, s boty na volných místech, nebo sám.
home-continue = Pokračovat
home-over = Dohrané hry
home-learn = Nauč se hraním
show-more = Ukázat víc

## What a host chooses

by-the-rules = podle pravidel
setup-complex = Komplex
complex-own = vlastní seznam
complex-total = { $count } z 25 místností. Přidej nebo uber, až jich bude přesně 25.
complex-any-colour = libovolné: { $colour }
setup-edition = Vydání
setup-guards = Strážci
setup-characters = Postavy
    .any = náhodně
    .chosen = vybrané podle míst
setup-crews = Tlupy
    .any = v obvyklém pořadí
    .chosen = vybrané podle míst
all-rules = Všechna pravidla
wrong-seats = Tento počet hráčů se nehodí k režimu nebo vydání.
wrong-guards = Jen pět hráčů může volit mezi jedním a dvěma strážci.
wrong-madness = Šílenství patří ke kooperaci a sólu na úrovni Druhá sezóna.
wrong-complex_preset = Tento komplex se nehodí k režimu, vydání nebo pravidlům. Vyber jiný.
wrong-characters = Tyto postavy spolu takto hrát nemohou. Dvojice patří na jednu stranu.
wrong-other = To se nehodí k ostatním volbám. Změň to, nebo se vrať k pravidlům.
clock-kind-none = žádné
clock-kind-live = naživo, všichni jsou tu
clock-kind-days = na dny, přijď, kdy můžeš
clock-decision = Čas na rozhodnutí
clock-bank = Rezerva na celou hru
clock-bank-none = žádná
takeover = Když někdo zmizí
takeover-after = bot zaskočí, prodleva { $time }
takeover-never = všichni čekají
summary-edition = vydání: { $edition }
summary-clock-live = na rozhodnutí { $time }, rezerva { $bank }
summary-clock-days = na rozhodnutí { $time }
summary-takeover = bot zaskočí za nepřítomné: { $time }
summary-takeover-never = bot za nikoho nezaskočí
summary-spectators = ostatní se mohou dívat
summary-no-spectators = bez diváků
summary-memory = pomůcka paměti { $aid }

## Lobby

cancel = Zrušit
share = Sdílet
qr-code = { $what }, jako obrázek k naskenování
link-seat = Hrát na jiném zařízení
    .what = Tento odkaz otevírá tvé místo. Nech si ho pro sebe.
link-host = Odkaz, který udělá z někoho hostitele
    .what = Kdo ho otevře, může stůl měnit a začít hru.
here = zde
put-bot-on = Bot na místě { $number }
no-bot = bez bota
kick-really = Uvolnit místo: { $who }?
seat-up = Posunout místo { $number } nahoru
seat-down = Posunout místo { $number } dolů
settings-of-table = Nastavení
change-settings = Změnit
change-game = Hrát místo toho { $game }
rules-changed = { $count ->
    [one] { $count } změněné pravidlo
    [few] { $count } změněná pravidla
   *[other] { $count } změněných pravidel
}
start-missing = { $count ->
    [one] Ještě { $count } volné místo
    [few] Ještě { $count } volná místa
   *[other] Ještě { $count } volných míst
}
start-away = { $count ->
    [one] { $count } člověk tu teď není
    [few] { $count } lidé tu teď nejsou
   *[other] { $count } lidí tu teď není
}
waiting-seats = { $count ->
    [one] Volné je { $count } místo; pak může hostitel začít.
    [few] Volná jsou { $count } místa; pak může hostitel začít.
   *[other] Volných je { $count } míst; pak může hostitel začít.
}
