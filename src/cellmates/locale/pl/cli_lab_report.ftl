## Laboratorium: słowa raportów

lab-report-title = Eksperyment: { $game }
lab-run-title = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
 } w każdej konfiguracji i każdym składzie, na tych samych rozdaniach
lab-as-agreed = według ustaleń · { $bots }
lab-fact-settings = Ustawienia
lab-fact-sides = Boty całych stron
lab-fact-games = Partie w każdej konfiguracji
lab-fact-seed = Ziarno całego przebiegu
lab-fact-version = Wersja i wersja zasad
lab-fact-folder = Katalog ze wszystkimi partiami i liczbami
lab-fact-record = Zapis partii
lab-report-overview = Wszystkie konfiguracje
lab-report-overview-note = Odsetek zwycięstw z przedziałem 95 % (Wilson).
lab-report-against = Obok pierwszej konfiguracji, rozdanie po rozdaniu
lab-report-against-note = Wszystkie konfiguracje grają te same rozdania. p: dokładny test McNemara dla rozdań, które skończyły się różnie. q: z poprawką na wszystko w tej tabeli (Benjamini i Hochberg): z wierszy z q do 0,05 najwyżej jeden na dwadzieścia jest zapewne przypadkiem.
lab-report-cell = { $number }. { $name }
lab-report-wins = Kto wygrywa
lab-report-won = { $who }: wygrane partie ({ $count })
lab-report-reasons = Jak kończą się partie
lab-report-mishaps = Od czego się ginie
lab-report-length = Jak długo trwają partie
lab-report-contributions = Kto co miał
lab-report-contributions-note = O ile częściej wygrywali ci, którzy coś mieli, niż ci, którzy nie mieli. Miejsca, postacie, role i komnaty przypadają losem, więc tam różnica jest ich skutkiem; karty się zdobywa i kto dobrze gra, ma ich wiele. Sprawdzono: { $all }; odkrycia (q do 0,05): { $count }.
lab-no-contributions = Nic, co ktoś miał, nie dało pewnej różnicy (wszędzie q powyżej 0,05).
lab-report-information = Co więzień może wiedzieć o strażnikach
lab-report-information-note = Obliczone na początku każdej rundy z tego, co pierwszy więzień widział i słyszał: ile bitów zostało do odkrycia i za jak prawdopodobnych uchodzą prawdziwi strażnicy. Zakończone partie już się nie liczą.
lab-column-number = nr
lab-column-cell = konfiguracja
lab-column-deals = rozdania
lab-column-first = pierwsza
lab-column-here = tutaj
lab-column-only-here = wygrane tylko tam / tylko tu
lab-column-what = co
lab-column-having = wygrane z tym
lab-column-having-not = wygrane bez tego
column-rounds = rundy
column-decisions = decyzje
lab-column-round = runda
lab-column-entropy = bity do odkrycia
lab-column-truth = prawdopodobieństwo prawdy
lab-column-certain = praktycznie pewne
lab-thing = { $kind }: { $name }
lab-several = { $name }, { $count } lub więcej
lab-kind-seat = miejsce
lab-kind-first = pierwszy gracz
lab-kind-character = postać
lab-kind-tile = w kompleksie
lab-kind-near = obok startu
lab-kind-crew = banda
lab-kind-trait = cecha
lab-kind-item = fant
lab-kind-goon = zbir
lab-kind-tome = zagrana księga
lab-kind-goal = cel w grze
lab-kind-bot = bot
