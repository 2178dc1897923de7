## Laboratorium: eksperymenty

command-lab = sprawdź, ile warta jest zasada
    .what = Eksperymenty z botami: te same rozdania z zasadą i bez niej oraz ile partii trzeba, żeby mieć pewność.
lab-compare = rozegraj te same rozdania z zasadą i bez niej i powiedz, co zmienia
lab-power = powiedz, ile partii potrzeba do pewności i ile czasu tu zajmą
lab-flag-bots = kto gra: jeden bot na wszystkich miejscach albo kilka, które się na nich zmieniają
lab-flag-with = sprawdzana zasada, jako klucz=wartość; można podać kilka razy
lab-flag-games = liczba par partii
lab-flag-keep = katalog, który przechowuje przebieg; uruchomiony ponownie, idzie dalej od tego miejsca
lab-flag-margin = z jaką dokładnością ma być znany odsetek zwycięstw: plus minus tyle procent
lab-flag-share = oczekiwany odsetek zwycięstw, w procentach
lab-flag-difference = różnica odsetków, którą chce się wykryć, w procentach
lab-flag-differing = ile par partii skończy się prawdopodobnie różnie, w procentach
lab-compare-title = { $count ->
    [one] { $count } rozdanie rozegrane
    [few] { $count } rozdania rozegrane
   *[other] { $count } rozdań rozegranych
 } dwa razy, za drugim razem z { $changed }
lab-column-without = bez
lab-column-with = z
lab-column-difference = różnica
lab-column-only = wygrane tylko bez / tylko z
lab-compare-note = p: jak prawdopodobny jest tak nierówny podział, jeśli zasada niczego nie zmienia (dokładny test McNemara).
lab-seat = gracz { $number }
lab-other-run = { $file } przechowuje inny przebieg: { $key } to tam { $there }, a tutaj { $here }. Wybierz inny katalog albo te same ustawienia.
lab-broken-file = Nie da się odczytać { $file }. Usuń ten plik, a jego partie zostaną rozegrane jeszcze raz.
lab-too-much-gained = --difference nie może być większe niż --differing: zyskać można tylko na tym, co kończy się różnie
lab-power-margin = Odsetek zwycięstw z dokładnością ±{ $margin } % wymaga { $count ->
    [one] { $count } partii
   *[other] { $count } partii
 }: { $time } na jednym rdzeniu.
lab-power-pairs = Wykrycie różnicy { $difference } %, gdy { $differing } % par kończy się różnie, wymaga { $count ->
    [one] { $count } pary
   *[other] { $count } par
 } partii: { $time } na jednym rdzeniu.
lab-seconds = około { $count ->
    [one] sekundy
   *[other] { $count } sekund
 }
lab-minutes = około { $count ->
    [one] minuty
   *[other] { $count } minut
 }
lab-hours = około { $count ->
    [one] godziny
   *[other] { $count } godzin
 }
lab-run = rozegraj wiele partii w różnych konfiguracjach i składach botów, wszystkie na tych samych rozdaniach
lab-report = przygotuj raport z zachowanego przebiegu jako jeden plik HTML i otwórz go
lab-record = rozegraj jeszcze raz jedną partię z przebiegu i wypisz jej zapis
lab-flag-lineups = kto gra: boty, które zmieniają się na miejscach; podane kilka razy: każdy skład gra w każdej konfiguracji
lab-flag-vary = ustawienie i wartości, które są sprawdzane; z kilku takich ustawień grane są wszystkie kombinacje
lab-flag-each = jedna zmiana obok gry według ustaleń; można podać kilka razy, każda zmiana osobno
lab-flag-switches = każda inna wartość każdej zasady, która ma tu znaczenie, po jednej zmianie
lab-flag-talk = obok gry według ustaleń te same rozdania ze strażnikami, którzy nigdy nie kłamią, i ze stronami, które nic nie twierdzą: ile warte są twierdzenia i kłamstwa
lab-flag-information = zmierz też, co każdy mógł wiedzieć o rolach i komnatach, runda po rundzie; trwa to dłużej
lab-nobody-claims = --talk: w tym trybie nikt nie mówi stołowi, czym jest komnata.
lab-talk-alone = --talk próbuje sposobów mówienia w jednej konfiguracji z jednym składem botów: pomiń --vary, --each i --switches.
lab-talk-bot = --talk wymaga botów, które rozmawiają i nie mają własnego temperamentu; { $bot } takim nie jest.
lab-flag-run-games = liczba partii dla każdej konfiguracji i każdego składu
lab-flag-folder = katalog, który przechowuje przebieg
lab-flag-html = plik do zapisania; bez tego report.html w katalogu przebiegu
lab-flag-no-open = nie otwieraj raportu w przeglądarce
lab-flag-cell = numer konfiguracji, tak jak liczy je raport
lab-flag-number = numer partii, od 0
lab-vary-or-each = --vary nie można łączyć z --each ani --switches: pierwsze tworzy wszystkie kombinacje, drugie po jednej zmianie
lab-left-out = Pominięto: { $name }. { $problem }
lab-run-kept = Przebieg jest zachowany. Raport: cellmates lab report { $folder }
lab-no-run = W { $folder } nie ma przebiegu: brak pliku plan.json.
lab-other-format = { $folder } zapisano w formacie { $there }, a ta wersja czyta { $here }. Nic nie zmieniono.
lab-other-experiment = { $folder } przechowuje przebieg „{ $there }”; to polecenie przyjmuje: { $wanted }.
lab-not-finished = Przebieg w { $folder } nie jest zakończony. Uruchom go jeszcze raz tak samo: pójdzie dalej od tego, czego brakuje.
lab-broken-plan = Nie da się zrozumieć planu w { $folder }.
lab-broken-result = Nie da się zrozumieć { $file }. Usuń ten plik i uruchom przebieg jeszcze raz: partie są zachowane, nic nie zostanie rozegrane dwa razy.
lab-no-matplotlib = Wykresy wymagają biblioteki matplotlib, której tu nie ma: pip install "cellmates[lab]". Liczby i tak są w result.json.
lab-report-written = Zapisano: { $file }
lab-report-not-opened = Nie udało się tu otworzyć przeglądarki.
lab-flag-ray = graj na klastrze Ray: pod tym adresem, a bez adresu na tym, do którego należy ten komputer
lab-flag-deadline = z --ray: po ilu sekundach partie bez odpowiedzi są wysyłane jeszcze raz
lab-ray-no-ray = --ray wymaga biblioteki Ray, której tu nie ma: pip install "cellmates[ray]"
lab-ray-bad-address = { $about } nie jest adresem klastra: pisze się host:port
lab-ray-no-answer = Pod { $about } nie odpowiada żaden klaster Ray. Nic nie rozegrano, a to, co zachowano, jest bez zmian.
lab-ray-refused = Klaster { $about } odrzuca token tego komputera. Podaj token klastra (RAY_AUTH_TOKEN albo ~/.ray/auth_token).
lab-ray-other-version = Węzeł klastra ma inną wersję: { $about }. Wyszłyby z niej inne partie; to, co już rozegrano, jest zachowane.
lab-ray-gave-up = Część { $about } wysyłano raz po raz i żaden węzeł nie odpowiedział. To, co już rozegrano, jest zachowane: uruchom przebieg ponownie, gdy klaster będzie sprawny.
lab-ladder = niech każdy bot spotka się z każdym na tych samych rozdaniach, i oceń je
lab-flag-rivals = boty w drabince; bez tego szybkie poziomy
lab-flag-deals = liczba rozdań, które grają każde dwa boty
lab-two-bots = Drabinka wymaga co najmniej dwóch różnych botów.
lab-flag-stop = zakończ, gdy tylko zasada na pewno coś zmienia; --games to wtedy najwyżej tyle
lab-anytime-note = p obowiązuje, kiedykolwiek się skończy (zakład przeciw przypadkowi, jednostajny po szansach). Przedziały są takie jak dla stałej liczby partii: po wczesnym końcu leżą nieco za daleko.
lab-tune = szukaj ustawień, przy których strona wygrywa tak często, jak chcesz, i potwierdź je na nowych rozdaniach
lab-flag-search = ustawienie i wartości, wśród których się szuka; można podać kilka razy
lab-flag-side = czyj odsetek zwycięstw się liczy; bez tego pierwszej strony
lab-flag-target = pożądany odsetek zwycięstw, w procentach
lab-flag-trials = ile ustawień się sprawdza
lab-flag-confirm = liczba nowych partii potwierdzających najlepsze
lab-flag-trial-games = liczba partii, według których ocenia się każde ustawienia
lab-no-optuna = Wyszukiwanie wymaga biblioteki Optuna, której tu nie ma: pip install "cellmates[lab]"
lab-tune-searched = Sprawdzono różnych ustawień: { $count }, partii na każde: { $games }. Najlepsze z wielu wygląda lepiej, niż jest.
lab-tune-confirmed = Na rozdaniach, których wyszukiwanie nie widziało (partii: { $games }):
lab-tune-agreed = według ustaleń
