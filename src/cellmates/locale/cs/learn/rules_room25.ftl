### The rules of Room 25 for players, in our own words: one message for each section of the page.
### A line in square brackets stands for a picture or a list that the page puts there.

rules-room25-goal =
    Probudíte se v komplexu o 25 místnostech a všude jsou kamery. Jedna z místností, [[room-room_25|Pokoj 25]], vede ven. Tajně se rozhodnete, co uděláte, pak uvidíte, co se rozhodli ostatní, a teprve potom zjistíte, kde jste.

    Abyste unikli, musí ti, kdo se mají dostat ven, stát v Pokoji 25 a někdo ho musí akcí [[token-control|Posun]] vysunout přes okraj komplexu dřív, než skončí odpočet. Kdo se má dostat ven a kdo tomu brání, záleží na režimu:

    - [[suspicion|Podezření]], 4 až 8 hráčů: vězni proti skrytým strážcům.
    - [[cooperation|Kooperace]], 1 až 6 hráčů: všichni proti komplexu.
    - [[competition|Soutěž a Týmy]]: každý nebo každý tým za sebe.
    .title = Oč jde

rules-room25-complex =
    Komplex je pět místností široký a pět vysoký. Sloupce se jmenují a až e od západu k východu, řady 5 až 1 shora dolů, takže [[room-central|Centrální místnost]] uprostřed je c3. Sever zůstává celou hru severem. *Vedle* znamená přes společnou stranu, nikdy šikmo a nikdy přes okraj.

    {"["}picture complex]

    Všechny místnosti kromě Centrální leží na začátku lícem dolů. Řada 3 a sloupec c se nikdy neposouvají, protože v nich je Centrální místnost. Dvanáct políček ve čtyřech rozích je *východová zóna*: tam vždy začíná Pokoj 25 a také Odblokovávací, Věštecká a Pohyblivá místnost a Místnosti Robotů, pokud jsou ve hře.

    Barva místnosti říká, jak je nebezpečná:

    {"["}list colours]

    Jsou dvě úrovně. *Základní*: čtyři žetony Akcí a základní místnosti, bez zvláštních schopností. *Druhá sezóna*: všechno. *Šílená obtížnost* dělá režimy Kooperace a Sólo ještě těžšími.
    .title = Komplex

rules-room25-setup =
    - Každý dostane postavu s pěti žetony Akcí (na základní úrovni se čtyřmi), žetonem Adrenalinu a připomínkovým žetonem.
    - Pokoj 25 a další místnosti východové zóny se dají stranou. Dvanáct ostatních se položí lícem dolů na vnitřní políčka; zbytek se zamíchá s odloženými a rozloží do rohů.
    - Všechny figurky začínají v Centrální místnosti.
    - V režimu Podezření se tajně rozdají role.
    - Žetony postav se seřadí na počítadle. Poslední stojí na počtu kol.

    | postavy | Podezření, Soutěž, Týmy | Kooperace
    | 4 | 10 kol | 8 kol
    | 5 | 10 kol | 7 kol
    | 6 | 10 kol | 6 kol
    | 7 | 9 kol | –
    | 8 | 8 kol | –

    {"*"}Úvodní stopa.* Před prvním kolem se každý hráč tajně podívá na jednu ze čtyř místností vedle Centrální. Každý hráč jen na jednu, bez ohledu na to, kolik postav vede. Dva se mohou podívat na tutéž. Barvu smíte prozradit.
    .title = Příprava

rules-room25-round =
    - *Karty.* V režimech Kooperace a Sólo přijdou nejdřív dvě [[cards|karty A.F.K.]]
    - *Programování.* Všichni současně a tajně položí dva různé žetony Akcí, první a druhý. Můžete položit jen jeden; pak při svém prvním tahu řeknete, zda ho použijete teď, nebo později. Nepoložit žádný nelze.
    - *První akce.* Podle pořadí všichni odhalí první žeton a provedou ho.
    - *Druhé akce.* Totéž znovu.
    - *Adrenalin.* Kdo ho naplánoval, má třetí akci.
    - *Odpočet.* Žetony se vrátí, žetony Směru zmizí z plánu, první v řadě jde na její konec a zbývá o kolo méně.

    {"*"}Co jste naprogramovali, musíte udělat*, i když to škodí. Jak, to se rozhoduje až ve vašem tahu. Pokud existuje dovolený způsob, musíte některý zvolit; pokud ne, akce propadá. Lze-li provést jen část, provede se ta část.

    Žeton [[token-adrenaline|Adrenalinu]] se plánuje při programování, jednou za hru a nelze ho vzít zpět. Třetí akce je jedna ze čtyř základních, zvolená na místě; může opakovat akci tohoto kola. Nesmí to být zvláštní schopnost a nelze ji odmítnout.

    {"["}round first_round]
    .title = Kolo

rules-room25-actions =
    {"["}list tokens]

    {"["}picture slide]

    Místnost vysunutá z plánu se vrátí na druhém konci se všemi, kdo jsou uvnitř. Posunutá řada nebo sloupec má do konce kola šipku: posunout se smí znovu, ale jen tímto směrem. Těch, které ji kříží, se to netýká.

    Z a3 lze posunout jen sloupec a, z c5 jen řadu 5, z Centrální místnosti nic. *V Centrální místnosti fungují jen Průzkum a Pohyb*; Postrčení, Posun a zvláštní schopnosti tam propadají. Nikoho z ní nelze vystrčit; dovnitř ano.
    .title = Akce

rules-room25-steps =
    Jinam se lze dostat třemi způsoby, a jakmile víte, který to byl, většina otázek se vyřeší sama.

    - *Krok* vede do vedlejší místnosti: Pohyb, Postrčení, Přenesení, Přivolání, postrčení Robotem, karta, která někoho vyžene. Působí místnost, kterou opouštíte, i ta, do které vstoupíte.
    - *Skok* nepotřebuje dveře: Dvojčata, Vortex, Převinutí, oživení, Přetvářka. Nezastaví ho zámek ani chodba. Opuštěná místnost si ho všimne.
    - *Jízda* je pohyb místnosti i s vámi: posuny, Kevinova výměna, Pohyblivá místnost. Nic nespouští.

    Krok je dovolen, když cíl leží vedle, není na něm žeton „Nevstupovat“ ani zámek (Emmett smí i do zamčených) a místnost, kde stojíte, vás pustí. Do skryté místnosti lze vstoupit vždy.

    Pak v tomto pořadí: figurka se přesune; reaguje opuštěná místnost (to dělá jen Místnost s Drtiči); nová místnost se odhalí; je-li to Pokoj 25, ověří se poplach a „Masky dolů“; místnost zapůsobí na všechny, kdo vstoupili.

    Žádá-li místnost volbu, provede ji hráč postavy, která vstoupila, i když byla postrčena nebo přivolána. Jen když ji někdo *přenesl*, volí on, jednou za oba.

    Místnost působí při každém vstupu, nejen poprvé. Pošle-li vás do další, nejdřív se do konce vyhodnotí ta další. Kdo zemře, zmizí hned i se vším, co měl naplánováno.
    .title = Krok, skok, jízda

rules-room25-talk =
    Kdo viděl skrytou místnost (akcí, jako úvodní stopu nebo z Věštecké místnosti), smí říct její *barvu*, nebo mlčet, ale nikdy nesmí říct název. Nikdo to neověřuje; v režimu Podezření lhaní ke hře patří. Jinak mluvte, jak chcete: plány, obvinění, prosby. Programy a role jsou tajné, dokud je neukáže pravidlo.

    {"*"}Rušička:* dokud je někdo v [[room-jamming|Místnosti s Rušičkou]] nebo leží odkrytá karta Rušička, nikdo nesmí nic sdělovat. Tvrzení a chat jsou pak zablokované. Připomínky pokládat lze.

    {"*"}Připomínka:* kdykoli ve svém tahu můžete, aniž vás to stojí akci, položit svou [[mark-reminder|připomínku]] na kteroukoli skrytou místnost. Pohybuje se s ní a vrátí se k vám, až se místnost odhalí. Dřív ji přesunout nelze. V šílené obtížnosti připomínky nejsou.
    .title = Co smíte říkat a jak si pamatovat

rules-room25-rooms =
    Místnost působí, kdykoli do ní vstoupí postava, ať dobrovolně, nebo ne. Roboti nic nespouštějí, kromě toho, co se píše [[robots|o nich]].

    {"["}list rooms]
    .title = Místnosti

rules-room25-details =
    - *Vězení* drží i ty, které někdo postrkuje nebo přenáší. Maskovaný soused se počítá, spoluvězeň v téže místnosti ne. Vstupovat a dívat se ven lze bez omezení.
    - *Ledová místnost:* pozdější vstup v tomto kole nic nemění.
    - *Otočná místnost:* kdo vstoupí později, otočí ji všem uvnitř. Posunu a zvláštním schopnostem chodba nevadí, ale Přenesení je pohyb. Skočíte-li dovnitř, směr volíte vy. Když místnost jede, chodba směr zachová.
    - *Kontrolní místnost:* některou řadu nebo sloupec posunout musíte. Není to akce Posun: Urychlení se na ni nevztahuje a uniknout se s ní nedá.
    - *Popravčí místnost:* příští akce je příští odhalený nebo vylosovaný žeton nebo Adrenalin, v tomto kole či v příštím. Propadlá akce, maskování ani jízda vás nezachrání; když vás někdo dostane ven nebo je místnost nahrazena, ano.
    - *Zaplavená místnost:* máte zbytek tohoto kola a celé příští. Adrenalin v něm už přijde pozdě.
    - *Kyselinová lázeň:* o samotě jste v bezpečí. Zemře ten, kdo tu byl dřív, maskovaný či ne.
    - *Místnost s Drtiči:* když někoho vystrčíte, odchází on a vy zůstáváte uvnitř. Koho přenáší Max, odchází s ním a oba přežijí. Pokud tam nikdo jiný nebyl, místnost se za vámi jen zavře.
    - *Místnost Stihomamu:* do sloupečku jdou všechny vaše žetony, i zahrané, ne však ty, které vzal Trest. Končí s programováním, pokud jste odešli nebo je sloupeček prázdný. Adrenalin se dál volí svobodně.
    - *Časovací místnost:* pořadí se nemění. V posledním kole zabíjí.
    - *Místnost Přetvářky* pak leží jinde, už natrvalo odhalená; kdo v ní byl před vámi, jede s ní.
    - *Odblokovávací místnost:* kdo vstoupí, zůstane v Prázdné místnosti, kterou se stane. Robot se nepočítá.
    .title = Místnosti: podrobnosti

rules-room25-marks =
    {"["}list marks]
    .title = Žetony a značky na stole

rules-room25-characters =
    Na úrovni Druhá sezóna má každá postava zvláštní žeton, který se programuje jako ostatní. Nelze ho použít v Centrální místnosti ani jako akci Adrenalinu. Emmett, Kevin a Sarah mají na jednom žetonu dvě schopnosti a volí při odhalení; není-li jedna možná, musí použít druhou.

    {"["}list characters]
    .title = Postavy

rules-room25-robots =
    Jsou nanejvýš dva [[mark-robot|Roboti]]. Přicházejí z Místností Robotů a s kartou Robot a sami nic nedělají: příkaz dává ten, kdo vstoupil do Místnosti Robotů, Kevin nebo Bruce. Kdo ho dává, vybírá Robota, příkaz i cíl. Je-li nějaký příkaz možný, musí být vydán.

    - *Pohyb:* Robot jde do vedlejší místnosti; skrytou odhalí, aniž ji spustí. Jen Otočná místnost se kvůli němu otočí a váže ho. Vstupuje do zamčených, nikdy tam, kde je „Nevstupovat“.
    - *Postrčení:* vystrčí postavu ze své místnosti, nikdy však z modré. Maskované postavy postrčit nelze a Alice může odmítnout.

    Červená místnost Robota hned zničí. Vstoupí-li do Kyselinové lázně nebo do Místnosti s Drtiči, všichni uvnitř zemřou; Místnost s Drtiči se zavře. Zaplavená místnost nebo Místnost s Drtiči, kterou Robot odhalí, se zavře hned. Zničený Robot se vrátí do zásoby.

    Roboty nelze postrkovat, přenášet ani přivolávat. Kdo odchází z Vězení, tomu se Robot počítá jako postava; pro kyselinu, rušičku, poplach, „Masky dolů“ ani vítězství se nepočítá.
    .title = Roboti

rules-room25-cards =
    Komplex hraje také. Karta působí hned, jak se otočí, a odhozené si smí prohlédnout každý. *První hráč* je postava v čele pořadí; přišla-li karta z A.F.K. místnosti, je to ta, která vstoupila. Karty hýbou postavami obyčejnými kroky: místnosti působí, zámky a chodby platí. Žádná karta nikomu nepomůže uniknout.

    {"["}list cards]

    Karty postav, které nejsou ve hře, nedělají nic. Při panice volí hráč toho, kdo zpanikařil. *Žlutá místnost* je vždy taková, která je odhalená a lze do ní vstoupit.
    .title = Karty A.F.K.

rules-room25-death =
    {"*"}Mrtvý* je ze hry: figurka zmizí z plánu a vše, co naprogramoval, propadá. Jeho žeton na počítadle ukazuje lebku a z řady zmizí, když by měl být první. [[room-regeneration|Oživovací místnost]] vrátí všechny mrtvé.

    {"*"}Poslední kolo* je to, kdy zbývá jedno. V režimu Podezření před programováním všichni mrtví ukážou role. Karty se neotáčejí, Časovací místnost zabíjí a jen v tomto kole smí být někdo ponechán svému osudu.

    {"["}picture escape]

    {"*"}Únik.* Kdykoli čísi akce Posun, ať žetonem, nebo Adrenalinem, vysune z komplexu právě Pokoj 25, je hra hned vyhraná, pokud platí podmínka režimu. Jinak se Pokoj 25 vrátí na druhém konci se všemi uvnitř. Posuny Kontrolní místnosti a karet to nedokážou. Dostal-li se Pokoj 25 doprostřed, je třeba ho vrátit do rohu.
    .title = Smrt, poslední kolo, cesta ven

rules-room25-suspicion =
    | hráči | vězni | strážci
    | 4 | 3 | 1
    | 5 | 4 nebo 3 | 1 nebo 2
    | 6 | 4 | 2
    | 7 | 5 | 2
    | 8 | 6 | 2

    Nikdo neví, kdo je kdo; ani strážci se navzájem neznají.

    - *Vězni vyhrají*, když je Pokoj 25 vysunut a žádný vězeň nechybí. V *posledním kole* smí chybět jeden, mrtvý nebo venku. Strážci uvnitř nic nemění.
    - *Strážci vyhrají*, když zemřou dva vězni nebo dojde čas.

    {"*"}Poplach.* Když postava vstoupí do Pokoje 25 a zbývá víc než pět kol, odpočet skočí na pět: toto kolo a ještě čtyři.

    {"*"}Strážce se smí odhalit* ve svém tahu, jakmile je Pokoj 25 odhalen. V tomto kole jeho program platí. Od příštího nemá Adrenalin a už neprogramuje: v každém tahu vybere žeton, ve druhém jiný, a smí tah vynechat, nestojí-li v Popravčí místnosti. Ledová místnost mu nechá jednu akci.

    {"*"}Když někdo zemře,* role prvního zůstane tajná. Při druhé smrti první ukáže roli; byl-li to vězeň, ukáže ji i druhý. Při dalších všichni dřívější mrtví ukážou role, nejnovější jen tehdy, je-li už známý mrtvý vězeň.

    {"*"}Masky dolů.* Spočítejte všechny mimo Pokoj 25, živé i mrtvé. Jakmile jich je tolik, kolik strážců, musí ukázat role. Ti uvnitř nemusí.
    .title = Podezření

rules-room25-cooperation =
    {"*"}Vyhrajete*, když někdo vstoupil do [[room-key|Odblokovávací místnosti]], pak všechny postavy stojí v Pokoji 25 a akce Posun ho vysune. *Prohrajete*, jakmile kdokoli zemře nebo dojde čas. Nejsou tu role, poplach, „Masky dolů“ ani Oživovací místnost. Ve dvou a ve třech hráčích vede každý dvě postavy.

    V každém kole kromě posledního se před programováním otočí dvě karty Překážek a provedou se jedna po druhé. Programy zůstávají lícem dolů.

    {"*"}Šílená obtížnost:* bez Adrenalinu, bez připomínek, všech 58 karet. Jedna karta před prvními akcemi a jedna před druhými, kromě posledního kola.

    {"*"}Sólo* je Kooperace pro jednoho hráče se čtyřmi postavami, osmi koly a jedinou úvodní stopou.
    .title = Kooperace a Sólo

rules-room25-competition =
    Žádné role, žádná Odblokovávací místnost, všichni jsou vězni. Poplach, Adrenalin, smrt a Oživovací místnost fungují jako obvykle; karty přicházejí jen z A.F.K. místností.

    {"*"}Soutěž,* 2 až 4 hráči, každý se dvěma postavami. Vyhraje ten, kdo má jako první obě postavy v Pokoji 25, když je vysunut. Je-li jedna mrtvá, smí druhá uniknout sama, ale jen v posledním kole. Má-li někoho živého už jen jeden hráč, hned vyhrává. Nedostane-li se ven nikdo, nevyhraje nikdo.

    {"*"}Týmy,* dva týmy po 2, 3 nebo 4 hráčích. Vyhraje první tým, který má v Pokoji 25 všechny postavy, když je vysunut, a také tým, jehož soupeři jsou všichni mrtví. S jedním mrtvým lze uniknout jen v posledním kole, se dvěma vůbec ne. Když dojde čas, vyhraje tým s více postavami v Pokoji 25.
    .title = Soutěž a Týmy

rules-room25-knowledge =
    - *Všichni znají:* odhalené místnosti, figurky, žetony a značky na plánu; kdo se kam díval; co se kam posunulo; kolik žetonů kdo naprogramoval; ztracené žetony a Adrenalin; odpočet; odhozené karty.
    - *Jen vy víte:* co jste viděli, svůj program, svou roli.
    - *Nikdo neví:* co je v místnostech, kam se nikdo nedíval, pořadí karet, pořadí žetonů ve sloupečku Stihomamu.

    Vedete-li více postav, víte, co viděla kterákoli z nich. To, co máte na výběr, nikdy neprozradí skrytou místnost.
    .title = Kdo co ví

rules-room25-editions =
    Tištěná pravidla se ve všem neshodují. *Vydání* je výklad jedné z knih; hostitel stolu může nastavit i jednotlivé body. Tato stránka popisuje vydání Ultimate.

    {"["}list editions]

    {"["}list switches]
    .title = Vydání a varianty

## Marks that only this page names

mark-note = poznámka
    .what = Vaše vlastní poznámka k místnosti. Nikdo jiný ji nevidí a pohybuje se s místností.
mark-role = role
    .what = Vězeň, nebo strážce, jen v režimu Podezření. Svou znáte; ostatní své ukážou, když to žádá pravidlo nebo když se strážce odhalí.

## What the pictures show

picture-complex = Modře čárkovaně: východová zóna. Pokoj 25 začíná na jednom z těchto dvanácti políček.
picture-slide = Akce Posun posune řadu o jedno pole na východ. Místnost, která vypadne, se vrátí ze západu; Max jede se svou.
picture-escape = Pokoj 25 je vysunut přes okraj i s těmi, kdo jsou uvnitř: to je únik.
