### The playable introduction to Room 25: one message for each chapter and each lesson.

tutorial-room25-first_round = První kolo
tutorial-room25-tricks = Postrčit, posunout, přivolat
tutorial-room25-way_out = Cesta ven

tutorial-room25-welcome =
    Jste *Jennifer* a jste v přímém přenosu. Se třemi dalšími jste se probudili v komplexu o 25 místnostech. Jedna z nich, *Pokoj 25*, vede ven. Na začátku leží v některém ze čtyř rohů, lícem dolů jako ostatní.

    Najděte ho, dostaňte do něj všechny a vysuňte ho z komplexu dřív, než skončí odpočet.
    .title = Živě
tutorial-room25-colours =
    Každá místnost má barvu a značku:

    - ◆ modrá: vchod a východ
    - ● zelená: bezpečná, často užitečná
    - ▲ žlutá: překážka
    - ✖ červená: smrt, hned nebo brzy

    Místnost působí na každého, kdo do ní vstoupí, a to pokaždé. Vyplatí se vědět, kam jdete.
    .title = Čtyři barvy
tutorial-room25-role =
    Jste *vězenkyně*. Mezi ostatními třemi je jeden *strážce* a nikdo neví kdo. Strážce vyhraje, když zemřou dva vězni nebo dojde čas.

    Na těchto listech vidíte, kdo kde je, co zahrál a jakou má roli, jakmile vyjde najevo.
    .title = Jeden z vás pracuje pro show
tutorial-room25-clue =
    Před prvním kolem se každý tajně podívá do jedné místnosti vedle Centrální místnosti. Všichni vidí, kam se díváte, ale co tam je, víte jen vy.

    Podívejte se do místnosti na severu: klepněte na ni a pak ještě jednou.
    .title = První stopa
tutorial-room25-claim =
    Prázdná místnost: zelená, neškodná. Vidíte ji matně, protože ji znáte; pro ostatní je stále skrytá.

    Smíte prozradit *barvu* toho, co jste viděli, nikdy název, a nikdo to neověřuje. Klepněte na místnost a stiskněte zelenou značku.
    .title = Řekněte to ostatním
tutorial-room25-heard =
    Max říká, že d3 je zelená, a Kevin říká totéž o b3. Jejich tvrzení teď u těch místností zůstanou.

    Možná je to pravda. Vězňům se vyplácí mluvit pravdu. Strážci se vyplácí, když mu věříte.
    .title = Co lidé říkají
tutorial-room25-actions =
    To jsou vaše žetony:

    - *Průzkum*: podívejte se do skryté místnosti vedle
    - *Pohyb*: přejděte do vedlejší místnosti
    - *Postrčení*: pošlete někoho ze své místnosti do vedlejší
    - *Posun*: posuňte řadu nebo sloupec, kde stojíte
    - *Přivolání*: zvláštní schopnost Jennifer; každá postava má svou

    V každém kole tajně vyberete dva různé a určíte pořadí. Všichni to dělají současně.
    .title = Pět žetonů
tutorial-room25-program =
    Jednu bezpečnou místnost znáte. Jděte tam a rozhlédněte se dál: vyberte nejdřív *Pohyb*, pak *Průzkum* a stiskněte Hotovo.

    Později už to nezměníte. Co jste naprogramovali, musíte udělat, i kdyby to už byl špatný nápad.
    .title = Naprogramujte kolo
tutorial-room25-order =
    Teď všichni jednají podle pořadí (tváře nahoře, nebo čísla na listech): nejdřív všechny první akce, pak všechny druhé. Max byl první a šel na východ; mluvil pravdu. Další jste vy.

    Nahoře vidíte i odpočet: deset kol a show končí.
    .title = Jeden po druhém
tutorial-room25-move =
    Váš první žeton je Pohyb. Kam, to se rozhoduje až teď. Místnost, do které vstoupíte, se odhalí a hned na vás zapůsobí.

    Jděte na sever, tam víte, že je bezpečno.
    .title = Pohyb
tutorial-room25-death =
    Sarah uvěřila Kevinovi. V b3 byla *Smrtící místnost* a Sarah je mrtvá: vypadla ze hry i se vším, co plánovala.

    Role první oběti zůstává tajná. Pokud bude druhou obětí další vězeň, strážci okamžitě vyhrají. Takže: proč Kevin tu místnost označil za zelenou?
    .title = Kevin lhal
tutorial-room25-slide =
    Max zahrál *Posun* a posunul sloupec d na sever. Pohybují se celé místnosti i se všemi uvnitř. Ta, která nahoře vypadne, se dole vrátí.

    Tutéž řadu či sloupec lze v tomto kole posunout znovu, ale jen stejným směrem. Řada 3 a sloupec c se nehýbou nikdy: leží v nich Centrální místnost.
    .title = Komplex se hýbe
tutorial-room25-look =
    Váš druhý žeton je Průzkum. Tajně vám ukáže skrytou místnost vedle.

    Nahlédněte do c5, na sever od vás.
    .title = Nejdřív se dívejte
tutorial-room25-warn =
    {"*"}Popravčí místnost*: kdo v ní je i na konci své příští akce, zemře. Ostatní by měli vědět, že je červená. Název se od vás nedozvědí.

    Řekněte, že c5 je červená.
    .title = Varování
tutorial-room25-countdown =
    Všichni jednali dvakrát: kolo skončilo. Zbývá o jedno kolo méně a kdo byl první, jde na konec řady, takže teď začínáte vy.

    Žetony si vezmete zpět a programujete znovu. Přeskočme pár kol.
    .title = Zbývá devět kol

tutorial-room25-later =
    Zbývá pět kol. Kevin stojí ve vaší místnosti a čeká na příležitost vás postrčit. Max sedí ve *Vězení* na c5: pustí ho jen do místnosti, kde už někdo je.

    Poradíte si s obojím.
    .title = Mezitím
tutorial-room25-plan =
    Nejdřív se zbavte Kevina, pak se přibližte k Maxovi. Vyberte nejdřív *Postrčení*, potom *Posun*.
    .title = Plán
tutorial-room25-push =
    Na postrčeného místnost působí, jako by vešel sám. Na severu leží *Vortex*: posílá lidi zpátky do Centrální místnosti.

    Postrčte Kevina na sever.
    .title = Postrčení
tutorial-room25-pushed =
    Tam stojí, uprostřed. V Centrální místnosti fungují jen Průzkum a Pohyb, takže Postrčení, které naprogramoval, přišlo nazmar.

    Ani Max neměl koho postrčit: akce, kterou nelze provést, propadá.
    .title = Zpátky na začátek
tutorial-room25-control =
    Můžete posunout řadu nebo sloupec, kde stojíte. Když se řada 4 posune o jedno na východ, bude vaše místnost ležet přímo pod Maxem.

    Stiskněte šipku na východním konci řady 4.
    .title = Posun
tutorial-room25-special =
    Teď jste vedle Maxe. Zvláštní schopnost Jennifer je *Přivolání*: přivede k sobě někoho z vedlejší místnosti. Každá postava má jinou; podržte na postavě prst nebo na ni najeďte myší a dočtete se o ní.

    Vyberte nejdřív žeton *Přivolání*, potom *Pohyb*.
    .title = Co umí jen Jennifer
tutorial-room25-call =
    Přivolejte Maxe z Vězení. Mohli byste i Kevina, ale proč?
    .title = Přivolání
tutorial-room25-step =
    Teď na západ, do *Dvojčat*. Přenesla by vás do druhých Dvojčat, kdyby nějaká byla odhalená; žádná nejsou, a tak tam prostě zůstanete.
    .title = Dál na západ
tutorial-room25-adrenaline =
    Max jde za vámi a teď vám věří. Ještě dvě věci na později:

    - *Adrenalin*: jednou za hru přidáte tento žeton k programu a máte třetí akci, kterou zvolíte až ve chvíli, kdy na ni dojde.
    - *Připomínka*: ve svém tahu ji můžete položit na skrytou místnost, abyste na ni nezapomněli.
    .title = Dva malí pomocníci

tutorial-room25-found =
    Tady je: *Pokoj 25* na a4 a Max už je uvnitř. Posouvá se jako každá jiná místnost. Abyste unikli, musí ho někdo akcí *Posun* vysunout přes okraj komplexu.
    .title = Pokoj 25
tutorial-room25-alarm =
    Když někdo vstoupí do Pokoje 25 a zbývá víc než pět kol, *poplach* zkrátí odpočet na pět. Nechoďte tam tedy moc brzy.

    Jakmile je nalezen, může také strážce ukázat svou roli a od příštího kola volit akce až na tahu.
    .title = Poplach
tutorial-room25-last_round =
    Toto je poslední kolo. Všichni mrtví ukazují role: Sarah byla vězenkyně jako vy.

    Vězni uniknou, když žádný z nich nechybí. Jen v posledním kole smí *jeden* chybět, mrtvý nebo venku. Bez Sarah je to teď, nebo nikdy.
    .title = Jeden smí chybět
tutorial-room25-last_program =
    Jste první v pořadí a na tom záleží. Vyberte nejdřív *Pohyb*, abyste se dostali dovnitř, a potom *Posun*, abyste se dostali ven.
    .title = Poslední program
tutorial-room25-enter =
    Jděte na západ, do Pokoje 25.
    .title = Dovnitř
tutorial-room25-danger =
    Kevin přišel také a jistě chce jednoho z vás vystrčit. Ale při druhých akcích jste na řadě před ním.

    Strážce uvnitř nic nemění: důležité je, že nechybí žádný vězeň, v posledním kole nejvýš jeden.
    .title = Je tady
tutorial-room25-out =
    Pokoj 25 leží u západního okraje. Když se řada 4 posune na západ, vypadne z plánu, a to je cesta ven.

    Stiskněte šipku na západním konci řady 4.
    .title = Ven!
tutorial-room25-end =
    Vy a Max jste volní, vězni vyhráli. Na opravdovou hru už toho víte dost.

    Ostatní vysvětlí sám stůl: podržte na čemkoli prst nebo na to najeďte myší. Všechny místnosti, postavy a karty najdete v pravidlech.
    .title = Konec vysílání
