### The page: its settings, and what only the table of Room 25 in a browser says.

## Settings

settings = Nastavení
settings-speed = Animace
speed-slow = pomalé
speed-normal = běžné
speed-fast = rychlé
speed-off = vypnuté
settings-volume = Hlasitost
settings-muted = Bez zvuku

## While steps are shown

skip-steps = Přeskočit
    .what = Přeskočí animace; totéž udělá klávesa S nebo Escape.

## What nobody hides any more: after the end, and in a replay with open eyes

cell-open = skrytá, ale teď ji vidí všichni
about-open = Leží lícem dolů, ale teď je všechno odkryté:

## Programování

slot-1 = První akce
slot-2 = Druhá akce
slot-only = Jediná akce
slots-none = Vaše akce se losují ze sloupečku.
slots-what = Přetáhněte sem žetony, nebo na ně klepněte. Klepnutím na pole žeton vyjmete.
program-sent = Váš program leží lícem dolů.
program-take-back = Můžete ho vzít zpět, dokud nejsou všichni připraveni.

## Části stolu

part-countdown = Odpočet
    .what = Jeden krok za kolo. Po posledním kole show končí.
part-alarm = Poplach
    .what = Někdo brzy stanul v Pokoji 25: odpočet přeskočil na pět kol. Jen v režimech Podezření, Soutěž a Týmy.
part-order = Pořadí
    .what = Zleva doprava: všechny první akce, pak všechny druhé. Po každém kole jde první na konec. Šedá tvář znamená mrtvého.
part-deck = Balíček A.F.K.
    .what = Těmito kartami útočí komplex. Otočené karty leží odkryté, dokud platí, pak jdou na odhoz.
part-readiness = Kdo má hotovo
    .what = Vidíte, kdo už má program, ale ne jaký.
part-key = Cesta ven
    .what = Nikdo neunikne, dokud někdo nevstoupí do Odblokovávací místnosti.
part-exit = Pokoj 25
    .what = Zda už je cesta ven odhalena.
part-guards = Strážci
    .what = Tolik strážců je mezi vámi. Jen oni vědí, kdo jsou.
part-jamming = Rušení
    .what = Nikdo nesmí nic říct ani ukázat, dokud rušení trvá.
part-claim = Říct
    .what = Řekněte všem barvu této místnosti. Nikdo neověřuje, zda je to pravda.
tap-again = Ještě jednou na stejnou místnost: { $option }
said-here = Co se o ní říká
