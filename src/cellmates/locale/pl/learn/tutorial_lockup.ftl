### The playable introduction to Lockup: chapter headings and lessons.
### *Stars* are shown as emphasis; names are those of the table's own texts.

tutorial-lockup-first_night = Pierwsza noc

tutorial-lockup-welcome =
    Prowadzisz *gnolle*, bandę zamkniętą w lochach króla Tarona. Koboldy i postrachy chcą tego samego co ty.

    Po sześciu rundach rządzi banda, która ma najwięcej *gwiazdek*. Wszyscy zaczynają z 10.
    .title = Witaj w Kulbak

tutorial-lockup-prison =
    Tu twoi zbóje zdobywają siłę, odpadki, mikstury, żelazo, kumpli, fanty, a na końcu zakazane księgi. Lokacje odwiedza się zawsze w tej kolejności.

    Fioletowe kostki z okiem to *podejrzenia*. Zbiera je ten, kto jest tam najsilniejszy, i nikt ich nie chce.
    .title = Osiem lokacji

tutorial-lockup-items =
    Najwięcej gwiazdek dają fanty. *Naostrzona łyżka* kosztuje 3 kostki odpadków i w chwili zmajstrowania przynosi 8 gwiazdek.

    Potrzebujesz więc odpadków z Kanałów i miejsca w Bloku więziennym. To twój plan na tę noc.
    .title = Co majstrujesz

tutorial-lockup-roll_call =
    Za dnia gracie po kolei. W każdej turze wysyła się żetony do *jednej* lokacji albo pasuje. Co zostało wysłane, leży tam do nocy i nic nie można już dołożyć.

    Znacznik pierwszego gracza mają koboldy i to one zaczynają.
    .title = Apel

tutorial-lockup-tokens =
    Cztery są tak silne, jak wskazuje ich liczba. *Mięśniak* ma tyle siły, ile masz kostek siły, na razie 1. *Tajniak* nie ma siły wcale, ale chroni cię przed podejrzeniami.

    Tylko ty widzisz, co jest w twojej celi.
    .title = Twoje sześć żetonów

tutorial-lockup-send =
    Koboldy leżą w Kanałach z odkrytą czwórką; też chcą odpadków. Postrachy dały swoją piątkę do Kuźni.

    Czwórkę możesz przebić. Wybierz *Kanały*.
    .title = Odpadki na łyżkę

tutorial-lockup-face_down =
    Gdy położysz piątkę odkrytą, koboldy zobaczą, że przegrały, i zareagują. Ukryj ją więc: w każdej rundzie dwa twoje żetony mogą leżeć *zakryte*.

    Wyślij *zakrytą piątkę*.
    .title = Zakryty żeton

tutorial-lockup-lookout =
    W Kanałach leżą dwie kostki podejrzeń i najsilniejszy wziąłby obie. Ale nie wtedy, gdy jest z nim tajniak: wtedy bierze je następny pod względem siły.

    Wyślij też *zakrytego tajniaka*. Nikt się nie domyśli.
    .title = Tajniak

tutorial-lockup-sent =
    Dwa rewersy i tylko ty wiesz, że jeden z nich jest niegroźny. Od teraz Kanały są w tej rundzie dla ciebie zamknięte.

    Zakończ turę.
    .title = Wystarczy

tutorial-lockup-yard =
    Postrachy chcą Siłowni i dały tam trójkę. Zwycięzca dostaje kostkę siły *oraz* znacznik pierwszego gracza, a kto ma znacznik, wygrywa wszystkie remisy.

    Wybierz *Siłownię*.
    .title = Siła i znacznik

tutorial-lockup-four =
    Oba zakryte żetony tej rundy są już wykorzystane. Czwórka będzie odkryta, i dobrze: mówi wszystkim, że to miejsce jest zajęte.

    Wyślij *czwórkę*.
    .title = Odkryta czwórka

tutorial-lockup-their_bluff =
    Postrachy ukryły żeton w Kanałach. Czy jest silniejszy od twojej piątki?

    Rozejrzyj się: *ich* piątka leży odkryta w Kuźni. Cokolwiek to jest, to najwyżej czwórka. Odkryte żetony mówią coś o zakrytych.
    .title = A kto teraz blefuje?

tutorial-lockup-talk =
    Przy stole można mówić wszystko i nie musi to być prawda. Niech inni myślą, że w Kanałach leży tylko twoja dwójka.

    Wybierz *Zgłoś*, potem Kanały i swoją dwójkę.
    .title = Powiedz coś

tutorial-lockup-cell_block =
    Żeby zmajstrować łyżkę, musisz być tej nocy w Bloku więziennym. Koboldy czekają tam z dwójką. Kto zajmie pierwsze miejsce, pierwszy wybiera.

    Wybierz *Blok więzienny*.
    .title = Miejsce do majstrowania

tutorial-lockup-enforcer =
    Twój mięśniak ma teraz siłę 1. Ale Siłownia jest przed Blokiem więziennym: z kostką stamtąd będzie miał 2. A przy remisie 2 do 2 rozstrzyga znacznik.

    Wyślij *mięśniaka*.
    .title = Dziś jeden, w nocy dwa

tutorial-lockup-last_token =
    Twoją trójkę wysłaliśmy za ciebie do Kuźni: nawet drugie miejsce daje tam 1 kostkę żelaza. Inni już spasowali.

    Została ci dwójka. W Stołówce nie ma nikogo, więc i dwójka jest tam najsilniejsza. Wybierz *Stołówkę*.
    .title = Ostatni żeton

tutorial-lockup-lights_out =
    Jest noc. W lokacjach od 1 do 8 odkrywa się żetony, sumuje siłę i ustala miejsca. Potem rozdaje się nagrody, od pierwszego miejsca w dół.

    Tu, w Siłowni, twoja czwórka stoi przeciw trójce.
    .title = Cisza nocna!

tutorial-lockup-strongest =
    Masz pierwsze miejsce: 1 kostka siły i znacznik. Przy trzech graczach drugie miejsce też daje 1 kostkę siły.

    Można odmówić, ale po co? *Odbierz.*
    .title = Pierwsza nagroda

tutorial-lockup-marker =
    Żetony odkryte: twoja piątka bije czwórkę koboldów, a tajemnica postrachów to zwykła dwójka.

    A podejrzenia? Masz tu tajniaka, więc obie kostki biorą koboldy.
    .title = Blef się udał

tutorial-lockup-scrap =
    Pierwsze miejsce daje 3 kostki odpadków, każde inne po 1. To starczy na łyżkę.

    {"*"}Odbierz.*
    .title = Trzy kostki odpadków

tutorial-lockup-iron =
    W Kuźni piątka postrachów bierze 2 kostki żelaza, a razem z nimi podejrzenia. Twoja trójka jest druga: 1 kostka żelaza i czyste konto.

    {"*"}Odbierz.*
    .title = Drugie też niezłe

tutorial-lockup-recruit =
    Tu werbuje się *zbirów* z dowolnej dziupli; pierwsze miejsce płaci za jednego 1 kostkę. Tajniaka tu nie masz, więc podejrzenia są twoje.

    Zwerbuj krasnoluda, *Kowala Dorrina*, i zapłać *żelazem*: odpadki są na łyżkę, a jego ikona zaraz po werbunku daje 1 kostkę żelaza.
    .title = Kumpel za kostkę

tutorial-lockup-pay =
    Nadałaby się każda kostka, ale odpadki są na łyżkę, a żelazo od razu wróci.

    Zapłać *żelazem*.
    .title = Zapłata

tutorial-lockup-tie =
    Twój mięśniak ma teraz siłę 2, koboldy mają dwójkę: remis. Remisy rozstrzyga kolejność od pierwszego gracza, a od Siłowni jesteś nim ty.

    Wybierasz więc przed koboldami.
    .title = Dwa na dwa

tutorial-lockup-craft =
    Majstrując, płacisz cenę i od razu zdobywasz gwiazdki. Gdyby zabrakło kostek, można za jedną *zaklepać* fant i zrobić go innej nocy.

    Zmajstruj *Naostrzoną łyżkę*.
    .title = Łyżka

tutorial-lockup-patrol =
    18 gwiazdek! Każdy coś dostał, więc w Bibliotece było pusto. Potem przeszli strażnicy: są nowe fanty, zbiry ruszyły w stronę Stołówki i każdy przyniósł swoje podejrzenia.

    Podczas obchodu możesz zatrzymać najwyżej pięć kostek. Masz tylko jedną.
    .title = Obchód

tutorial-lockup-watched = Na oku

tutorial-lockup-later =
    Trwa runda 5, środek nocy. Masz już trochę podejrzeń, a pula dwunastu kostek jest prawie pusta.

    Jeśli podczas obchodu nie starczy ich dla wszystkich zbirów, będzie *nalot*: najwięcej podejrzeń kosztuje 8 gwiazdek, drugi wynik 4.
    .title = Cztery rundy później

tutorial-lockup-decline =
    Masz drugie miejsce w Kuźni, warte 1 kostkę żelaza. Ale twój schowek jest pełny, leży w nim pięć kostek; szósta przepadłaby podczas obchodu.

    Możesz *odmówić*. Kto nic nie dostaje, idzie do Biblioteki.
    .title = Nie, dziękuję

tutorial-lockup-library =
    Tu nikogo się nie wysyła, tu się tylko trafia. Twoja trójka jest dziś sama, a więc najsilniejsza: dobierasz dwie *księgi* i zatrzymujesz jedną.

    {"*"}Odbierz.*
    .title = Biblioteka

tutorial-lockup-tome =
    Księgi są tajne i działają raz. Niezagrane są na koniec warte po 1 gwiazdce.

    2 kostki odpadków przepadłyby podczas obchodu. Za to *Żelazne alibi* zdejmuje z ciebie dwie kostki podejrzeń, a masz właśnie dwie. Zatrzymaj je.
    .title = Dwie księgi

tutorial-lockup-window =
    Pytanie pada zawsze, gdy któraś z twoich ksiąg może coś zrobić. Większość można zagrać w dowolnej chwili między dwiema decyzjami.

    Do nalotu zostało niewiele czasu. Zagraj *Żelazne alibi*.
    .title = Teraz czy później?

tutorial-lockup-raid =
    Zbiry chciały przynieść więcej podejrzeń, niż było. Koboldy straciły 8 gwiazdek, postrachy 4, a ty, z czystym kontem, nic.

    Potem wszystkie podejrzenia wróciły do puli, a zbiry przyniosły nowe.
    .title = Nalot!

tutorial-lockup-reckoning = Podliczenie

tutorial-lockup-last_night =
    Runda 6, Blok więzienny. To ostatnia okazja, żeby coś zmajstrować. Potem są ostatni nalot i podliczenie; obchodu już nie ma.
    .title = Ostatnia noc

tutorial-lockup-goals =
    Trzy cele są wspólne dla wszystkich. *Cel lidera* wymaga tu najwięcej tarcz, co najmniej trzech. Masz dwie, postrachy też.

    Cel natychmiastowy daje 6 gwiazdek pierwszej bandzie z trzema fantami. Tych też masz dwa.
    .title = Trzy cele

tutorial-lockup-last_item =
    {"*"}Pałka z nogi pryczy* kosztuje 4 kostki odpadków, daje 7 gwiazdek i tarczę, a przy tym to twój trzeci fant.

    Zmajstruj ją.
    .title = Wszystko naraz

tutorial-lockup-count =
    Najpierw ostatni nalot. Potem każdy liczy cele, zbiry, kostki, księgi i znacznik: twoje dwa krasnoludy razem 3 gwiazdki, bandyta 3, cel lidera 8 i tak dalej.

    Wygrywa ten, kto ma najwięcej gwiazdek. Czyli ty.
    .title = Liczymy

tutorial-lockup-guards =
    W grze jednoosobowej przeciwko tobie stają *strażnicy*. To osobna banda: wygrywają, jeśli na koniec mają co najmniej tyle gwiazdek co ty.

    W każdej rundzie w pierwszych siedmiu miejscach leży po jednym zakrytym strażniku. Ty i strażnicy gracie na zmianę: w ich turze gra pyta, którego strażnika odkryć, i wiesz już, jak są tam silni. Często przychodzi jeszcze jeden, odkryty.

    Gdy rozlicza się miejsce, wszyscy strażnicy liczą się tam razem jak jedna banda i biorą nagrody jak każdy.
    .title = Gra jednoosobowa: strażnicy

tutorial-lockup-done =
    Znasz już tutejsze zwyczaje: mocne ukryj, słabe pokaż, bądź na drugim miejscu tam, gdzie leżą podejrzenia, i na pierwszym, gdy majstrujesz.

    Reszta jest w zasadach, a każdy element na stole sam się objaśni, gdy go wskażesz. Powodzenia!
    .title = Teraz ty tu rządzisz
