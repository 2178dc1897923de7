### The house: start page, lobby, result, replay, talk and log.

reload = Načíst znovu
page-loading = Načítání

## Start page

home-what = Dvě deskové hry o útěku z vězení v prohlížeči: s přáteli na jejich telefonech, s boty na volných místech, nebo sami.
home-continue = Pokračovat
home-over = Dohrané hry
home-learn = Naučit se hrát
home-more = Ukázat víc

## What a host chooses

by-the-rules = podle pravidel
setup-complex = Komplex
complex-own = vlastní seznam
complex-total = { $count } z 25 místností. Přidejte nebo uberte, aby jich bylo přesně 25.
complex-any-colour = libovolná { $colour }
setup-edition = Vydání
setup-guards = Strážci
setup-characters = Postavy
    .any = náhodně
    .chosen = vybrané podle míst
setup-crews = Tlupy
    .any = v obvyklém pořadí
    .chosen = vybrané podle míst
all-rules = Všechna pravidla
wrong-seats = Tento počet hráčů se nehodí k režimu nebo vydání. Něco z toho změňte.
wrong-people = Sedí tu víc lidí, než kolik by bylo míst. Někdo musí nejdřív místo uvolnit.
wrong-guards = Mezi jedním a dvěma strážci volí jen stůl s pěti hráči. Nechte „podle pravidel“.
wrong-madness = Šílená obtížnost patří jen ke kooperaci a sólu na úrovni Druhá sezóna. Změňte režim nebo úroveň.
wrong-complex_preset = Tento komplex se nehodí k režimu, vydání nebo pravidlům. Vyberte jiný.
wrong-characters = Tyto postavy spolu takto hrát nemohou. Dvojice patří na jednu stranu. Vyberte jiné.
wrong-other = To se nehodí k ostatním volbám. Změňte to, nebo zvolte „podle pravidel“.
clock-kind-none = žádné
clock-kind-live = naživo, všichni jsou tu
clock-kind-days = korespondenčně: hrajte, kdy můžete
clock-decision = Čas na rozhodnutí
clock-bank = Rezerva na celou hru
clock-bank-none = žádná
takeover = Když někdo zmizí
# How long one waits first; $unit is second, minute, hour or day.
after-time = { $unit ->
    [second] { $count ->
        [one] po { $count } sekundě
       *[other] po { $count } sekundách
    }
    [minute] { $count ->
        [one] po { $count } minutě
       *[other] po { $count } minutách
    }
    [hour] { $count ->
        [one] po { $count } hodině
       *[other] po { $count } hodinách
    }
   *[day] { $count ->
        [one] po { $count } dni
       *[other] po { $count } dnech
    }
}
takeover-after = bot zaskočí { after-time }
takeover-never = všichni čekají
summary-edition = vydání: { $edition }
summary-clock-live = na rozhodnutí { $time }, rezerva { $bank }
summary-clock-days = na rozhodnutí { $time }
summary-takeover = bot zaskočí za nepřítomné { after-time }
summary-takeover-never = bot za nikoho nezaskočí
summary-spectators = ostatní se mohou dívat
summary-no-spectators = bez diváků
summary-memory = pomoc s pamatováním: { $aid }

## Lobby

cancel = Zrušit
share = Sdílet
qr-code = { $what }, jako obrázek k naskenování
invite-local = Tuto adresu otevře jen tento počítač. Aby se připojily i telefony, spusťte server s volbou --lan.
invited = Posaďte se a hrajte s námi.
invited-by = { $who } vás zve ke hře. Posaďte se.
lobby-full = Všechna místa jsou obsazená. Až hra začne, můžete se na ni tady dívat.
lobby-full-closed = Všechna místa jsou obsazená a tento stůl nelze sledovat.
link-seat = Hrát na jiném zařízení
    .what = Tento odkaz otevírá vaše místo. Nikomu ho nedávejte.
link-host = Odkaz pro dalšího hostitele
    .what = Kdo ho otevře, může stůl měnit a začít hru.
here = zde
put-bot-on = Bot na místě { $number }
no-bot = bez bota
kick-really = Uvolnit místo: { $who }?
seat-up = Posunout místo { $number } nahoru
seat-down = Posunout místo { $number } dolů
settings-of-table = Nastavení
change-settings = Změnit
change-game = Přejít na { $game }
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
    [one] Čeká se ještě na { $count } hráče; pak může hostitel začít.
    [few] Čeká se ještě na { $count } hráče; pak může hostitel začít.
   *[other] Čeká se ještě na { $count } hráčů; pak může hostitel začít.
}

## At the table

relieved-you = Právě za vás hraje bot.
relieved-asked = Rozhoduje bot na vašem místě. Chcete-li rozhodovat za sebe, vraťte se do hry.
you-watch = Díváte se: vidíte to, co smí vidět všichni, a po konci hry i všechna tajemství.
missed = { $count ->
    [one] Za vaší nepřítomnosti se stala { $count } událost.
    [few] Za vaší nepřítomnosti se staly { $count } události.
    [many] Za vaší nepřítomnosti se stalo { $count } události.
   *[other] Za vaší nepřítomnosti se stalo { $count } událostí.
}
missed-show = Ukázat
hand-over-really = Má za vás do vašeho návratu hrát bot?
talk-heard = Co bylo řečeno
claim-hint = Rychleji: klepněte na místnost na plánu.
log-filter = Co ukazuje historie
log-all-only = Všechno
log-deeds-only = Tahy
log-talk-only = Chat
log-moment = Podívat se na tuto chvíli
refusal-other_rules = U tohoto stolu se hrálo podle starších pravidel; už ho nelze otevřít. Otevřete nový.
look-again = Zpět ke stolu bez místa
connection-back = Znovu připojeno.

## After the end

replay-open-eyes = Přehrát bez tajemství
replay-own-eyes = Přehrát vašima očima
replay-copy = Kopírovat odkaz na tuto chvíli
awards = Ocenění
figures = V číslech
figure-choices = rozhodnutí
figure-thought = přemýšlení
figure-longest = nejdéle
who-knew = Kdo co věděl
knew-too = ví také: { $who }
knew-nothing = Nic, co by nevěděli i ostatní.
fairness-end = Semínko bylo určeno před první volbou a jeho SHA-256 je celou dobu na této stránce. Teď je veřejné: ověřte si ho.
seed = Semínko
verify-yourself = Tomuto serveru nemusíte věřit: stáhněte si záznam a spusťte „cellmates verify“.
picture = Obrázek pro přátele
picture-save = Uložit nebo sdílet obrázek
award-finder = Čich na východ
    .why = dřív než ostatní: kde leží Pokoj 25
award-liar = Kamenná tvář
    .why = { $count ->
        [one] { $count } nepravdivé tvrzení
        [few] { $count } nepravdivá tvrzení
       *[other] { $count } nepravdivých tvrzení
    }
award-honest = Čestné slovo
    .why = { $count ->
        [one] { $count } pravdivé tvrzení
        [few] { $count } pravdivá tvrzení
       *[other] { $count } pravdivých tvrzení
    }
award-explorer = Do tmy
    .why = { $count ->
        [one] vstup do { $count } neznámé místnosti
        [few] vstup do { $count } neznámých místností
       *[other] vstup do { $count } neznámých místností
    }
award-pusher = Pevná ruka
    .why = { $count ->
        [one] { $count } postrčení
        [few] { $count } postrčení
       *[other] { $count } postrčení
    }
award-pushed = Všem v cestě
    .why = { $count ->
        [one] { $count } schytané postrčení
        [few] { $count } schytaná postrčení
       *[other] { $count } schytaných postrčení
    }
award-slider = Ruka na páce
    .why = { $count ->
        [one] { $count } posunutí komplexu
        [few] { $count } posunutí komplexu
       *[other] { $count } posunutí komplexu
    }
award-scout = Zvědavé oči
    .why = { $count ->
        [one] { $count } nahlédnutí do místnosti
        [few] { $count } nahlédnutí do místností
       *[other] { $count } nahlédnutí do místností
    }
award-haul = Největší kořist
    .why = { $count ->
        [one] { $count } získaná kostka
        [few] { $count } získané kostky
       *[other] { $count } získaných kostek
    }
award-bluffer = Nejlepší blaf
    .why = { $count ->
        [one] { $count } lež o vlastních žetonech
        [few] { $count } lži o vlastních žetonech
       *[other] { $count } lží o vlastních žetonech
    }
award-boss = Pán bloku
    .why = { $count ->
        [one] { $count } první místo
        [few] { $count } první místa
       *[other] { $count } prvních míst
    }
award-crafter = Šikovné ruce
    .why = { $count ->
        [one] { $count } vyrobený předmět
        [few] { $count } vyrobené předměty
       *[other] { $count } vyrobených předmětů
    }
award-recruiter = Všude přátelé
    .why = { $count ->
        [one] { $count } naverbovaný rváč
        [few] { $count } naverbovaní rváči
       *[other] { $count } naverbovaných rváčů
    }
award-schemer = Knihomol
    .why = { $count ->
        [one] { $count } zahraná kniha
        [few] { $count } zahrané knihy
       *[other] { $count } zahraných knih
    }
award-suspect = Hlavní podezřelý
    .why = { $count ->
        [one] { $count } kostka podezření
        [few] { $count } kostky podezření
       *[other] { $count } kostek podezření
    }
count-deaths = { $count ->
    [one] { $count } úmrtí
    [few] { $count } úmrtí
   *[other] { $count } úmrtí
}
count-said = { $count ->
    [one] { $count } výrok
    [few] { $count } výroky
   *[other] { $count } výroků
}
figure-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}

## After the end

won = výhra
you-won = Výhra
you-lost = Prohra
rematch-hint = Odvetu může začít { $who }. Cesta k ní se objeví tady.
rematch-ready = Odveta je otevřená; vaše místo na vás čeká.
