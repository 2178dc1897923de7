### The rules of Lockup for players, in our own words: one message for each section of the page.
### A line in square brackets stands for a picture or a list that the page puts there.

rules-lockup-goal =
    Kulbak to więzienne lochy króla Tarona, a każdy z was prowadzi siedzącą w nich bandę. Za dnia rozsyłacie swoich zbójów, w nocy okazuje się, kto gdzie był silniejszy. Majstrujecie fanty, werbujecie zbirów, czytacie zakazane księgi i staracie się nie rzucać w oczy.

    {"*"}Reputację* liczy się w gwiazdkach. Po sześciu rundach rządzi banda, która ma ich najwięcej. Nikt nie spada poniżej 0 gwiazdek, a górnej granicy nie ma.

    Najwięcej gwiazdek dają zmajstrowane [[items|fanty]] i [[goals|cele]]. Na koniec dokładają się zbiry, kostki, niezagrane księgi i znacznik pierwszego gracza. [[raid|Naloty]] zabierają gwiazdki tym, którzy ściągnęli na siebie najwięcej podejrzeń.
    .title = O co chodzi

rules-lockup-components =
    Na planszy jest osiem [[locations|lokacji]], odwiedzanych zawsze w tej samej kolejności, od Siłowni do Biblioteki. Lokacje od 2 do 6 mają po jednej *dziupli*, w której [[goons|zbir]] czeka na zwerbowanie.

    Każda banda ma celę więzienną, do której zagląda tylko jej właściciel, planszę bandy na kostki i sześć żetonów. Rewersy żetonów jednej bandy są jednakowe.

    {"["}list tokens]

    Są cztery rodzaje surowców. Gdzie mowa po prostu o „kostce”, chodzi o jeden z nich; gdzie cena mówi *dowolna*, rodzaj wybierasz ty.

    {"["}list resources]

    Oprócz tego są 22 kostki *siły* i 12 kostek *podejrzeń*. Nigdy się nimi nie płaci i nie zajmują miejsca w schowku. Kostki siły wzmacniają twojego mięśniaka, podejrzenia sprawiają, że strażnicy mają cię na oku.

    Więcej kostek nie ma. Jeśli zasobów nie starcza dla wszystkich, najpierw dostają lepsze miejsca, a brakujące kostki przepadają. Gdy karta przeczy zasadom, rację ma karta.
    .title = Co leży na stole

rules-lockup-setup =
    Fanty się tasuje i wykłada na *wystawkę* o jeden więcej, niż jest graczy. Do każdej dziupli, od Kanałów w górę, trafia zbir, a do jego lokacji tyle kostek podejrzeń, ile zbir pokazuje. Jeśli dwunastu kostek zabraknie, rozkłada się je w tej kolejności, dopóki starczy; nalotu jeszcze nie ma. Bandyci też jeszcze nie przynoszą kostek, chyba że wasz stół to włączył.

    Każdy zaczyna z 10 gwiazdkami, 1 kostką siły i żetonami w celi, bez niczego więcej. W pięć osób „dwójki” wszystkich band zostają w pudełku.

    Odkrywa się jeden cel lidera, jeden cel natychmiastowy i jeden cel końcowy. Pierwszego gracza wybiera los.
    .title = Przygotowanie

rules-lockup-round =
    Runda ma trzy fazy: [[roll_call|apel]], [[lights_out|ciszę nocną]] i [[patrol|obchód]]. Gra trwa sześć rund. W szóstej nie ma obchodu; zamiast niego są ostatni nalot i [[end|podliczenie]].

    {"*"}Pierwszy gracz* ma znacznik. Znacznik nie wędruje co rundę: zmienia właściciela tylko wtedy, gdy ktoś wygra Siłownię, i to natychmiast.

    Tury idą zgodnie z ruchem wskazówek zegara od pierwszego gracza. *Tak samo rozstrzyga się remisy*: pierwszy gracz wygrywa każdy remis, a poza nim ta z remisujących band, do której kolej dojdzie najpierw.

    {"["}round first_night]
    .title = Rundy, pierwszy gracz i remisy

rules-lockup-roll_call =
    Zaczyna pierwszy gracz, potem gracie po kolei. W swojej turze robisz jedną z dwóch rzeczy:

    - *Wysyłasz żetony.* Kładziesz jeden lub więcej żetonów ze swojej celi w jednej z lokacji od 1 do 7, każdy odkryty albo zakryty, jak wolisz. Miejsca starczy dla wszystkich. Potem ta lokacja jest dla ciebie zamknięta do końca rundy.
    - *Pasujesz.* Kończysz ten apel i nie zagrywasz w nim już ksiąg. Niewykorzystane żetony zostają w celi.

    Do Biblioteki nikogo nie można wysłać. Kto nie ma już żetonów, musi w następnej turze spasować; do tego czasu może jeszcze zagrywać księgi. Gdy wszyscy spasowali, gasną światła.
    .title = Apel: wysyłanie żetonów

rules-lockup-bluff =
    W każdej rundzie możesz położyć *dwa* żetony zakryte, przy jednym lub dwóch graczach *trzy*. Może to być każdy żeton, także mięśniak i tajniak. Inni widzą tylko, że leży tam coś twojego.

    Ukryta piątka wygrywa miejsce, które inni uważali już za swoje. Ukryta dwójka albo tajniak sprawia, że marnują na nic swoje najlepsze żetony. A odkryta piątka to też wiadomość: trzymajcie się z daleka.

    Mówić możesz, co chcesz: który żeton gdzie leży, na czym ci zależy, że się zgadzasz albo że to kłamstwo. Nikt tego nie sprawdza.
    .title = Blef

rules-lockup-lights_out =
    Lokacje rozpatruje się jedną po drugiej, od 1 do 8, każdą w czterech krokach.

    - *Siła.* Leżące tu żetony się odkrywa i każda banda sumuje swoje. Mięśniak liczy kostki siły, które masz w tej chwili, więc kostka zdobyta w Siłowni pomaga już w Kanałach. Każda banda, która ma tu żeton, zajmuje osobne miejsce, najsilniejsza pierwsze. Cokolwiek stanie się później, miejsca się nie zmieniają.
    - *Podejrzenia.* Jeśli leżą tu podejrzenia, bierze je wszystkie najsilniejsza banda, która nie ma tu tajniaka. Jeśli wszyscy mają tu tajniaka albo nikt nie przyszedł, zostają. Bierzesz je nawet wtedy, gdy twoje miejsce nic nie daje.
    - *Nagrody.* Od pierwszego miejsca w dół każda banda bierze nagrodę za swoje miejsce, a jej żetony wracają do celi. Co dostaniesz, możesz od razu wykorzystać. Zamiast tego możesz *odmówić*: nie bierzesz nic, miejsca innych się nie zmieniają, a twoje żetony idą do Biblioteki.
    - *Maruderzy.* Kto nic nie dostał, też idzie do Biblioteki.
    .title = Cisza nocna: lokacja po lokacji

rules-lockup-stragglers =
    Jesteś *maruderem*, jeśli nic nie dostajesz w lokacji: masz za niskie miejsce, odmawiasz, nie masz czym zapłacić albo zasoby są puste. Wszystkie twoje żetony idą stamtąd do Biblioteki. Wystarczy jedna rzecz, żeby nie być maruderem: kostka, znacznik, wymiana, zbir albo fant.

    W Bibliotece wszyscy twoi maruderzy, skądkolwiek przyszli, liczą się razem, odkryci i z siłą, jaką masz w tej chwili. Celowa przegrana bywa więc dobrym planem. Po Bibliotece wszystkie żetony wracają do cel.
    .title = Maruderzy i Biblioteka

rules-lockup-locations =
    „Pierwsze” i „drugie” to miejsca wśród band obecnych w tej lokacji. „Przy trzech graczach” dotyczy całej gry.

    {"["}list locations]

    Kilka szczegółów:

    - Znacznik pierwszego gracza przechodzi z Siłowni natychmiast: remisy w kolejnych lokacjach tej samej nocy rozstrzyga się już na korzyść zwycięzcy.
    - W Szpitalu bandy między pierwszą a ostatnią nie dostają nic. Jeśli są tam tylko dwie, to właśnie pierwsza i ostatnia.
    - W Kantynie wymieniasz raz i nigdy na rodzaj, który oddajesz.
    - W Stołówce płacisz kostkami dowolnych rodzajów i możesz brać zbirów z każdej dziupli. Za dwóch płaci się od razu, potem przychodzą jeden po drugim. Ich dziuple stoją puste aż do obchodu.
    - Kostka zostawiona przez bandytę należy się pierwszemu miejscu, zanim dostanie resztę nagrody; można nią więc już płacić.
    .title = Osiem lokacji

rules-lockup-items =
    Fant ma gwiazdki, cenę, jeden lub dwa *skarby* (tarcza, klejnot, czar) i czasem [[icons|ikonę]]. Zdobywa się je tylko w Bloku więziennym, jedna akcja na wizytę:

    - *Zmajstruj* fant z wystawki albo taki, który masz zaklepany. Płacisz cenę, kładziesz go przed sobą, od razu zdobywasz jego gwiazdki, a potem działają jego ikony. Tym, co przynosi, nie można za niego zapłacić.
    - *Zaklep* fant z wystawki za jedną dowolną kostkę. Odkładasz go i tylko ty możesz go później zmajstrować, za pełną cenę. Możesz zaklepać, ile chcesz, ale zaklepany fant nic nie jest wart, dopóki go nie zmajstrujesz.

    Wystawkę uzupełnia się dopiero podczas obchodu, ale fantów jest o jeden więcej niż graczy, więc coś zostaje dla każdego.

    {"["}list items]
    .title = Fanty: majstrowanie i zaklepywanie

rules-lockup-goons =
    Zbir ma rodzaj, czasem skarby i ikony, oraz oczy: tyle podejrzeń ściąga, dopóki jest na planszy. Gdy werbujesz go w Stołówce, jego ikony działają raz, a skarby są twoje. Podejrzenia, które już leżą w jego lokacji, tam zostają. Gwiazdki daje na koniec, zależnie od rodzaju:

    - *Bandyta:* po 3 gwiazdki. Na planszy w każdym obchodzie przynosi do swojej lokacji kostkę swojego rodzaju.
    - *Kultysta:* każdy jest wart tyle gwiazdek, ile masz zmajstrowanych fantów. Trzech kultystów i cztery fanty to 12.
    - *Demon:* każdy jest wart po dwie gwiazdki za każdy skarb na twoich fantach i zbirach, jego własne też się liczą. Jeden demon i osiem skarbów to 16.
    - *Krasnolud:* razem 1, 3, 7, 12, 18, 25 gwiazdek za jednego do sześciu, 30 za siedmiu.
    - *Hobgoblin:* każdy jest wart tyle gwiazdek, ile masz kostek siły. Trzy hobgobliny i pięć kostek siły to 15.
    - *Szczuroczłek:* jeden kosztuje cię 3 gwiazdki; dwóch jest wartych 1, trzech 6, czterech 13, pięciu 25.
    - *Łupieżca:* po 2 gwiazdki.

    {"["}list goons]
    .title = Zbiry

rules-lockup-icons =
    Ikony fantów i zbirów działają raz, w chwili gdy karta staje się twoja. Dobrowolna jest tylko wymiana; wszystko inne dzieje się, o ile to możliwe. Jeśli karta ma kilka ikon, kolejność wybierasz ty.

    - *Surowiec albo siła:* weź jedną taką kostkę.
    - *Mniej podejrzeń:* zwróć do puli jedną swoją kostkę podejrzeń.
    - *Przekazanie podejrzeń:* oddaj jedną swoją kostkę podejrzeń przeciwnikowi, w grze solo strażnikom.
    - *Księga:* dobierz jedną. *Księga z dwóch:* dobierz dwie, zatrzymaj jedną, drugą włóż pod talię.
    - *Schowek:* do końca gry możesz trzymać o jedną kostkę więcej.
    - *Wymiana:* możesz od razu wymienić jedną swoją kostkę na kostkę innego rodzaju.
    .title = Ikony specjalne

rules-lockup-tomes =
    {"*"}Księga* to tajna karta, która działa raz, a potem się ją odrzuca. Księgi dobiera się w Bibliotece i dzięki niektórym ikonom; możesz ich mieć, ile chcesz. Każda niezagrana jest na koniec warta 1 gwiazdkę.

    „W dowolnej chwili” znaczy: między dwiema decyzjami, nigdy w trakcie jednej. Otwierają się do tego *okna*:

    - przed każdą turą apelu i po niej;
    - w każdej lokacji przed odkryciem żetonów, po ustaleniu miejsc, przed każdą nagrodą i po odejściu maruderów;
    - przed każdym krokiem obchodu, przed nalotem i raz jeszcze po ostatnim nalocie.

    Pytanie padnie tylko wtedy, gdy twoja księga mogłaby teraz coś zrobić. Jeśli poczekasz, wróci dopiero, gdy coś się na stole zmieni. Gdy mogłoby zagrać kilka band, pierwszeństwo ma ta, która właśnie działa, potem kolejne od pierwszego gracza; jedną księgę kończy się przed następną.

    Inne księgi mają własną chwilę, podaną na karcie. Po spasowaniu nie zagrywasz ksiąg do końca apelu. Gdy talia się skończy, tasuje się odrzucone księgi.

    {"["}list tomes]
    .title = Księgi i kiedy je zagrywać

rules-lockup-goals =
    Cele spełniają się same, gdy tylko ich warunek jest prawdziwy.

    - *Cel lidera* jest dla tego, kto ma czegoś najwięcej i co najmniej minimum. Kartę bierze, kto pierwszy spełnia jedno i drugie, samotnie na czele. Przejąć ją można, tylko mając więcej; tyle samo nie wystarczy. Na koniec daje 8 gwiazdek, przy jednym lub dwóch graczach 6. Skarby zbirów się liczą.
    - *Cel natychmiastowy* jest dla pierwszego, kto go spełni. Gwiazdki od razu, a cel się zamyka. Jeśli w tej samej chwili spełnia go kilka band, dostaje go ta, która właśnie działa, a jeśli to żadna z nich, rozstrzyga kolejność od pierwszego gracza.
    - *Cel końcowy* liczy się na koniec. Niektóre to zawody o najwięcej fantów z danym skarbem: 8 gwiazdek za najwięcej, 4 za drugi wynik; remis na czele daje po 4 i nie ma drugiego, remis na drugim miejscu po 2. Przy jednym lub dwóch graczach najlepszy wynik daje 6, a remis nic. Zbiry się w zawodach nie liczą, a bez takiego fantu nic nie dostajesz. Pozostałe cele końcowe płacą każdemu za to, co ma.

    {"["}list goals]
    .title = Trzy cele

rules-lockup-patrol =
    Na koniec rund od 1 do 5, w tej kolejności:

    - *Schowek.* Kto ma więcej kostek, niż się mieści, zwraca wybrane przez siebie: mieści się pięć i o jedną więcej za każdą ikonę schowka. Siła i podejrzenia się nie liczą. W każdej innej chwili możesz mieć ich dowolnie dużo.
    - *Fanty.* Puste miejsca wystawki się uzupełnia. To, co tam leży, się nie przesuwa.
    - *Zbiry.* Zbir ze Stołówki odchodzi na dobre, pozostałe przesuwają się w jej stronę, a do pustych dziupli przychodzą nowe. Gdy talia się skończy, tasuje się odrzucone zbiry.
    - *Podejrzenia.* Każdy zbir na planszy przynosi do swojej lokacji podejrzenia, po jednej kostce za każde oko, a bandyta także kostkę swojego rodzaju. Jeśli w puli jest mniej kostek podejrzeń, niż potrzebują wszystkie zbiry razem, najpierw jest [[raid|nalot]].

    Podejrzenia i kostki bandytów należą do lokacji. Zostają, gdy zbir rusza dalej albo zostaje zwerbowany, i zbierają się, dopóki ktoś ich nie weźmie.
    .title = Obchód: strażnicy przechodzą

rules-lockup-raid =
    {"*"}Nalot* jest wtedy, gdy podczas obchodu brakuje kostek podejrzeń (najwyżej raz w obchodzie), i zawsze po szóstej rundzie. Przy trzech do pięciu graczy kosztuje:

    - najwięcej podejrzeń: 8 gwiazdek; drugi wynik: 4 gwiazdki;
    - remis na czele: po 4 gwiazdki, i nie ma drugiego;
    - remis na drugim miejscu: po 2 gwiazdki.

    Przy dwóch graczach ten, kto ma więcej, traci 6 gwiazdek; jeśli macie tyle samo, nikt nie traci. Bez podejrzeń nigdy nic nie tracisz.

    Potem wszystkie podejrzenia wracają do puli, od band i z lokacji. Kostki bandytów zostają.

    Czystość zapewniają tajniak, drugie miejsce tam, gdzie leżą podejrzenia, oraz ikony i księgi, które podejrzenia zdejmują albo przekazują.
    .title = Podejrzenia i naloty

rules-lockup-end =
    Po szóstej ciszy nocnej jest ostatni nalot, a po nim ostatnia okazja, żeby zagrać księgi. Potem liczy się, w tej kolejności:

    - cel lidera: 8 gwiazdek, przy jednym lub dwóch graczach 6;
    - cel końcowy;
    - twoje zbiry;
    - twoje kostki: odpadki, mikstury i żelazo po 1 gwiazdce, złoto po 2; limitu schowka już nie ma;
    - niezagrane księgi: po 1 gwiazdce;
    - znacznik pierwszego gracza: 2 gwiazdki.

    Gwiazdki zmajstrowanych fantów i celu natychmiastowego policzono już dawno. Zaklepane fanty nic nie są warte.

    {"*"}Wygrywa ten, kto ma najwięcej gwiazdek.* Remis wygrywa ten, kto zmajstrował więcej fantów. Jeśli i tu jest remis, zwycięstwo jest wspólne.
    .title = Koniec gry

rules-lockup-advanced =
    Tu bandy się różnią. Plansze band odwraca się na drugą stronę: zaczynasz z 0 gwiazdek i bez zwykłej kostki siły, a bierzesz to, co pokazuje plansza, czyli gwiazdki, siłę, podejrzenia, kostki albo księgi; także schowek ma swoją pojemność.

    {"["}list crews]

    Potem każdy dostaje dwie *cechy*. Poczynając od ostatniego gracza i idąc przeciwnie do ruchu wskazówek zegara, tak że pierwszy gracz wybiera ostatni, każdy zatrzymuje jedną, pokazuje ją i od razu bierze wszystkie jej premie. Druga wraca nieujawniona.

    Zbiry otrzymane jako premia działają od razu, a cele można spełnić już od pierwszej premii. Podejrzenia na start bierze się z tego, co zbiry zostawiły w puli.

    {"["}list traits]
    .title = Tryb zaawansowany

rules-lockup-solo =
    Jedna banda przeciw strażnikom. Stół przygotowuje się jak dla dwóch osób, ale bez celu natychmiastowego i bez ksiąg Wielka Księga Skradania i Cięcie Rżnięcie. Strażnicy mają własną planszę z 1 kostką siły, 10 gwiazdek i znacznik pierwszego gracza; w trybie zaawansowanym zaczynają z 20 gwiazdkami. Rywalizują z tobą o cel lidera i cel końcowy.

    Talia strażników liczy dwanaście kart: siedem niebieskich i pięć z wybranego *poziomu*.

    - *Lokalny dołek:* zieloni strażnicy, siła od 0 do 3.
    - *Stara twierdza:* żółci strażnicy, do 4; jeden z nich wzywa kolejnego.
    - *Supertajne lochy:* czerwoni strażnicy, do 5; jeden z nich wzywa kolejnego.

    {"*"}Apel.* W każdej lokacji od 1 do 7 leży jeden zakryty strażnik. Potem na zmianę grają strażnicy i ty, zaczyna ten, kto ma znacznik. W turze strażników odkrywasz jednego wybranego strażnika, a potem kartę lokacji: wysyła ona tam jeszcze jednego, odkrytego; „Po służbie” nie wysyła nikogo. Apel kończy się, gdy położysz ostatni żeton albo spasujesz.

    {"*"}Cisza nocna.* Strażnicy są jednym przeciwnikiem. Ich siła to suma ich kart, a pięść liczy ich kostki siły. Strażnik, który wzywa kolejnego, robi to, gdy zostaje odkryty właśnie teraz. Biorą nagrody i podejrzenia jak każdy i nigdy nie odmawiają:

    - Kantyna: tylko z pierwszego miejsca, jedna kostka rodzaju, którego mają najmniej, a jeśli jest ich kilka, najrzadszego.
    - Stołówka: tylko z pierwszego miejsca, za darmo dwóch zbirów, którzy ściągają najwięcej podejrzeń; spośród równych tych z lokacji o niższym numerze.
    - Blok więzienny: majstrują fant z największą liczbą gwiazdek, na jaki ich stać; jeśli na żaden, za darmo zaklepują ten, który ma ich najwięcej. Spośród równych biorą ten bliżej talii.
    - Biblioteka: pierwsze lub drugie miejsce to dla nich 1 gwiazdka, tak samo każda księga, którą dostaliby gdzie indziej.
    - Ikony działają także dla nich: schowek nic nie daje, a wymiana zamienia kostkę rodzaju, którego mają najwięcej, na kostkę tego, którego mają najmniej.

    {"*"}Obchód.* Limit schowka dotyczy tylko ciebie. Na koniec tasuje się wszystkich strażników i karty lokacji.

    {"*"}Naloty.* Jeśli masz więcej podejrzeń, tracisz 6 gwiazdek i wszystkie podejrzenia wracają. Jeśli więcej mają strażnicy, tracą 6 i zwracają swoje, ale twoje zostają. Przy równej liczbie nikt nie traci, a wszystkie wracają. Jeśli nawet po nalocie kostek jest za mało, rozkłada się je od Kanałów w górę, dopóki starczy.

    {"*"}Koniec.* Liczy się jak dla dwóch osób, ale strażnikom spośród kostek liczy się tylko złoto, po 2 gwiazdki, a ksiąg nie. Wygrywasz tylko wtedy, gdy masz więcej gwiazdek; remis należy do nich.

    {"["}list guards]
    .title = Samotnie przeciw strażnikom

rules-lockup-numbers =
    | Gracze | 1–2 | 3 | 4 | 5
    | Fanty na wystawce | 3 | 4 | 5 | 6
    | Żetony każdej bandy | 6 | 6 | 6 | 5
    | Zakryte w rundzie | 3 | 2 | 2 | 2
    | Siłownia: drugie miejsce, siła | – | 1 | 1 | 1
    | Kanały: pierwsze/drugie/inne | 2/1/– | 3/1/1 | 3/2/1 | 3/2/1
    | Szpital: pierwsze/ostatnie | 2/1 | 3/1 | 3/1 | 3/1
    | Kantyna: wymiana na drugim | 2:1 | 1:1 | 1:1 | 1:1
    | Nalot: strata pierwszego/drugiego | 6/0 | 8/4 | 8/4 | 8/4
    | Cel lidera | 6 | 8 | 8 | 8
    .title = Zależnie od liczby graczy

rules-lockup-secrets =
    Tylko ty znasz żetony w swojej celi, swoje zakryte żetony, księgi, zaklepane fanty i dwie otrzymane cechy. Inni widzą, ile ich jest i gdzie leżą żetony, i widzieli, który fant znika z wystawki.

    Wszystko inne jest jawne: gwiazdki, kostki, zmajstrowane fanty, zbiry, cele, odrzucone karty i grubość talii. Kolejności kart w talii nie zna nikt; tylko ten, kto włożył pod nią księgę, zna tę jedną kartę.
    .title = Kto co wie

rules-lockup-cards =
    Drukowana instrukcja nie wymienia pojedynczych kart. Zasady, nagrody, punktowanie zbirów i wszystkie liczby elementów są z niej. Nazwy, ceny i ikony kart to nasza rekonstrukcja, dopasowana do każdej wydrukowanej liczby.

    Jeśli masz tę grę, możesz grać swoimi prawdziwymi kartami: skopiuj pliki kart, wpisz, co jest na twoich, i wskaż je tam, gdzie wybiera się karty stołu, albo uruchom grę w terminalu z tym folderem. Zapis partii pamięta, jakimi kartami ją rozegrano.
    .title = Inne zestawy kart

rules-lockup-words =
    {"["}list words]
    .title = Słowniczek

## Words that the table's own texts do not explain

word-power = kostka siły
    .what = Siła twojego mięśniaka równa się liczbie twoich kostek siły. Dają je Siłownia, ikony i księgi, a zostają u ciebie do końca.

word-suspicion = podejrzenia
    .what = Leżą w lokacjach, w których są zbiry. Bierze je wszystkie najsilniejszy bez tajniaka, a kto ma ich najwięcej podczas nalotu, traci gwiazdki.

word-enforcer = mięśniak
    .what = Żeton o sile równej liczbie twoich kostek siły w chwili, gdy rozpatruje się jego lokację.

word-lookout = tajniak
    .what = Żeton o sile 0. Gdzie jest, tam nie bierzesz podejrzeń.

word-face_down = zakryty żeton
    .what = Dwa żetony w rundzie, przy jednym lub dwóch graczach trzy, mogą leżeć tak, że tylko ty wiesz, które to są.

word-pass = pas
    .what = Wypadasz do końca apelu: żadnych żetonów ani ksiąg.

word-decline = odmowa
    .what = Rezygnujesz z nagrody za swoje miejsce; twoje żetony idą do Biblioteki.

word-craft = majstrowanie
    .what = W Bloku więziennym: zapłać cenę fantu, od razu zdobądź jego gwiazdki, zadziałają jego ikony.

word-window = okno
    .what = Chwila między dwiema decyzjami, w której można zagrywać księgi.

word-fallout = podliczenie
    .what = Po ostatnim nalocie cele, zbiry, kostki, księgi i znacznik zamieniają się w gwiazdki.

word-guards = strażnicy
    .what = W grze solo twój jedyny przeciwnik; w każdej lokacji od 1 do 7 leży ich karta.

word-token = żeton
    .what = Jeden z twoich sześciu zbójów: 2, 3, 4, 5, mięśniak i tajniak. Za dnia wysyłasz ich do lokacji, nocą wracają.

word-crew = banda
    .what = Ty i twoi zbóje: cela z sześcioma żetonami, plansza z kostkami oraz to, co udało się zmajstrować i kogo zwerbować.

word-setup = przygotowanie
    .what = W trybie zaawansowanym przed pierwszą rundą wybiera się cechy i bierze premie.

word-roll_call = apel
    .what = Za dnia: po kolei wysyłacie żetony do jednej lokacji albo pasujecie.

word-lights_out = cisza nocna
    .what = W nocy: lokacja po lokacji odkrywa się żetony, ustala miejsca, bierze podejrzenia i nagrody.

word-patrol = obchód
    .what = Między rundami: schowki, nowe fanty, nowe zbiry, podejrzenia, może nalot.

word-final = ostatni nalot
    .what = Po szóstej rundzie: jeszcze jeden nalot, potem podliczenie.

word-over = koniec
    .what = Wygrywa ten, kto ma najwięcej gwiazdek.
