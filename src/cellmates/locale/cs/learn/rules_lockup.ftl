### The rules of Lockup for players, in our own words: one message for each section of the page.
### A line in square brackets stands for a picture or a list that the page puts there.

rules-lockup-goal =
    Kulbak je podzemní vězení krále Tarona a každý z vás vede tlupu, která v něm sedí. Ve dne rozesíláte své lotry, v noci se ukáže, kdo byl kde silnější. Vyrábíte předměty, verbujete rváče, čtete zakázané knihy a snažíte se nebýt nikomu na očích.

    {"*"}Pověst* se počítá na hvězdy. Po šesti kolech velí tlupa, která jich má nejvíc. Pod 0 hvězd nikdo neklesne a horní mez není.

    Nejvíc hvězd dávají vyrobené [[items|předměty]] a [[goals|cíle]]. Na konci přidají své rváči, kostky, nezahrané knihy a značka prvního hráče. [[raid|Razie]] berou hvězdy těm, kdo na sebe přivolali nejvíc podezření.
    .title = Oč jde

rules-lockup-components =
    Na plánu je osm [[locations|lokací]], které se procházejí vždy ve stejném pořadí, od Cvičiště po Knihovnu. Lokace 2 až 6 mají každá *doupě*, kde [[goons|rváč]] čeká na naverbování.

    Každá tlupa má celu, do které vidí jen její majitel, desku na kostky a šest žetonů. Rub všech žetonů jedné tlupy je stejný.

    {"["}list tokens]

    Suroviny jsou čtyř druhů. Kde se mluví jen o „kostce“, myslí se jedna z nich; kde je v ceně *libovolná*, druh volíte vy.

    {"["}list resources]

    Kromě toho je tu 22 kostek *moci* a 12 kostek *podezření*. Nikdy se jimi neplatí a ve skrýši nezabírají místo. Moc posiluje vašeho vymahače, podezření k vám přitahuje pohledy stráží.

    Víc kostek není. Když zásoba nestačí pro všechny, dostanou dřív lepší místa a co chybí, propadá. Když karta odporuje pravidlům, platí karta.
    .title = Co leží na stole

rules-lockup-setup =
    Předměty se zamíchají a do *nabídky* se vyloží o jeden víc, než je hráčů. Do každého doupěte, od Stok nahoru, přijde rváč a na jeho lokaci tolik kostek podezření, kolik ukazuje. Když dvanáct kostek nestačí, rozdávají se v tomto pořadí, dokud jsou; razie ještě není. Ani bandité ještě nenosí kostky, pokud si to váš stůl nenastavil jinak.

    Každý začíná s 10 hvězdami, 1 kostkou moci a žetony v cele a s ničím jiným. V pěti hráčích zůstávají „dvojky“ všech tlup v krabici.

    Otočí se jeden cíl pro nejlepšího, jeden okamžitý a jeden závěrečný cíl. První hráč se vylosuje.
    .title = Příprava

rules-lockup-round =
    Kolo má tři fáze: [[roll_call|nástup]], [[lights_out|večerku]] a [[patrol|obchůzku]]. Hra trvá šest kol. V šestém obchůzka není; místo ní přijde poslední razie a [[end|vyhodnocení]].

    {"*"}První hráč* má značku. Ta neputuje z kola do kola: majitele mění, jen když někdo vyhraje Cvičiště, a to hned.

    Hraje se po směru hodinových ručiček od prvního hráče. *Ve stejném pořadí se rozhodují i shody*: první hráč vyhrává každou, jinak ta ze shodných tlup, na kterou přijde řada dřív.

    {"["}round first_night]
    .title = Kola, první hráč a shody

rules-lockup-roll_call =
    Začíná první hráč, pak hrajete jeden po druhém. Ve svém tahu uděláte jedno z toho:

    - *Vyšlete žetony.* Položte jeden nebo víc žetonů z cely na jednu z lokací 1 až 7, každý lícem nahoru, nebo dolů, jak chcete. Místa je pro všechny dost. Potom je tato lokace pro vás do konce kola zavřená.
    - *Pasujete.* V tomto nástupu končíte a knihy už v něm nehrajete. Nepoužité žetony zůstávají v cele.

    Do Knihovny se nikdo poslat nedá. Kdo už nemá žetony, musí ve svém příštím tahu pasovat; do té doby smí ještě hrát knihy. Když pasují všichni, zhasíná se.
    .title = Nástup: vysílání žetonů

rules-lockup-bluff =
    V každém kole smíte položit lícem dolů *dva* žetony, v jednom nebo dvou hráčích *tři*. Může to být kterýkoli žeton, i vymahač a zvěd. Ostatní vidí jen to, že tam leží něco vašeho.

    Skrytá pětka vyhraje místo, které ostatní už měli za své. Skrytá dvojka nebo zvěd je přiměje vyplýtvat síly na nic. A i pětka lícem nahoru něco říká: držte se dál.

    Říkat smíte, co chcete: který žeton leží kde, oč vám jde, že souhlasíte, nebo že je to lež. Nikdo to neověřuje.
    .title = Blafování

rules-lockup-lights_out =
    Lokace se vyhodnocují jedna po druhé, od 1 do 8, každá ve čtyřech krocích.

    - *Síla.* Žetony se tu otočí a každá tlupa sečte své. Vymahač počítá moc, kterou máte právě teď, takže kostka získaná na Cvičišti pomáhá už ve Stokách. Každá tlupa, která tu má žeton, získá vlastní místo, nejsilnější první. Ať se pak stane cokoli, pořadí se už nemění.
    - *Podezření.* Leží-li tu podezření, vezme si ho všechno nejsilnější z tlup, které tu nemají zvěda. Mají-li ho tu všichni, nebo nikdo nepřišel, zůstává. Berete ho, i když vaše místo nic nevynáší.
    - *Odměny.* Od prvního místa dolů si každá tlupa vezme odměnu za své místo a její žetony se vrátí do cely. Co dostanete, smíte hned použít. Místo toho smíte *odmítnout*: nevezmete si nic, pořadí ostatních se nemění a vaše žetony jdou do Knihovny.
    - *Opozdilci.* Kdo nic nedostal, jde do Knihovny také.
    .title = Večerka: lokace po lokaci

rules-lockup-stragglers =
    Jste *opozdilec*, když na lokaci nic nedostanete: skončili jste příliš nízko, odmítli jste, nemáte čím platit nebo je zásoba prázdná. Všechny vaše žetony odtud jdou do Knihovny. Abyste nebyli opozdilec, stačí jediná věc: kostka, značka, výměna, rváč nebo předmět.

    V Knihovně se všichni vaši opozdilci, ať přišli odkudkoli, počítají dohromady, lícem nahoru a s mocí, kterou v tu chvíli máte. Prohrát schválně tedy může být plán. Po Knihovně se všechny žetony vrátí do cel.
    .title = Opozdilci a Knihovna

rules-lockup-locations =
    „První“ a „druhé“ je pořadí mezi tlupami, které na lokaci jsou. „Ve třech hráčích“ znamená v celé hře.

    {"["}list locations]

    Několik podrobností:

    - Značka prvního hráče se na Cvičišti stěhuje hned: shody na dalších lokacích téže noci se už rozhodují ve prospěch vítěze.
    - Na Ošetřovně nedostanou nic ti, kdo jsou mezi prvním a posledním. Jsou-li tam tlupy dvě, jsou to první a poslední.
    - V Kantýně se mění jednou a nikdy za druh, který dáváte.
    - V Jídelně platíte kostkami libovolných druhů a smíte brát rváče z kteréhokoli doupěte. Za dva se platí najednou, pak přijdou jeden po druhém. Jejich doupata zůstanou do obchůzky prázdná.
    - Kostka, kterou tu nechal bandita, patří prvnímu místu, a to před zbytkem odměny; smí se jí tedy už platit.
    .title = Osm lokací

rules-lockup-items =
    Předmět má hvězdy, cenu, jeden nebo dva *poklady* (štít, klenot, kouzlo) a někdy [[icons|symbol]]. Dostanete se k nim jen ve Vězeňském bloku, jednou akcí za návštěvu:

    - *Vyrobte* předmět z nabídky nebo ten, který máte zamluvený. Zaplatíte cenu, položíte ho před sebe, hned získáte jeho hvězdy a pak zapůsobí jeho symboly. Tím, co přináší, se za něj platit nedá.
    - *Zamluvte* si předmět z nabídky za jednu libovolnou kostku. Odložíte si ho a později ho smíte vyrobit jen vy, za plnou cenu. Zamluvit si jich smíte, kolik chcete, ale zamluvený předmět nemá žádnou cenu, dokud ho nevyrobíte.

    Nabídka se doplňuje až při obchůzce, ale předmětů je o jeden víc než hráčů, takže se dostane na každého.

    {"["}list items]
    .title = Předměty: výroba a zamlouvání

rules-lockup-goons =
    Rváč má druh, někdy poklady a symboly, a oči: tolik podezření přivolává, dokud je na plánu. Když ho v Jídelně naverbujete, jeho symboly zapůsobí jednou a poklady jsou vaše. Podezření, které už na jeho lokaci leží, tam zůstává. Hvězdy dává na konci, podle druhu:

    - *Bandita:* po 3 hvězdách. Dokud je na plánu, přináší při každé obchůzce na svou lokaci kostku svého druhu.
    - *Kultista:* každý má tolik hvězd, kolik jste vyrobili předmětů. Tři kultisté a čtyři předměty dají 12.
    - *Démon:* každý má dvě hvězdy za každý poklad na vašich předmětech a rváčích, i za své vlastní. Jeden démon a osm pokladů dají 16.
    - *Trpaslík:* dohromady 1, 3, 7, 12, 18, 25 hvězd za jednoho až šest, 30 za sedm.
    - *Hobgoblin:* každý má tolik hvězd, kolik máte kostek moci. Tři hobgoblini a pět kostek moci dají 15.
    - *Krysák:* sám vás stojí 3 hvězdy; dva mají 1, tři 6, čtyři 13, pět 25.
    - *Nájezdník:* po 2 hvězdách.

    {"["}list goons]
    .title = Rváči

rules-lockup-icons =
    Symboly předmětů a rváčů zapůsobí jednou, ve chvíli, kdy je karta vaše. Dobrovolná je jen výměna; všechno ostatní se stane, nakolik to jde. Má-li karta víc symbolů, pořadí volíte vy.

    - *Surovina nebo moc:* vezměte si jednu takovou kostku.
    - *Méně podezření:* vraťte do zásoby jednu svou kostku podezření.
    - *Předání podezření:* dejte jednu svou kostku podezření soupeři, ve hře pro jednoho stráži.
    - *Kniha:* doberte si jednu. *Kniha ze dvou:* doberte si dvě, jednu si nechte, druhou dejte pod balíček.
    - *Skrýš:* do konce hry smíte mít o jednu kostku víc.
    - *Výměna:* smíte hned vyměnit jednu svou kostku za kostku jiného druhu.
    .title = Zvláštní symboly

rules-lockup-tomes =
    {"*"}Kniha* je tajná karta, která zapůsobí jednou a pak se odhodí. Knihy se dobírají v Knihovně a díky některým symbolům; smíte jich mít, kolik chcete. Každá nezahraná má na konci 1 hvězdu.

    „Kdykoli“ znamená mezi dvěma rozhodnutími, nikdy uprostřed jednoho. K tomu se otevírají *okna*:

    - před každým tahem nástupu a po něm;
    - na každé lokaci před otočením žetonů, po určení pořadí, před každou odměnou a po odchodu opozdilců;
    - před každým krokem obchůzky, před razií a ještě jednou po poslední razii.

    Otázku dostanete, jen když by vaše kniha právě teď něco udělala. Když počkáte, přijde znovu, až se na stole něco změní. Mohlo-li by hrát víc tlup, první je ta, která je právě na řadě, pak po směru hodinových ručiček od prvního hráče; jedna kniha se dokončí před další.

    Jiné knihy mají svou vlastní chvíli, ta stojí na kartě. Když pasujete, knihy do konce nástupu nehrajete. Když balíček dojde, zamíchají se odhozené knihy.

    {"["}list tomes]
    .title = Knihy a kdy je hrát

rules-lockup-goals =
    Cíle se plní samy, jakmile platí jejich podmínka.

    - *Cíl pro nejlepšího* je pro toho, kdo má něčeho nejvíc a aspoň minimum. Kartu bere, kdo má první obojí, sám v čele. Převzít ji jde jen s větším počtem; stejně nestačí. Na konci dává 8 hvězd, v jednom nebo dvou hráčích 6. Poklady rváčů se počítají.
    - *Okamžitý cíl* je pro prvního, kdo ho splní. Hvězdy dává hned a je uzavřen. Splní-li ho naráz víc tlup, dostane ho ta, která je právě na tahu, jinak rozhoduje pořadí od prvního hráče.
    - *Závěrečný cíl* se počítá na konci. Některé jsou soutěž o nejvíc předmětů s určitým pokladem: 8 hvězd za nejvíc, 4 za druhé nejvíc; shoda na prvním místě po 4 a druhý není, na druhém po 2. V jednom nebo dvou hráčích je za nejvíc 6 hvězd a za shodu nic. Rváči se v soutěži nepočítají a bez takového předmětu nedostanete nic. Ostatní závěrečné cíle platí každému za to, co má.

    {"["}list goals]
    .title = Tři cíle

rules-lockup-patrol =
    Na konci 1. až 5. kola, v tomto pořadí:

    - *Skrýš.* Kdo má víc kostek, než se vejde, vrátí přebytek podle své volby: vejde se pět a o jednu víc za každý symbol skrýše. Moc a podezření se nepočítají. V kterékoli jiné chvíli smíte mít kostek, kolik chcete.
    - *Předměty.* Prázdná místa nabídky se doplní. Co tam leží, se neposouvá.
    - *Rváči.* Rváč z Jídelny nadobro odchází, ostatní se k ní posunou a do prázdných doupat přijdou noví. Když balíček dojde, zamíchají se odhození rváči.
    - *Podezření.* Každý rváč na plánu přivolá na svou lokaci podezření, jednu kostku za každé oko, a bandita přinese i kostku svého druhu. Je-li v zásobě méně kostek podezření, než potřebují všichni rváči dohromady, přijde nejdřív [[raid|razie]].

    Podezření a kostky banditů patří lokaci. Zůstávají, když rváč jde dál nebo ho někdo naverbuje, a hromadí se, dokud si je někdo nevezme.
    .title = Obchůzka: jdou stráže

rules-lockup-raid =
    {"*"}Razie* přijde, když při obchůzce nestačí kostky podezření (nejvýš jednou za obchůzku), a vždy po šestém kole. Ve třech až pěti hráčích stojí takto:

    - nejvíc podezření 8 hvězd, druhé nejvíc 4 hvězdy;
    - shoda na prvním místě: po 4 hvězdách, a druhý není;
    - shoda na druhém místě: po 2 hvězdách.

    Ve dvou hráčích ztrácí 6 hvězd ten, kdo má víc; máte-li stejně, neztrácí nikdo. Bez podezření nikdy nic neztratíte.

    Pak se všechno podezření vrátí do zásoby, od tlup i z lokací. Kostky banditů zůstávají.

    Čistí zůstanete díky zvědovi, na druhém místě tam, kde podezření leží, a díky symbolům a knihám, které ho ubírají nebo předávají jinam.
    .title = Podezření a razie

rules-lockup-end =
    Po šesté večerce přijde poslední razie a po ní poslední příležitost zahrát knihy. Pak se počítá v tomto pořadí:

    - cíl pro nejlepšího: 8 hvězd, v jednom nebo dvou hráčích 6;
    - závěrečný cíl;
    - vaši rváči;
    - vaše kostky: šrot, lektvary a železo po 1 hvězdě, zlato po 2; limit skrýše už neplatí;
    - nezahrané knihy: po 1 hvězdě;
    - značka prvního hráče: 2 hvězdy.

    Hvězdy vyrobených předmětů a okamžitého cíle jsou už dávno započítané. Zamluvené předměty nemají žádnou cenu.

    {"*"}Vyhrává, kdo má nejvíc hvězd.* Při shodě ten, kdo vyrobil víc předmětů. Je-li shoda i tady, vítězství je společné.
    .title = Konec hry

rules-lockup-advanced =
    Tady se tlupy liší. Desky se obrátí: začínáte s 0 hvězd a bez obvyklé kostky moci a berete si, co ukazuje vaše deska: hvězdy, moc, podezření, kostky nebo knihy; i skrýš má každá tlupa svou.

    {"["}list crews]

    Pak každý dostane dva *rysy*. Od posledního hráče a proti směru hodinových ručiček, takže první hráč volí poslední, si každý jeden nechá, ukáže ho a hned si vezme všechny jeho bonusy. Druhý se vrátí neukázaný.

    Rváči získaní jako bonus působí hned a cíle se dají splnit už od prvního bonusu. Počáteční podezření se bere z toho, co rváči nechali v zásobě.

    {"["}list traits]
    .title = Pokročilá hra

rules-lockup-solo =
    Jedna tlupa proti stráži. Připravuje se jako pro dva, ale bez okamžitého cíle a bez knih Velká kniha plížení a Řemeslo bez skrupulí. Stráž má vlastní desku s 1 kostkou moci, 10 hvězd a značku prvního hráče; v pokročilé hře začíná s 20 hvězdami. Soupeří s vámi o cíl pro nejlepšího i o závěrečný cíl.

    Balíček strážných má dvanáct karet: sedm modrých a pět podle zvolené *úrovně*.

    - *Mírná:* zelení strážní, síla 0 až 3.
    - *Náročná:* žlutí strážní, až 4; jeden z nich volá dalšího.
    - *Pro znalce:* červení strážní, až 5; jeden z nich volá dalšího.

    {"*"}Nástup.* Na každé lokaci od 1 do 7 leží jeden strážný lícem dolů. Pak se střídá stráž a vy, začíná, kdo má značku. V tahu stráže otočíte jednoho strážného podle své volby a potom kartu lokace: pošle tam ještě jednoho, lícem nahoru; „Mimo službu“ neposílá nikoho. Nástup končí, jakmile položíte poslední žeton nebo pasujete.

    {"*"}Večerka.* Stráž je jeden soupeř. Její síla je součet jejích karet a pěst počítá její moc. Strážný, který volá dalšího, to udělá, když se otočí právě teď. Odměny i podezření bere jako každý a nikdy neodmítá:

    - Kantýna: jen na prvním místě, jednu kostku druhu, kterého má nejméně, z více takových nejvzácnějšího.
    - Jídelna: jen na prvním místě, zdarma dva rváče, kteří přivolávají nejvíc podezření; ze stejných ty z lokace s nižším číslem.
    - Vězeňský blok: vyrobí předmět s nejvíce hvězdami, na který má; nemá-li na žádný, zdarma si zamluví ten s nejvíce hvězdami. Ze stejných bere ten blíž k balíčku.
    - Knihovna: první nebo druhé místo je pro ni 1 hvězda, a stejně tak každá kniha, kterou by jinde dostala.
    - Symboly působí i pro ni: skrýš nedává nic a výměna promění kostku druhu, kterého má nejvíc, v kostku toho, kterého má nejméně.

    {"*"}Obchůzka.* Limit skrýše máte jen vy. Na konci se všichni strážní a karty lokací znovu zamíchají.

    {"*"}Razie.* Máte-li víc podezření vy, ztratíte 6 hvězd a všechno se vrátí. Má-li víc stráž, ztratí 6 ona a své vrátí, ale vaše vám zůstane. Při shodě neztrácí nikdo a všechno se vrátí. Nestačí-li kostky ani po razii, rozdávají se od Stok nahoru, dokud jsou.

    {"*"}Konec.* Počítá se jako pro dva, ale z kostek se stráži počítá jen zlato, po 2 hvězdách, a knihy žádné. Vyhrajete, jen když máte víc hvězd; shoda patří stráži.

    {"["}list guards]
    .title = Sólo proti stráži

rules-lockup-numbers =
    | Hráči | 1–2 | 3 | 4 | 5
    | Předměty v nabídce | 3 | 4 | 5 | 6
    | Žetony každé tlupy | 6 | 6 | 6 | 5
    | Lícem dolů za kolo | 3 | 2 | 2 | 2
    | Cvičiště: druhé místo, moc | – | 1 | 1 | 1
    | Stoky: první/druhé/další | 2/1/– | 3/1/1 | 3/2/1 | 3/2/1
    | Ošetřovna: první/poslední | 2/1 | 3/1 | 3/1 | 3/1
    | Kantýna: výměna na druhém | 2:1 | 1:1 | 1:1 | 1:1
    | Razie: ztráta prvního/druhého | 6/0 | 8/4 | 8/4 | 8/4
    | Cíl pro nejlepšího | 6 | 8 | 8 | 8
    .title = Podle počtu hráčů

rules-lockup-secrets =
    Jen vy znáte žetony ve své cele, své žetony lícem dolů, své knihy, zamluvené předměty a dva rysy, které jste dostali. Ostatní vidí, kolik jich je a kde leží žetony, a viděli, který předmět jste si vzali z nabídky.

    Všechno ostatní je veřejné: hvězdy, kostky, vyrobené předměty, rváči, cíle, odhozené karty i velikost balíčků. Pořadí karet v balíčku nezná nikdo; jen ten, kdo dal knihu pod něj, zná tuto jednu kartu.
    .title = Kdo co ví

rules-lockup-cards =
    Tištěná pravidla jednotlivé karty nevypisují. Pravidla, odměny, hodnocení rváčů a všechny počty jsou podle nich. Jména, ceny a symboly karet jsou naše rekonstrukce, která odpovídá každému vytištěnému číslu.

    Máte-li tuto hru, můžete hrát se svými skutečnými kartami: zkopírujte soubory karet, vepište, co je na vašich, a vyberte je tam, kde se volí karty stolu, nebo spusťte hru v terminálu s touto složkou. Záznam hry si pamatuje, s jakými kartami se hrálo.
    .title = Jiné sady karet

rules-lockup-words =
    {"["}list words]
    .title = Slovníček

## Words that the table's own texts do not explain

word-power = moc
    .what = Síla vašeho vymahače je počet vašich kostek moci. Dává je Cvičiště, symboly a knihy a zůstávají vám do konce.

word-suspicion = podezření
    .what = Leží na lokacích s rváči. Všechno si ho vezme nejsilnější bez zvěda, a kdo ho má při razii nejvíc, ztrácí hvězdy.

word-enforcer = vymahač
    .what = Žeton, jehož síla je počet vašich kostek moci ve chvíli, kdy se jeho lokace vyhodnocuje.

word-lookout = zvěd
    .what = Žeton se silou 0. Kde je, tam neberete podezření.

word-face_down = lícem dolů
    .what = Dva žetony za kolo, v jednom nebo dvou hráčích tři, smějí ležet tak, že jen vy víte, které to jsou.

word-pass = pasovat
    .what = Jste mimo až do konce nástupu: žádné žetony ani knihy.

word-decline = odmítnout
    .what = Vzdáte se odměny za své místo; vaše žetony jdou do Knihovny.

word-craft = vyrobit
    .what = Ve Vězeňském bloku: zaplatit cenu předmětu, hned získat jeho hvězdy, nechat zapůsobit jeho symboly.

word-window = okno
    .what = Chvíle mezi dvěma rozhodnutími, kdy se smějí hrát knihy.

word-fallout = vyhodnocení
    .what = Po poslední razii se cíle, rváči, kostky, knihy a značka promění v hvězdy.

word-guards = stráž
    .what = Ve hře pro jednoho váš jediný soupeř; na každé lokaci od 1 do 7 leží její karta.

word-token = žeton
    .what = Jeden z vašich šesti lotrů: 2, 3, 4, 5, vymahač a zvěd. Ve dne je posíláte na lokace, v noci se vracejí.

word-crew = tlupa
    .what = Vy a vaši lotři: cela se šesti žetony, deska s kostkami a všechno, co jste vyrobili a koho naverbovali.

word-setup = příprava
    .what = V pokročilé hře se před prvním kolem volí rysy a berou bonusy.

word-roll_call = nástup
    .what = Ve dne: jeden po druhém posíláte žetony na jednu lokaci, nebo pasujete.

word-lights_out = večerka
    .what = V noci: lokace po lokaci se otáčejí žetony, určuje se pořadí, bere se podezření a odměny.

word-patrol = obchůzka
    .what = Mezi koly: skrýše, nové předměty, noví rváči, podezření, možná razie.

word-final = poslední razie
    .what = Po šestém kole: ještě jedna razie, pak vyhodnocení.

word-over = konec
    .what = Vyhrává ten, kdo má nejvíc hvězd.
