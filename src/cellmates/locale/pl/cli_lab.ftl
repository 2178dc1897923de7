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
