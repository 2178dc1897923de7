### The start page: what the games are, what goes on in the house, one's own games.

start-lead = Dvě hry o útěku. Bez registrace, volná místa obsadí boti.
start-welcome = Vítejte zpátky, { $name }.
start-welcome-guest = Vítejte zpátky.
start-calling = { $count ->
    [one] Jeden stůl čeká na váš tah.
    [few] { $count } stoly čekají na váš tah.
   *[other] { $count } stolů čeká na váš tah.
}
start-play = Hrát hned
start-learn = Poprvé tady? Deset minut
start-friends = S přáteli
start-players = { $least }–{ $most } hráčů
start-minutes = asi { $count } min
weight-light = snadná na naučení
weight-medium = naučíte se ji za jednu partii
weight-heavy = pro ty, kdo mají rádi pravidla
blurb-room25 = Živý přenos, bludiště, které se vám posouvá pod nohama, a někdo u stolu pracuje pro producenty.
blurb-lockup = Osm míst v pevnosti ozářené pochodněmi. Posílejte tlupu, skrývejte nejsilnější žeton, kovejte, verbujte a pohledy stráží nechte jiným.
kind-room25 = skryté role, blafování, pohyblivý plán
kind-lockup = umisťování, výroba, pevné nervy

start-new = Nová hra
start-house = Co se tu právě děje
start-nobody = Právě nikdo nečeká na hráče. Otevřete vlastní stůl: přátelé přijdou přes odkaz, boti hned.
start-goes-on = Vaše hry
go-on = Hrát dál
look-in = Nahlédnout
to-lobby = K čekárně
join-in = Přidat se
watch-table = Sledovat
table-waits = Čeká tu { $who }
table-empty = právě tu nikdo není
result-won = Výhra
result-lost = Prohra
game-remove = Smazat
game-remove-really = Smazat tuto hru z vašeho seznamu?
table-leave = Odejít
table-leave-really = Uvolnit místo a odejít od stolu?
table-close = Zavřít stůl
table-close-really = Zavřít tento stůl? Všichni budou muset odejít.
table-round = kolo { $round } z { $rounds }
