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
    .what = Přeskočí animace; totéž udělá s nebo Escape.

## Programování

special-alice = Maskování
special-bruce = Mimikry
special-emmett = Zámek
special-franck = Zotavení
special-jennifer = Přivolání
special-kevin = Hacker
special-max = Přenesení
special-sarah = Sabotáž
slot-1 = První akce
slot-2 = Druhá akce
slot-only = Jediná akce
slots-none = Vaše akce se losují z balíčku.
slots-what = Přetáhněte sem žetony, nebo na ně klepněte. Klepnutím na pole žeton vyjmete.
program-sent = Váš program leží lícem dolů.
program-take-back = Můžete ho vzít zpět, dokud nejsou všichni připraveni.

## Části stolu

part-countdown = Odpočet
    .what = Jeden krok za kolo. Po posledním kole show končí.
part-alarm = Poplach
    .what = Někdo brzy stanul v Pokoji 25: odpočet přeskočil na pět kol. Jen v podezření a v závodech.
part-order = Pořadí
    .what = Zleva doprava: všechny první akce, pak všechny druhé. Po každém kole jde první na konec. Lebka znamená mrtvého.
part-deck = Balíček A.F.K.
    .what = Těmito kartami udeří komplex. Tažené karty leží odkryté, dokud platí, pak jdou na odhoz.
part-readiness = Připraveni a přemýšlející
    .what = Vidíte, kdo naprogramoval, ale ne co.
part-key = Cesta ven
    .what = Nikdo neunikne, dokud někdo nevstoupí do Odblokovávací místnosti.
part-exit = Pokoj 25
    .what = Zda je už cesta ven odkryta.
part-guards = Strážci
    .what = Tolik strážců je mezi vámi. Jen oni vědí, kdo jsou.
part-jamming = Rušení
    .what = Nikdo nesmí nic říct ani ukázat, dokud rušení trvá.
part-claim = Říct
    .what = Řekněte všem barvu této místnosti. Nikdo neověřuje, zda je to pravda.
tap-again = Ještě jednou na stejnou místnost: { $option }
said-here = Co se o ní říká
