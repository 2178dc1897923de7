### Po jednej rundzie każdej gry w obrazkach: pozycje z wprowadzenia.

round-title = Jedna runda w obrazkach
round-lead = To pozycje z wprowadzenia, widziane oczami jego gracza. Narysowano tyle, ile ten gracz wiedział.
round-play = Zagraj tę rundę

round-room25-claim = Przed pierwszą rundą każdy ogląda w tajemnicy jedno sąsiednie pomieszczenie. Jennifer zna teraz c4: puste, zielone. Mówi o tym; Kevin mówi, że b3 jest zielone.
round-room25-order = Wszyscy położyli po dwa zakryte żetony. Pierwsze akcje, po kolei: Max odkrywa *Ruch* i idzie na wschód. Pomieszczenie zostaje odkryte: puste.
round-room25-death = Jennifer idzie na północ. Sarah uwierzyła Kevinowi i idzie na zachód: to *Komora śmierci*. Sarah ginie i wypada z gry. Kevin tylko zaglądał.
round-room25-slide = Drugie akcje: Max używa *Sterowania* i przesuwa kolumnę d na północ, razem ze sobą. Co wypada górą, wraca dołem.
round-room25-warn = Jennifer używa *Obserwacji* na północ. Pokój pułapkę widzi tylko ona; innym mówi: czerwone.
round-room25-countdown = Kevin idzie na południe, w ciemność. Koniec rundy: zostaje o jedną mniej, a Max, który był pierwszy, jest teraz ostatni.

round-lockup-tokens = {"*"}Apel.* Począwszy od pierwszego gracza każda banda wysyła w swojej turze żetony do jednej lokacji. Koboldy jawnie kładą czwórkę w Kanałach, postrachy piątkę w Kuźni.
round-lockup-their_bluff = Dwie tury później. Gnolle ukryły w Kanałach piątkę i tajniaka; tylko one widzą, co to. Postrachy też mają tam zakryty żeton.
round-lockup-lights_out = {"*"}Cisza nocna*, lokacja po lokacji. Na Siłowni czwórka gnolli bije trójkę postrachów: gnolle zabierają znacznik pierwszego gracza, a obie bandy dostają siłę.
round-lockup-scrap = W Kanałach odkrywa się wszystko: 5, 4, 2. Tajniak chroni gnolle przed podejrzeniami, więc obie kostki dostają koboldy. Pierwsze miejsce bierze 3 odpadki, inne po 1.
round-lockup-recruit = Stołówka: gnolle są tu same, płacą 1 żelazo i werbują zbira, który czeka przy Kuźni.
round-lockup-tie = Blok więzienny: mięśniak jest tak silny jak gnolle mają siły, czyli 2. Koboldy też mają dwójkę. Remis wygrywa banda najbliższa pierwszemu graczowi: gnolle tworzą pierwsze.
round-lockup-patrol = {"*"}Obchód.* Nowe fanty, zbiry idą o jedną dziuplę dalej, przychodzą nowe i każdy przynosi podejrzenia do swojej lokacji. Zaczyna się runda 2.
