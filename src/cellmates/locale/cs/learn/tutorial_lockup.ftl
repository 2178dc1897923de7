### The playable introduction to Lockup: chapter headings and lessons.
### *Stars* are shown as emphasis; names are those of the table's own texts.

tutorial-lockup-first_night = První noc

tutorial-lockup-welcome =
    Vedete *gnolly*, tlupu zavřenou v podzemním vězení krále Tarona. Koboldi a gobři chtějí totéž co vy.

    Po šesti kolech velí tlupa, která má nejvíc *hvězd*. Všichni začínají s 10.
    .title = Vítejte v Kulbaku

tutorial-lockup-prison =
    Tady vaši lotři získávají moc, šrot, lektvary, železo, kamarády, předměty a nakonec zakázané knihy. Lokace se procházejí vždy v tomto pořadí.

    Fialové kostky s okem jsou *podezření*. Bere ho ten, kdo je tam nejsilnější, a nikdo ho nechce.
    .title = Osm lokací

tutorial-lockup-items =
    Nejvíc hvězd dávají předměty. *Nabroušená lžíce* stojí 3 kostky šrotu a ve chvíli, kdy ji vyrobíte, přinese 8 hvězd.

    Potřebujete tedy šrot ze Stok a místo ve Vězeňském bloku. To je plán na tuto noc.
    .title = Co budete vyrábět

tutorial-lockup-roll_call =
    Ve dne hrajete jeden po druhém. V každém tahu se posílají žetony na *jednu* lokaci, nebo se pasuje. Co jste vyslali, leží tam do noci a přidat už nic nejde.

    Značku prvního hráče mají koboldi a začínají.
    .title = Nástup

tutorial-lockup-tokens =
    Čtyři jsou tak silné, jaké mají číslo. *Vymahač* má sílu podle počtu vašich kostek moci, zatím 1. *Zvěd* nemá sílu žádnou, ale chrání vás před podezřením.

    Co je ve vaší cele, vidíte jen vy.
    .title = Vašich šest žetonů

tutorial-lockup-send =
    Koboldi leží ve Stokách se čtyřkou lícem nahoru; chtějí šrot také. Gobři dali svou pětku do Kovárny.

    Čtyřku porazíte. Vyberte *Stoky*.
    .title = Šrot na lžíci

tutorial-lockup-face_down =
    Když položíte pětku lícem nahoru, koboldi uvidí, že prohráli, a zařídí se podle toho. Schovejte ji: v každém kole smějí dva vaše žetony ležet *lícem dolů*.

    Vyšlete *pětku lícem dolů*.
    .title = Lícem dolů

tutorial-lockup-lookout =
    Ve Stokách leží dvě kostky podezření a nejsilnější by vzal obě. Ale ne, když je s ním zvěd: pak jdou k dalšímu v pořadí.

    Vyšlete lícem dolů i *zvěda*. Nikdo to neuhodne.
    .title = Zvěd

tutorial-lockup-sent =
    Dva ruby a jen vy víte, že jeden z nich je neškodný. Odteď jsou Stoky pro vás v tomto kole zavřené.

    Ukončete tah.
    .title = To stačí

tutorial-lockup-yard =
    Gobři chtějí Cvičiště a dali tam trojku. Vítěz tam dostane kostku moci *a* značku prvního hráče, a kdo má značku, vyhrává všechny shody.

    Vyberte *Cvičiště*.
    .title = Moc a značka

tutorial-lockup-four =
    Oba žetony lícem dolů jste už v tomto kole použili. Čtyřka bude ležet lícem nahoru, a to je dobře: všem říká, že tohle místo je zabrané.

    Vyšlete *čtyřku*.
    .title = Čtyřka lícem nahoru

tutorial-lockup-their_bluff =
    Gobři schovali žeton do Stok. Je silnější než vaše pětka?

    Rozhlédněte se: *jejich* pětka leží lícem nahoru v Kovárně. Ať je to cokoli, je to nejvýš čtyřka. Žetony lícem nahoru prozrazují něco o těch druhých.
    .title = A kdo blafuje teď?

tutorial-lockup-talk =
    U stolu smíte říkat cokoli a nemusí to být pravda. Ať si ostatní myslí, že ve Stokách leží jen vaše dvojka.

    Vyberte *Tvrdit*, pak Stoky a svou dvojku.
    .title = Řekněte něco

tutorial-lockup-cell_block =
    Abyste lžíci vyrobili, musíte být této noci ve Vězeňském bloku. Koboldi tam čekají s dvojkou. Kdo je první, první si vybírá.

    Vyberte *Vězeňský blok*.
    .title = Místo na výrobu

tutorial-lockup-enforcer =
    Váš vymahač má teď sílu 1. Jenže Cvičiště přijde na řadu před Vězeňským blokem: s kostkou moci odtud bude mít 2. A při shodě 2 : 2 rozhoduje značka.

    Vyšlete *vymahače*.
    .title = Ve dne jedna, v noci dvě

tutorial-lockup-last_token =
    Vaši trojku jsme za vás poslali do Kovárny: i druhé místo tam dává 1 železo. Ostatní pasovali.

    Zbývá dvojka. V Jídelně nikdo není, takže i dvojka je tam nejsilnější. Vyberte *Jídelnu*.
    .title = Poslední žeton

tutorial-lockup-lights_out =
    Je noc. Na lokacích 1 až 8 se otáčejí žetony, sčítá se síla a určuje se pořadí. Pak se rozdávají odměny, od prvního místa dolů.

    Tady na Cvičišti stojí vaše čtyřka proti trojce.
    .title = Večerka!

tutorial-lockup-strongest =
    Jste první: 1 kostka moci a značka. Ve třech hráčích dostane 1 kostku moci i druhé místo.

    Mohli byste odmítnout, ale proč? *Vezměte si odměnu.*
    .title = První odměna

tutorial-lockup-marker =
    Žetony se otočily: vaše pětka poráží čtyřku koboldů a tajemství gobrů byla jen dvojka.

    A podezření? Máte tu zvěda, takže obě kostky berou koboldi.
    .title = Blaf vyšel

tutorial-lockup-scrap =
    První místo dává 3 kostky šrotu, ostatní po 1. Na lžíci to stačí.

    {"*"}Vezměte si odměnu.*
    .title = Šrot je váš

tutorial-lockup-iron =
    V Kovárně bere pětka gobrů 2 kostky železa a s nimi i podezření. Vaše trojka je druhá: 1 železo a čistý štít.

    {"*"}Vezměte si odměnu.*
    .title = Druhé není špatné

tutorial-lockup-recruit =
    Tady se verbují *rváči* z kteréhokoli doupěte; na prvním místě stojí jeden 1 kostku. Zvěda tu nemáte, podezření je tedy vaše.

    Naverbujte trpaslíka, *Kováře Dorrina*, a zaplaťte *železem*: šrot je na lžíci a jeho symbol hned přinese 1 železo.
    .title = Kamarád za kostku

tutorial-lockup-pay =
    Hodila by se kterákoli kostka, ale šrot je na lžíci a železo se obratem vrátí.

    Zaplaťte *železem*.
    .title = Placení

tutorial-lockup-tie =
    Váš vymahač má teď sílu 2, koboldi mají dvojku: shoda. Shody se rozhodují po směru hodinových ručiček od prvního hráče, a tím jste od Cvičiště vy.

    Vybíráte tedy první.
    .title = Dva na dva

tutorial-lockup-craft =
    Výroba stojí cenu předmětu a hned přinese jeho hvězdy. Kdyby kostky nestačily, mohli byste si předmět za jednu kostku *zamluvit* a vyrobit ho jindy.

    Vyrobte *Nabroušenou lžíci*.
    .title = Lžíce

tutorial-lockup-patrol =
    18 hvězd! S prázdnou neodešel nikdo, a tak zůstala Knihovna tmavá. Pak prošly stráže: jsou tu nové předměty, rváči se posunuli k Jídelně a každý přivolal podezření.

    Při obchůzce si smíte nechat nejvýš pět kostek. Máte jen jednu.
    .title = Obchůzka

tutorial-lockup-watched = V podezření

tutorial-lockup-later =
    Je 5. kolo, uprostřed noci. Nějaké podezření už máte a zásoba dvanácti kostek je skoro prázdná.

    Když při obchůzce nestačí pro všechny rváče, přijde *razie*: nejvíc podezření stojí 8 hvězd, druhé nejvíc 4.
    .title = O čtyři kola později

tutorial-lockup-decline =
    V Kovárně máte druhé místo, to je 1 železo. Ale skrýš máte plnou, leží v ní pět kostek; šestou byste při obchůzce vraceli.

    Smíte *odmítnout*. Kdo nic nedostane, jde do Knihovny.
    .title = Ne, děkuji

tutorial-lockup-library =
    Sem se nikdo neposílá, tady se jen končí. Vaše trojka je tu dnes sama, a tedy nejsilnější: doberte si dvě *knihy* a jednu si nechte.

    {"*"}Vezměte si odměnu.*
    .title = Knihovna

tutorial-lockup-tome =
    Knihy jsou tajné a zapůsobí jednou. Nezahraná má na konci 1 hvězdu.

    2 kostky šrotu by při obchůzce propadly. Zato *Neprůstřelná alibi* vás zbaví dvou kostek podezření a vy máte právě dvě. Nechte si je.
    .title = Dvě knihy

tutorial-lockup-window =
    Otázku dostanete vždy, když by některá vaše kniha mohla něco udělat. Většinu lze zahrát kdykoli mezi dvěma rozhodnutími.

    Do razie zbývá málo času. Zahrajte *Neprůstřelná alibi*.
    .title = Teď, nebo potom?

tutorial-lockup-raid =
    Rváči chtěli přivolat víc podezření, než kolik ho bylo. Koboldi ztratili 8 hvězd, gobři 4 a vy, s čistým štítem, nic.

    Pak se všechno podezření vrátilo do zásoby a rváči přivolali nové.
    .title = Razie!

tutorial-lockup-reckoning = Vyhodnocení

tutorial-lockup-last_night =
    6. kolo, Vězeňský blok. Poslední příležitost něco vyrobit. Potom přijde poslední razie a vyhodnocení; obchůzka už není.
    .title = Poslední noc

tutorial-lockup-goals =
    Tři cíle jsou společné pro všechny. *Cíl pro nejlepšího* tu chce nejvíc štítů, aspoň tři. Máte dva, gobři také.

    Okamžitý cíl dá 6 hvězd první tlupě se třemi předměty. I těch máte dva.
    .title = Tři cíle

tutorial-lockup-last_item =
    {"*"}Palice z nohy pryčny* stojí 4 kostky šrotu, dává 7 hvězd a štít, a navíc je to váš třetí předmět.

    Vyrobte ji.
    .title = Všechno najednou

tutorial-lockup-count =
    Nejdřív poslední razie. Pak každý počítá cíle, rváče, kostky, knihy a značku: vaši dva trpaslíci dohromady 3 hvězdy, bandita 3, cíl pro nejlepšího 8 a tak dále.

    Vyhrává, kdo má nejvíc hvězd. Tedy vy.
    .title = Počítání

tutorial-lockup-guards =
    Když hrajete sami, stojí proti vám *strážci*. Jsou samostatnou tlupou a vyhrají, pokud mají na konci aspoň tolik hvězd co vy.

    V každém kole leží na prvních sedmi místech po jednom strážci lícem dolů. Střídáte se: v tahu strážců se hra zeptá, kterého otočit, a vy zjistíte, jak jsou tam silní. Často přijde ještě jeden, lícem nahoru.

    Když se místo vyhodnocuje, všichni strážci na něm se počítají dohromady jako jedna tlupa a berou odměny jako každý.
    .title = Hra pro jednoho: strážci

tutorial-lockup-done =
    Teď už víte, jak to tu chodí: silné schovejte, slabé ukažte, berte druhé místo tam, kde leží podezření, a první, když vyrábíte.

    Ostatní je v pravidlech a každá věc na stole se sama vysvětlí, když na ni ukážete. Hodně štěstí!
    .title = Teď tu velíte vy
