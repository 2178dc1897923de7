### Room 25: every word of the game.
###
### Arguments that are names come already in this language, in the nominative:
###   $who $by $of (characters), $seat (player), $room, $token $first $second, $card, $dir,
###   $colour, $role, $cause, $reason, $winners.
### Printed as they are: $cell $other $from $to (c4), $line (a … e, 1 … 5), $robot (1, 2).
### Selected on: $axis (ns, ew), $adrenaline (0 or none = without), $second and $by (none =
### there is none: the single action, nobody but the character itself), numbers.
### Names are not inflected: events are told in the present tense, objects stand after a colon.

## Words used inside other messages

line-name = { $line ->
    [a] sloupec a
    [b] sloupec b
    [d] sloupec d
    [e] sloupec e
   *[other] řada { $line }
}
axis-name = { $axis ->
    [ns] sever–jih
   *[ew] východ–západ
}
plus-adrenaline = { $adrenaline ->
    [0] { "" }
    [none] { "" }
   *[other] {" "}+ Adrenalin
}
pass-name = { $number ->
    [1] první akce
    [2] druhé akce
   *[other] adrenalin
}

## Directions, colours

dir-n = sever
dir-e = východ
dir-s = jih
dir-w = západ

colour-blue = modrá
    .word = vchod a východ
colour-green = zelená
    .word = bezpečí
colour-yellow = žlutá
    .word = překážka
colour-red = červená
    .word = smrt
colour-safe = bezpečná
    .word = nezabíjí

## Rooms: the name, what it does, a name short enough for a tile

room-central = Centrální místnost
    .what = Tady všichni začínají. Uvnitř lze provést jen Průzkum a Pohyb a samotnou místnost nikdy nic neposune.
    .short = Centrum
room-room_25 = Pokoj 25
    .what = Cesta ven. Když jsou uvnitř všichni, kdo mají uniknout, musí ho akce Posun vysunout přes okraj komplexu.
    .short = Pokoj 25
room-key = Odblokovávací místnost
    .what = První postava, která vstoupí, odblokuje východ a místnost se změní v Prázdnou. Do té doby se Pokojem 25 uniknout nedá.
    .short = Odblok.
room-empty = Prázdná místnost
    .what = Nic se tu neděje.
    .short = Prázdná
room-vision = Věštecká místnost
    .what = Kdo vstoupí, tajně si prohlédne libovolnou skrytou místnost a vrátí ji na místo.
    .short = Věštecká
room-moving = Pohyblivá místnost
    .what = Kdo vstoupí, vymění tuto místnost i se všemi uvnitř za libovolnou skrytou, která zůstane skrytá. Pokud už žádná skrytá není, nic se nestane.
    .short = Pohybl.
room-tunnel = Dvojčata
    .what = Kdo vstoupí, ihned se přenese do jiných odhalených Dvojčat, a jsou-li dvoje, vybere si. Pokud jiná nejsou, postava zůstane tady.
    .short = Dvojčata
room-control = Kontrolní místnost
    .what = Kdo vstoupí, posune o jedno pole kteroukoli řadu nebo sloupec, ale ne přes Centrální místnost a ne proti směru, který v tomto kole už platí. Tímto posunem se uniknout nedá.
    .short = Kontrola
room-robot = Místnost Robotů
    .what = Při každém vstupu se tu objeví Robot, pokud je ve hře méně Robotů než odhalených Místností Robotů. Potom ten, kdo vstoupil, přikáže libovolnému Robotovi Pohyb nebo Postrčení.
    .short = Roboti
room-regeneration = Oživovací místnost
    .what = Je-li při vstupu někdo mrtvý, všichni mrtví se vrátí do Centrální místnosti a tato místnost se změní v Prázdnou. Programovat budou zase od příštího kola; použitý Adrenalin se nevrací.
    .short = Oživení
room-prison = Vězení
    .what = Odtud se lze dostat jen do sousední místnosti, kde je jiná postava nebo Robot, anebo do Centrální místnosti, pokud sousedí.
    .short = Vězení
room-cold = Ledová místnost
    .what = Kdo je tu při programování, smí položit jen jednu akci a žádný Adrenalin. Odhalený strážce, který tu začíná kolo, má také jen jednu akci.
    .short = Ledová
room-vortex = Vortex
    .what = Kdo vstoupí, ocitne se ihned v Centrální místnosti.
    .short = Vortex
room-dark = Temná komora
    .what = Zevnitř nelze provést Průzkum.
    .short = Temná
room-pivoting = Otočná místnost
    .what = Při každém vstupu se chodba natočí k místnosti, odkud kdo přišel. Zevnitř fungují Průzkum, Pohyb, Postrčení a Přenesení jen oběma jejími konci; vstoupit lze ze všech čtyř stran.
    .short = Otočná
room-mirror = Zrcadlová místnost
    .what = Kdo vstoupí, ztratí žeton Adrenalinu a všechny akce, které má na toto kolo ještě naprogramované. Odhalení strážci a postavy ve stihomamu ztratí jen žeton Adrenalinu.
    .short = Zrcadla
room-mac = A.F.K. místnost
    .what = Kdo vstoupí, vezme kartu A.F.K. a ta hned platí. Karta určená jistým postavám nebo prvnímu hráči místo nich zasáhne toho, kdo vstoupil.
    .short = A.F.K.
room-jamming = Místnost s Rušičkou
    .what = Dokud je uvnitř nějaká postava, nikdo si nesmí vyměňovat žádné informace.
    .short = Rušička
room-false_exit = Falešný východ
    .what = Kdo vstoupí, vybere postavu ze sousední místnosti a vtáhne ji sem, pokud to jde. Na vtaženou postavu tato místnost nepůsobí.
    .short = Falešný
room-acid_bath = Kyselinová lázeň
    .what = Jakmile jsou uvnitř dvě postavy, zemře ta, která tu byla dřív. Robot, který sem vstoupí, zabije všechny uvnitř a sám je zničen.
    .short = Kyselina
room-trap = Popravčí místnost
    .what = Kdo vstoupí, zemře, pokud je na konci své příští akce stále uvnitř. Posunutí spolu s místností nepomůže.
    .short = Poprava
room-flooded = Zaplavená místnost
    .what = Od odhalení sem už nikdo nevstoupí. Kdo je uvnitř, zemře, pokud se nedostane ven do konce své druhé akce v příštím kole.
    .short = Záplava
room-mortal = Smrtící místnost
    .what = Kdo vstoupí, ihned zemře.
    .short = Smrt
room-shredder = Místnost s Drtiči
    .what = Vstup je bezpečný. Jakmile některá postava odejde nebo vstoupí Robot, všichni, kdo zůstali uvnitř, zemřou a nikdo už sem nevstoupí.
    .short = Drtiče
room-illusion = Místnost Přetvářky
    .what = Kdo vstoupí, vymění tuto místnost za libovolnou skrytou, která se pod postavou odhalí a hned působí. Pokud už žádná skrytá není, nic se nestane.
    .short = Přetvář.
room-paranoia = Místnost Stihomamu
    .what = Kdo vstoupí, zamíchá všechny své žetony akcí do sloupečku a v každém tahu provede ten, který si z něj vezme. Stihomam skončí s příštím programováním poté, co sloupeček dojde nebo postava místnost opustí.
    .short = Stihomam
room-timer = Časovací místnost
    .what = Vstup zkrátí odpočet o jedno kolo; v posledním kole místo toho zemře ten, kdo vstoupil. Potom se místnost změní v Prázdnou.
    .short = Časovací
room-hidden = Skrytá místnost
    .what = Nikdo neví, co to je, pokud se tam už někdo nepodíval.
    .short = ?

place-known = { $cell } ({ $room })
place-hidden = { $cell } (skrytá)

## Characters: the name, the special ability, what it does

character-alice = Alice
    .special = Maskování
    .what = Do své příští akce je Alice maskovaná: nelze ji postrčit, přenést ani přivolat, ale místnost na ni působí dál. Je android a může vždy odmítnout, když ji postrkuje Robot; Trest, Panika a Převinutí se jí nikdy netýkají.
character-bruce = Bruce
    .special = Mimikry
    .what = Bruce použije zvláštní schopnost postavy ze své nebo sousední místnosti: Přivolání, Maskování, Obnovení funkce, Nabourání robotů, Sabotáž místnosti (jednou, má jednu Prázdnou místnost), Přenesení (ale ne Maxe), nebo Zotavení, je-li Franck ve stejné místnosti. Android ani PIN nezískává.
character-emmett = Emmett
    .special = Obnovení funkce nebo Uzamčení
    .what = Emmett buď sejme žeton „Nevstupovat“ ze sousední místnosti, kde nikdo není, a otočí ji lícem dolů, nebo zamkne svou či sousední odhalenou místnost, nikdy však modrou. Do zamčených vstupují jen Emmett a Roboti; díky PINu ho tam lze i postrčit či přivolat.
character-franck = Franck
    .special = Zotavení
    .what = Franck si vezme zpět žeton Adrenalinu, pokud ho už nemá; použít ho může od příštího programování.
character-jennifer = Jennifer
    .special = Přivolání
    .what = Jennifer přivolá postavu ze sousední místnosti do své a místnost na ni zapůsobí. Přivolat nelze Roboty ani maskované postavy, nikoho do Zaplavené místnosti a do zamčené jen Emmetta. V Kyselinové lázni přivolání zabije Jennifer.
character-kevin = Kevin
    .special = Nabourání komplexu nebo robotů
    .what = Kevin buď prohodí dvě místnosti sousedící s jeho vlastní i se všemi uvnitř, kromě odhalených modrých, nebo přikáže libovolnému Robotovi v komplexu Pohyb či Postrčení.
character-max = Max
    .special = Přenesení
    .what = Max jde do sousední místnosti a vezme s sebou jinou postavu ze své. Nová místnost působí na oba a všechny volby dělá Max; v Kyselinové lázni rozhodne, kdo z těch dvou zemře. Roboty ani maskované postavy přenést nelze.
character-sarah = Sarah
    .special = Sabotáž místnosti nebo robotů
    .what = Sarah buď nahradí místnost, ve které je, Prázdnou (dvakrát za hru a nikdy modrou), nebo zničí Robota ve své místnosti.

## Action tokens

token-look = Průzkum
    .what = Tajně se podívejte do sousední skryté místnosti. Smíte říct její barvu, pravdivě či ne, ale nikdy jméno.
    .short = Průz
token-move = Pohyb
    .what = Jděte do sousední místnosti; byla-li skrytá, odhalí se a hned působí.
    .short = Pohyb
token-push = Postrčení
    .what = Postrčte jinou postavu ze své místnosti do sousední, která na ni hned zapůsobí. Z Centrální místnosti to nejde; Roboty ani maskované postavy postrčit nelze.
    .short = Strk
token-control = Posun
    .what = Posuňte o jedno pole řadu nebo sloupec, ve kterém jste, se všemi na něm. Přes Centrální místnost se neposouvá nic a ostatní se v jednom kole posouvají jen jedním směrem.
    .short = Posun
token-special = Zvláštní schopnost
    .what = To, co umí jen vaše postava. Ne v Centrální místnosti a ne s Adrenalinem.
    .short = Zvl
token-adrenaline = Adrenalin
    .what = Jednou za hru, naplánovaný při programování: po druhých akcích všech provedete ještě Průzkum, Pohyb, Postrčení nebo Posun podle okamžité volby.

## The special token by the word that is printed on it

special-alice = { character-alice.special }
special-bruce = { character-bruce.special }
special-emmett = Uzamčení
special-franck = { character-franck.special }
special-jennifer = { character-jennifer.special }
special-kevin = Nabourání
special-max = { character-max.special }
special-sarah = Sabotáž

## M.A.C. cards

mac = A.F.K.
    .what = Komplex se hýbe sám: tyto karty posouvají místnosti a trápí postavy.
card-movement = Pohyb komplexu
    .what = Vyznačená řada či sloupec se posune o pole ve vyznačeném směru (×2: o dvě pole; +: vezměte další kartu). Neplatí, pokud se v tomto kole posunula opačně.
    .drawn = Pohyb komplexu: { line-name } na { $dir }{ $steps ->
        [2] {" "}×2
       *[other] { "" }
    }{ $again ->
        [0] { "" }
       *[other] , a ještě jedna karta
    }
card-punishment = Trest
    .what = Každá vyobrazená postava ztratí do konce hry Průzkum, Posun nebo Zvláštní schopnost podle volby svého hráče. V A.F.K. místnosti je potrestán jen ten, kdo vstoupil.
    .drawn = { $who ->
        [none] Trest pro nikoho
       *[other] Trest: { $who }
    }{ $absent ->
        [none] { "" }
       *[other] { " " }(mimo hru: { $absent })
    }
card-blackout = Výpadek proudu
    .what = Všichni Roboti jsou zničeni a každá odhalená zelená místnost se změní v Prázdnou, i když v ní někdo je.
card-jamming = Rušička
    .what = Do konce kola si nikdo nesmí vyměňovat informace.
card-rewind = Převinutí
    .what = Postava prvního hráče se vrátí do Centrální místnosti; její program se nemění.
card-robot = Robot
    .what = Je-li postava prvního hráče v zelené nebo žluté místnosti, přijde tam Robot a postrčí ji do sousední odhalené žluté, pokud taková je.
card-time_bomb = Časovaná bomba
    .what = Leží odkrytá do konce kola. Přijde-li v témže kole druhá bomba, všichni v červených místnostech zemřou.
card-lock = Zámek
    .what = První hráč zamkne odhalenou místnost vedle své postavy, ne však modrou. Jsou-li oba zámky použité, jeden z nich přesune Emmettův hráč.
card-deactivate = Deaktivování místností
    .what = Všechny odhalené místnosti vyznačené barvy, ve kterých nikdo není, se otočí lícem dolů.
    .drawn = Deaktivování: každá { $colour } místnost
card-chaos = Chaos
    .what = Každá Otočná místnost se otočí o čtvrt kruhu, postavy v jedné místnosti s Robotem jsou postrčeny do sousední žluté a postavy ve Dvojčatech se přenesou do jiných.
card-acceleration = Urychlení
    .what = Do konce kola posune každá akce Posun řadu či sloupec o dvě pole.
card-panic = Panika
    .what = Postava prvního hráče zpanikaří, každá po svém: Franck zahodí Adrenalin, Jennifer přivolá všechny kolem, Kevin prohodí místnosti, Emmett se zamkne, Max odnese všechny s sebou, Sarah sabotuje svou místnost, Bruce všechny vystrčí, Alice zůstane klidná.

## Modes, editions, levels, roles

mode-suspicion = Podezření
    .what = Všichni vězni se musí dostat do Pokoje 25 a vysunout ho z komplexu; tajní strážci mezi nimi tomu brání všemi prostředky.
mode-cooperation = Kooperace
    .what = Aktivujte Odblokovávací místnost, sejděte se všichni v Pokoji 25 a včas ho vysuňte. Jediná smrt znamená prohru.
mode-solo = Sólo
    .what = Kooperace pro jednoho hráče se čtyřmi postavami: aktivujte Odblokovávací místnost a dostaňte všechny ven živé.
mode-competition = Soutěž
    .what = Každý hráč má dvě postavy. Vyhrává ten, kdo jako první vysune Pokoj 25 s oběma uvnitř.
mode-team = Týmy
    .what = Závod dvou týmů: vyhrává ten, který jako první vysune Pokoj 25 s celým týmem uvnitř.

edition-ultimate = Ultimate
    .what = Úplné vydání; obvyklý výklad každého pravidla.
edition-polish = polské
    .what = Výklad polských pravidel.
edition-russian = ruské
    .what = Výklad ruských pravidel.
edition-season2 = 2. sezóna
    .what = Rozšíření podle českých pravidel.
edition-italian = italské
    .what = Pozdější úprava 1. a 2. sezóny, s Falešným východem místo Místnosti s Rušičkou.
edition-season1 = 1. sezóna
    .what = První krabice: bez zvláštních schopností, Adrenalinu a karet.

level-basic = Základní
    .what = Čtyři akce a základní místnosti; dobré pro první hru.
level-ultimate = Druhá sezóna
    .what = Všechny místnosti a zvláštní schopnosti.
level-madness = Šílená
    .what = Kooperace s kartami Šílenství, bez připomínek a Adrenalinu.

role-guard = strážce
    .what = Zabraňte vězňům v útěku: dva mrtví vězni nebo konec odpočtu znamenají vaše vítězství.
role-prisoner = vězeň
    .what = Najděte Pokoj 25, dostaňte do něj všechny a vysuňte ho. Kdo je strážce, nevíte.

team-a = Tým A
team-b = Tým B
winners-prisoners = vězni
winners-guards = strážci
winners-nobody = Nikdo nevyhrál
winners-are = Vítězí: { $who }

## Why somebody died, why the game ended

cause-mortal = Smrtící místnost zabíjí ihned
cause-acid_bath = kyselina bere toho, kdo tu byl dřív
cause-trap = past sklapla
cause-flooded = voda vystoupala ke stropu
cause-shredder = drtiče se rozjely
cause-timer = vstup do Časovací místnosti v posledním kole
cause-time_bomb = vybuchla druhá časovaná bomba

reason-escaped = útěk Pokojem 25
reason-partial = útěk Pokojem 25, ale jeden chyběl
reason-two_dead = dva vězni jsou mrtví
reason-death = jedna z postav zemřela
reason-countdown = odpočet skončil
reason-last_alive = živou postavu má už jen jeden hráč
reason-eliminated = celý druhý tým je mrtvý
reason-more_inside = na konci bylo v Pokoji 25 víc členů týmu

## Phases and states

phase-clue = Úvodní stopa
    .what = Každý hráč se tajně podívá do jedné místnosti vedle Centrální.
phase-programming = Programování
    .what = Všichni si tajně vyberou jednu nebo dvě akce.
phase-cards = Karty A.F.K.
    .what = Na tahu je komplex.
phase-action = Fáze Akcí
    .what = Nejprve popořadě první akce, potom druhé, nakonec Adrenalin.
phase-over = Konec
    .what = Hra skončila.

state-dead = po smrti
    .what = Mimo hru, dokud všechny nevrátí Oživovací místnost.
state-hidden = maskování
    .what = Do příští vlastní akce nelze postavu postrčit, přenést ani přivolat.
state-armed = v pasti
    .what = Z Popravčí místnosti je třeba odejít do konce příští vlastní akce.
state-flood = ve vodě
    .what = Ze Zaplavené místnosti je třeba odejít do konce druhé akce v kole po vstupu.
state-paranoid = ve stihomamu
    .what = Akce se berou ze zamíchaného sloupečku místo programování.
state-jammed = rušení
    .what = Nikdo si teď nesmí vyměňovat informace.
state-ready = program připraven
    .what = Program leží lícem dolů.
state-revealed = role odhalena
    .what = Všichni vědí, zda je to strážce, nebo vězeň.

adrenaline-none = bez žetonu Adrenalinu
adrenaline-held = Adrenalin v záloze
adrenaline-planned = Adrenalin naplánován
adrenaline-spent = Adrenalin použit

## Markers on the board

marker-lock = zámek
    .what = Vstoupit mohou jen Emmett a Roboti; odejít smí každý.
marker-closed = Nevstupovat
    .what = Nevstoupí nikdo, ani Emmett či Robot, dokud místnost někdo neobnoví.
marker-robot = Robot
    .what = Na příkaz chodí a postrkuje. Působí na něj jen Otočná místnost; červená místnost ho zničí.
marker-reminder = připomínka
    .what = Žeton postavy na skryté místnosti; vrátí se, až se místnost odhalí.
marker-corridor = chodba
    .what = Průchod Otočnou místností: ven jen těmito dvěma konci.
marker-slid = směr
    .what = Tady se v tomto kole už posouvalo; dál to jde jen tímto směrem.
marker-hidden = maskování
    .what = Stojí tu maskovaná postava.

## Labels of the table

label-round = Kolo { $round } z { $rounds }
label-on-air = ŽIVĚ
label-left = { $left ->
    [1] poslední kolo
    [few] zbývají { $left } kola
    [many] zbývá { $left } kola
   *[other] zbývá { $left } kol
}
label-complex = Komplex
label-program = Program
label-tokens = Žetony
label-lost = Ztraceno
label-played = Odehráno
label-known = Co víte
label-claims = Co zaznělo
label-role = Vaše role
label-guards = { $count ->
    [0] beze strážců
    [one] { $count } strážce u stolu
    [few] { $count } strážci u stolu
    [many] { $count } strážce u stolu
   *[other] { $count } strážců u stolu
}
label-key-used = východ je odblokovaný
label-key-unused = východ je zablokovaný
label-room25-found = Pokoj 25 je nalezen
label-room25-hidden = Pokoj 25: zatím nenalezen
label-empties = Prázdné místnosti v zásobě: { $count }
label-stack = žetony ve sloupečku: { $count }
label-here = Zde

## Events: one fact each

event-round = { $left ->
    [1] Začíná poslední kolo.
    [few] Začíná nové kolo: zbývají { $left } kola.
    [many] Začíná nové kolo: zbývá { $left } kola.
   *[other] Začíná nové kolo: zbývá { $left } kol.
}
event-programming = Programování: všichni tajně vybírají.
event-programmed = { $who } programuje: { $tokens ->
    [0] bez akce
    [one] { $tokens } akce
    [few] { $tokens } akce
    [many] { $tokens } akce
   *[other] { $tokens } akcí
}{ plus-adrenaline }.
event-turn = { $number ->
    [1] První akce.
    [2] Druhé akce.
   *[other] Adrenalin!
}
event-token = { $who } odkrývá žeton: { $token }.
event-lost =
    { $what ->
        [all_open] { $who } odtud už nemá na co se podívat, a tak čeká.
       *[other] { $who } přichází o akci { $token }: { $obstacle }.
    }
event-later = { $who } si jedinou akci nechává na později.
event-skipped = { $who } vynechává tah.
event-nothing = { $who } nemá co dělat.
event-clue = { $seat }: úvodní stopa – { $cell }.
event-looked = { $who } nahlíží do { $cell }.
event-saw = { $who } vidí v { $cell }: { $room }.
event-moved = { $who } jde z { $from } do { $to }.
event-pushed = { $by } postrkuje: { $who }, z { $from } do { $to }.
event-robot_pushed = Robot { $robot } postrkuje: { $who }, z { $from } do { $to }.
event-called = { $by } přivolává: { $who }, z { $from } do { $to }.
event-carried = { $by } přenáší: { $who }, z { $from } do { $to }.
event-pulled = { $by } vtahuje: { $who }, z { $from } do { $to }.
event-tunnelled = { $who } se přenáší z { $from } do { $to }.
event-returned = { $who } se vrací z { $from } do Centrální místnosti.
event-placed = { $who } končí v { $cell }.
event-revealed = Odhalena { $cell }: { $room }.
event-emptied = { $cell } je teď Prázdná místnost; předtím: { $room }.
event-turned_down = { $cell } je opět lícem dolů.
event-slid = { $who ->
    [none] Komplex se hýbe: { line-name } na { $dir }.
   *[other] { $who } posouvá { $line ->
        [a] sloupec a
        [b] sloupec b
        [d] sloupec d
        [e] sloupec e
       *[other] řadu { $line }
    } na { $dir }.
}
event-blocked = Karta nemá účinek: { line-name } v tomto kole už jede opačným směrem.
event-swapped = { $cell } a { $other } si mění místo.
event-closed = { $cell }: Nevstupovat.
event-reopened = Do { $cell } se zase smí.
event-locked = { $cell } je pod zámkem.
event-unlocked = Z { $cell } mizí zámek.
event-corridor = Chodba v { $cell } se natáčí: { axis-name }.
event-robot_placed = Robot { $robot } se objevuje v { $cell }.
event-robot_moved = Robot { $robot } jde z { $from } do { $to }.
event-robot_destroyed = Robot { $robot } je zničen v { $cell }.
event-died = { $who } umírá v { $cell }: { $cause }.
event-revived = { $who } znovu ožívá v Centrální místnosti.
event-adrenaline = { $who } používá Adrenalin.
event-adrenaline_lost =
    { $dead ->
        [1] { $who } už žeton Adrenalinu nepotřebuje.
       *[none] { $who } ztrácí žeton Adrenalinu.
    }
event-recovered = { $who } získává zpět žeton Adrenalinu.
event-program_lost = { $who } ztrácí zbytek programu.
event-paranoid = { $who } propadá stihomamu: akce se teď losují.
event-calm = { $who } se uklidňuje.
event-drew = { $who } losuje: { $token }.
event-hid = { $who } mizí z očí.
event-reappeared = { $who } odkládá maskování.
event-refused = { $who } odmítá a zůstává na místě.
event-mimicked = { $who } napodobuje: { $of }.
event-sabotaged = { $who } sabotuje { $cell }.
event-card = Karta A.F.K.: { $card }.
event-punished = { $who } ztrácí do konce hry: { $token }.
event-deck_shuffled = Karty A.F.K. jsou zamíchané do nového balíčku: { $cards }.
event-timer = Odpočet se zrychluje: { $left ->
    [1] tohle už je poslední kolo.
    [few] zbývají { $left } kola.
    [many] zbývá { $left } kola.
   *[other] zbývá { $left } kol.
}
event-alarm = Poplach! Někdo se dostal do Pokoje 25: { $left ->
    [one] zbývá { $left } kolo.
    [few] zbývají { $left } kola.
    [many] zbývá { $left } kola.
   *[other] zbývá { $left } kol.
}
event-unmasked = Masky dolů! { $who } je { $role }.
event-role = { $who } je { $role }.
event-key = Odblokovávací místnost je aktivována: cesta ven je volná.
event-reminded = { $who } klade připomínku na { $cell }.
event-reminder_back = { $who } dostává připomínku zpět.
event-over = Show končí. { $winners } ({ $reason }).

## Options: a verb, and why one would want it

option-clue = Podívat se na { $cell }
    .why = Vaše úvodní stopa: tajně uvidíte tuto místnost a smíte říct její barvu.
option-program = Naprogramovat: { $second ->
    [none] jen { $first }
   *[other] { $first }, potom { $second }
}{ plus-adrenaline }
    .why = Akce se provedou v tomto pořadí, i kdyby to mělo dopadnout špatně. Jedinou akci lze provést jako první, nebo jako druhou.
option-program-none = Nic neprogramovat{ plus-adrenaline }
    .why = Vaše akce se losují ze sloupečku; naplánovat lze jen Adrenalin.
option-now = Jednat teď
    .why = Vaše jediná akce se provede mezi prvními akcemi.
option-later = Jednat později
    .why = Vaše jediná akce počká na druhé akce.
option-use = Použít: { $token }
    .why = Tuto akci volíte svobodně; její cíl bude další otázka.
option-skip = Vynechat tah
    .why = V tomto tahu nic neuděláte.
option-look = Nahlédnout do { $cell }
    .why = Tajně uvidíte tuto skrytou místnost a smíte říct její barvu.
option-move = Jít do { $place }
    .why = Vstoupíte do této místnosti a ta hned zapůsobí.
option-push = Postrčit: { $who }, do { $place }
    .why = Vy zůstanete; místnost zapůsobí na toho druhého.
option-slide = Posunout { $line ->
        [a] sloupec a
        [b] sloupec b
        [d] sloupec d
        [e] sloupec e
       *[other] řadu { $line }
    } na { $dir }
    .why = Pět místností se posune o pole se všemi uvnitř; co vypadne, vrátí se na druhém konci.
option-call = Přivolat: { $who }
    .why = Přivolaná postava přijde do vaší místnosti a ta na ni zapůsobí.
option-hide = Zamaskovat se
    .why = Do příští akce vás nikdo nepostrčí, nepřenese ani nepřivolá.
option-carry = Přenést: { $who }, do { $place }
    .why = Jdete oba, místnost působí na oba a volíte vy.
option-recover = Zotavit se
    .why = Žeton Adrenalinu se vám vrátí pro další kola.
option-lock = Zamknout { $cell }
    .why = Do zamčené místnosti vstoupí jen Emmett a Roboti.
option-reactivate = Obnovit { $cell }
    .why = Žeton „Nevstupovat“ zmizí a místnost leží lícem dolů, znovu připravená udeřit.
option-from = Vzít zámek z { $cell }
    .why = Oba zámky jsou použité, jeden z nich se tedy musí přesunout.
option-hack = Prohodit { $cell } a { $other }
    .why = Obě místnosti si vymění místo se všemi uvnitř; nic se nespustí.
option-order-move = Přikázat: Robot { $robot } jde do { $place }
    .why = Robot místnost odhalí, ale nespustí; červená ho zničí.
option-order-push = Přikázat: Robot { $robot } postrčí: { $who }, do { $place }
    .why = Robot zůstane; místnost zapůsobí na postrčenou postavu.
option-sabotage-room = Sabotovat tuto místnost
    .why = Nahradí ji Prázdná místnost a vše, co tu hrozilo, pomine.
option-sabotage-robot = Sabotovat: Robot { $robot }
    .why = Robot je zničen; může se vrátit Místností Robotů.
option-mimic = Napodobit: { $who }
    .why = Použijete zvláštní schopnost této postavy; jak, bude další otázka.
option-see = Podívat se na { $cell }
    .why = Tajně uvidíte tuto skrytou místnost, i kdyby byla daleko.
option-swap = Vyměnit za { $place }
    .why = Místnost, do které jste vstoupili, si vymění místo s touto skrytou.
option-go = Přenést se do { $place }
    .why = Tam z Dvojčat vyjdete.
option-pull = Vtáhnout: { $who }
    .why = Tato postava opustí svou místnost a přijde k vám.
option-dies = Zemře { $who }
    .why = Kyselina si vezme jednoho z vás dvou a rozhodujete vy.
option-corridor = Natočit chodbu: { axis-name }
    .why = Nepřišli jste z žádné strany, a tak volíte, kde jsou oba konce.
option-allow = Dovolit
    .why = Necháte se přesunout.
option-refuse = Odmítnout
    .why = Zůstanete, kde jste.
option-lose = Ztratit: { $token }
    .why = O tento žeton přijdete do konce hry.
option-to = Jít do { $place }
    .why = Karta vás žene do této žluté místnosti.
option-robot = Přijde Robot { $robot }
    .why = Tento Robot přijde do vaší místnosti a postrčí vás.
option-reveal = Přiznat, že jste strážce
    .why = Od příštího kola volíte akce rovnou na tahu, ale bez Adrenalinu.
option-remind = Položit připomínku na { $cell }
    .why = Vidí ji všichni; vrátí se, až se místnost odhalí.
option-claim = Říct: { $cell } je { $colour }
    .why = Nikdo neověřuje, zda je to pravda.
option-accuse = Obvinit: { $who }
    .why = Říkáte, že je to strážce.
option-plan = Navrhnout cestu na { $dir }
    .why = Řeknete všem, kudy byste šli.
option-agree = Souhlasit
    .why = Podpoříte, co zaznělo naposled.
option-deny = Popřít
    .why = Odporujete tomu, co zaznělo naposled.
## Branches: the first step of a long list of options

branch-program = Nejdřív { $token } …
branch-adrenaline = S Adrenalinem …
branch-slide = Posunout: { line-name } …
branch-order = { $robot ->
    [none] Přikázat Robotovi …
   *[other] Robot { $robot } …
}
branch-order-move = Robot { $robot } jde …
branch-order-push = Robot { $robot } postrčí …
branch-order-push-who = Robot { $robot } postrčí: { $who } …
branch-hack = Prohodit dvě místnosti …
branch-push-who = Postrčit: { $who } …
branch-carry-who = Přenést: { $who } …
branch-remind = Položit připomínku …
branch-claim = Říct barvu místnosti …
branch-claim-cell = { $cell } je …
branch-accuse = Někoho obvinit …
rest-program = { $second ->
    [none] jen { $first }
   *[other] potom { $second }
}{ plus-adrenaline }

## Looking things up

about-card = { $card }, karta A.F.K.
about-known = Leží lícem dolů, ale už jste ji viděli:
about-claim = výrok
    .what = Písmeno říká, kdo to řekl, značka, jakou barvu. Nikdo neověřuje, zda je to pravda.
## For newcomers

how-round = Kolo: všichni tajně naprogramují jednu nebo dvě různé akce. Pak všichni podle pořadí provedou první a potom všichni druhou. Průzkum vám ukáže sousední místnost. Pohyb vás do ní přivede. Postrčení pošle někoho z vaší místnosti do sousední. Posun posune řadu nebo sloupec, kde stojíte.
how-rooms = Místnosti leží lícem dolů a působí na každého, kdo vstoupí: zelené jsou bezpečné, žluté překážejí, červené zabíjejí. Nejdřív se tedy dívejte, potom choďte, a říkejte ostatním barvu toho, co vidíte.

## What is asked: who, what and why in one line

ask-clue = { $who }: na kterou místnost vedle středu se podíváte jako na úvodní stopu?
ask-program = { $who }: jaké akce naprogramujete na toto kolo?
ask-single = { $who } má jedinou akci: teď, nebo později?
ask-use = { $who } volí svobodně: jakou akci?
ask-look = { $who } zkoumá: kterou místnost?
ask-move = { $who } jde: kam?
ask-push = { $who } postrkuje: koho a kam?
ask-control = { $by ->
    [none] { $who } posouvá komplex: kterou řadu či sloupec a kam?
   *[other] { $who } je u řízení, může za to { $by }: která řada či sloupec a kam?
}
ask-call = { $who } přivolává: koho?
ask-carry = { $who } někoho přenáší: koho a kam?
ask-emmett = { $who }: zamknout místnost, nebo nějakou obnovit?
ask-kevin = { $who } se nabourává: prohodit dvě místnosti, nebo přikázat Robotovi?
ask-sarah = { $who } sabotuje: místnost, nebo Robota?
ask-mimic = { $who } napodobuje: koho?
ask-lock = { $who } klade zámek: na kterou místnost?
ask-lock_from = { $who }: oba zámky jsou použité. Který se přesune?
ask-hack = { $who } musí prohodit dvě sousední místnosti: které?
ask-order = { $by ->
    [none] { $who } velí Robotovi: kterému a co?
   *[other] { $who } je u Robotů, může za to { $by }: který dostane příkaz a jaký?
}
ask-vision = { $by ->
    [none] { $who } je ve Věštecké místnosti: na kterou skrytou místnost se podíváte?
   *[other] { $who } je ve Věštecké místnosti, může za to { $by }: na kterou skrytou místnost se podíváte?
}
ask-moving = { $by ->
    [none] { $who } je v Pohyblivé místnosti: za kterou skrytou místnost se vymění?
   *[other] { $who } je v Pohyblivé místnosti, může za to { $by }: za kterou skrytou místnost se vymění?
}
ask-illusion = { $by ->
    [none] { $who } je v Místnosti Přetvářky: která skrytá místnost ji nahradí?
   *[other] { $who } je v Místnosti Přetvářky, může za to { $by }: která skrytá místnost ji nahradí?
}
ask-tunnel = { $by ->
    [none] { $who } je ve Dvojčatech: kam vedou?
   *[other] { $who } je ve Dvojčatech, může za to { $by }: kam vedou?
}
ask-false_exit = { $by ->
    [none] { $who } je u Falešného východu: koho vtáhnout?
   *[other] { $who } je u Falešného východu, může za to { $by }: koho vtáhnout?
}
ask-acid = { $who } někoho přináší do Kyselinové lázně: kdo z těch dvou zemře?
ask-corridor = { $who } se ocitá v Otočné místnosti: kudy vede chodba?
ask-android = { $by ->
    [none] Robot postrkuje: { $who }. Dovolit, nebo odmítnout?
   *[other] { $by } přikazuje Robotovi postrčit: { $who }. Dovolit, nebo odmítnout?
}
ask-jennifer = { $by } přivolává: { $who }. Přijít, nebo odmítnout?
ask-punishment = { $who } dostává trest: který žeton propadne do konce hry?
ask-to = Karta vyhání: { $who }. Do které žluté místnosti?
ask-robot_card = { $who } čeká na Robota: který přijde?
