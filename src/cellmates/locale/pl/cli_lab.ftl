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
