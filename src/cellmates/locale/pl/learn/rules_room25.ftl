### The rules of Room 25 for players, in our own words: one message for each section of the page.
### A line in square brackets stands for a picture or a list that the page puts there.

rules-room25-goal =
    Budzisz się w budynku z 25 pomieszczeń, pełnym kamer. Jedno z nich, [[room-room_25|Pokój 25]], prowadzi na zewnątrz. W tajemnicy decydujesz, co zrobisz, potem widzisz, co postanowili inni, i dopiero wtedy dowiadujesz się, gdzie jesteś.

    Żeby uciec, ci, którzy mają wyjść, muszą stać w Pokoju 25, a ktoś musi akcją [[token-control|Sterowanie]] wysunąć go poza krawędź budynku, zanim skończy się odliczanie. Kto ma wyjść i kto w tym przeszkadza, zależy od trybu:

    - [[suspicion|Podejrzliwość]], od 4 do 8 graczy: więźniowie przeciw ukrytym strażnikom.
    - [[cooperation|Kooperacja]], od 1 do 6 graczy: wszyscy przeciw budynkowi.
    - [[competition|Rywalizacja i Drużyny]]: każdy albo każda drużyna na własny rachunek.
    .title = O co chodzi

rules-room25-complex =
    Budynek ma pięć pomieszczeń wszerz i pięć wzdłuż. Kolumny to a–e z zachodu na wschód, rzędy 5–1 z góry na dół, więc [[room-central|Pokój centralny]] na środku to c3. Północ przez całą grę jest w tym samym miejscu. *Obok* znaczy: przez wspólny bok, nigdy na ukos i nigdy przez krawędź.

    {"["}picture complex]

    Wszystkie pomieszczenia oprócz Pokoju centralnego są na początku zakryte. Rząd 3 i kolumna c nigdy się nie przesuwają, bo leży w nich Pokój centralny. Dwanaście pól w czterech rogach to *Strefa Wyjścia*: tam zawsze zaczyna Pokój 25, a także Pokój z kluczem, Sala wideo, Ruchomy pokój i Komory robotów, jeśli są w grze.

    Kolor pomieszczenia mówi, jak bardzo jest niebezpieczne:

    {"["}list colours]

    Są dwa poziomy. *Podstawowy*: cztery żetony akcji i podstawowe pomieszczenia, bez specjalnych zdolności. *Apogeum*: wszystko. *Szaleństwo* dodatkowo utrudnia Kooperację i Solo.
    .title = Budynek

rules-room25-setup =
    - Każdy dostaje postać z pięcioma żetonami akcji (na poziomie podstawowym czterema), żetonem adrenaliny i znacznikiem przypomnienia.
    - Pokój 25 i inne pomieszczenia Strefy Wyjścia odkłada się na bok. Dwanaście z pozostałych trafia zakrytych na pola wewnętrzne; resztę tasuje się z odłożonymi i rozkłada w rogach.
    - Wszystkie figurki zaczynają w Pokoju centralnym.
    - W Podejrzliwości rozdaje się w tajemnicy role.
    - Znaczniki kolejności ustawia się w rzędzie. Ostatni stoi na liczbie rund.

    | postacie | Podejrzliwość, Rywalizacja, Drużyny | Kooperacja
    | 4 | 10 rund | 8 rund
    | 5 | 10 rund | 7 rund
    | 6 | 10 rund | 6 rund
    | 7 | 9 rund | –
    | 8 | 8 rund | –

    {"*"}Wskazówka początkowa.* Przed pierwszą rundą każdy gracz ogląda w tajemnicy jedno z czterech pomieszczeń obok Pokoju centralnego. Jedno na gracza, niezależnie od liczby postaci. Dwie osoby mogą obejrzeć to samo. Wolno zdradzić kolor.
    .title = Przygotowanie

rules-room25-round =
    - *Karty.* W Kooperacji i Solo najpierw dwie [[cards|karty Z.R.B.]]
    - *Programowanie.* Wszyscy naraz i w tajemnicy kładą dwa różne żetony akcji, pierwszy i drugi. Można położyć tylko jeden; wtedy w pierwszej turze mówi się, czy wykonuje się go teraz, czy później. Przynajmniej jeden położyć trzeba.
    - *Pierwsze akcje.* W kolejności wszyscy odkrywają pierwszy żeton i go wykonują.
    - *Drugie akcje.* To samo jeszcze raz.
    - *Adrenalina.* Kto ją zaplanował, ma trzecią akcję.
    - *Odliczanie.* Żetony wracają, znaczniki Sterowania schodzą z planszy, pierwszy w kolejce idzie na jej koniec i zostaje o rundę mniej.

    {"*"}Co zaprogramowane, trzeba wykonać*, nawet gdy szkodzi. Jak, decyduje się dopiero w swojej turze. Jeśli jest jakiś dozwolony sposób, trzeba z niego skorzystać; jeśli nie ma żadnego, akcja przepada. Jeśli da się wykonać tylko część, wykonuje się tę część.

    Żeton [[token-adrenaline|adrenaliny]] planuje się podczas programowania, raz w grze, bez cofania. Trzecia akcja to jedna z czterech podstawowych, wybrana na miejscu; może powtórzyć akcję z tej rundy. Nie może to być specjalna zdolność i nie wolno z niej zrezygnować.

    {"["}round first_round]
    .title = Runda

rules-room25-actions =
    {"["}list tokens]

    {"["}picture slide]

    Pomieszczenie wysunięte poza planszę wraca z drugiej strony, razem ze wszystkimi w środku. Przesunięta linia ma do końca rundy strzałkę: można ją przesunąć ponownie, ale tylko w tę stronę. Linie, które ją przecinają, nie są tym związane.

    Z a3 można przesunąć tylko kolumnę a, z c5 tylko rząd 5, a z Pokoju centralnego nic. *W Pokoju centralnym działają tylko Obserwacja i Ruch*; Wypchnięcie, Sterowanie i specjalne zdolności tam przepadają. Nikogo nie można z niego wypchnąć; do niego można.
    .title = Akcje

rules-room25-steps =
    Są trzy sposoby znalezienia się gdzie indziej i większość pytań znika, gdy wiadomo, który to był.

    - *Krok* prowadzi do pomieszczenia obok: Ruch, Wypchnięcie, Noszenie, Wezwanie, wypchnięcie przez robota, karta, która kogoś wypędza. Działa i to, z którego się wychodzi, i to, do którego się wchodzi.
    - *Skok* nie potrzebuje drzwi: tunel, wir, cofnięcie, regeneracja, iluzja. Nie zatrzymuje go zamek ani korytarz. Pomieszczenie, które się opuszcza, to zauważa.
    - *Jazda* to ruch pomieszczenia razem z tobą: przesunięcia, zamiana Kevina, Ruchomy pokój. Niczego nie uruchamia.

    Krok jest dozwolony, jeśli cel leży obok, nie ma na nim żetonu Zakaz wstępu ani zamka (Emmet wchodzi do zamkniętych), a pomieszczenie, w którym stoisz, pozwala wyjść. Do zakrytego pomieszczenia zawsze można wejść.

    Potem kolejno: figurka się przesuwa; reaguje opuszczone pomieszczenie (robi to tylko Komora pił); nowe zostaje odkryte; jeśli to Pokój 25, sprawdza się alarm i zdjęcie masek; pomieszczenie działa na wszystkich, którzy weszli.

    Jeśli pomieszczenie wymaga wyboru, dokonuje go gracz postaci, która weszła, także wypchniętej lub wezwanej. Tylko gdy ktoś ją *wniósł*, wybiera niosący, raz za oboje.

    Pomieszczenie działa przy każdym wejściu, nie tylko za pierwszym razem. Jeśli wysyła dalej, najpierw rozstrzyga się do końca tamto. Kto ginie, znika od razu razem ze wszystkim, co miał zaplanowane.
    .title = Krok, skok, jazda

rules-room25-talk =
    Po obejrzeniu pomieszczenia (akcja, wskazówka początkowa, Sala wideo) wolno powiedzieć jego *kolor* albo nic, nigdy nazwę. Nikt tego nie sprawdza; w Podejrzliwości kłamstwo należy do gry. Poza tym rozmawiajcie dowolnie: plany, oskarżenia, prośby. Programy i role są tajne, póki nie ujawni ich zasada.

    {"*"}Zakłócanie:* dopóki ktoś jest w [[room-jamming|Komorze zakłócania]] albo leży odkryta karta zakłócania, nikt nie może niczego przekazać. Deklaracje i czat są wtedy zablokowane. Przypomnienia wciąż można kłaść.

    {"*"}Przypomnienie:* w dowolnej chwili swojej tury, bez zużywania akcji, możesz położyć swoje [[mark-reminder|przypomnienie]] na dowolnym zakrytym pomieszczeniu. Przesuwa się razem z nim i wraca, gdy zostanie odkryte. Wcześniej nie można go przenieść. W szaleństwie przypomnień nie ma.
    .title = Rozmowa i pamięć

rules-room25-rooms =
    Pomieszczenie działa, ilekroć wejdzie do niego postać, z własnej woli lub nie. Roboty niczego nie uruchamiają, z wyjątkiem tego, co napisano [[robots|o nich]].

    {"["}list rooms]
    .title = Pomieszczenia

rules-room25-details =
    - *Cela:* trzyma także wypychanych i niesionych. Ktoś ukryty obok się liczy, towarzysz w tej samej celi nie. Wchodzić i wyglądać można swobodnie.
    - *Komora chłodu:* późniejsze wejście niczego w tej rundzie nie zmienia.
    - *Komora obrotowa:* kto wejdzie później, obraca ją dla wszystkich w środku. Sterowaniu i specjalnym zdolnościom korytarz nie przeszkadza, ale Noszenie to ruch. Przy skoku do środka wybierasz kierunek. Gdy pomieszczenie się przesuwa, korytarz zachowuje kierunek.
    - *Sterownia:* trzeba przesunąć jakąś linię. To nie akcja Sterowanie: przyspieszenie jej nie podwaja i nikt przez nią nie ucieknie.
    - *Pokój pułapka:* następna akcja to następny odkryty lub dobrany żeton albo adrenalina, w tej lub następnej rundzie. Stracona akcja, ukrycie i przesunięcie nie ratują; gdy ktoś cię stamtąd wydostanie albo pomieszczenie zostanie podmienione, żyjesz.
    - *Zalana komora:* masz resztę tej rundy i całą następną. Adrenalina w tamtej rundzie przychodzi za późno.
    - *Wanna z kwasem:* w pojedynkę jest bezpiecznie. Ginie ten, kto był pierwszy, ukryty czy nie.
    - *Komora pił:* jeśli kogoś wypchniesz, wychodzi on, a ty zostajesz w środku. Ci, których niesie Max, wychodzą razem z nim i żyją. Jeśli nikogo więcej nie było, po prostu się zamyka.
    - *Pokój paranoi:* do stosu trafiają wszystkie twoje żetony, także zagrane, ale nie stracone przez karę. Kończy się przy programowaniu, gdy wyszło się z pomieszczenia albo stos jest pusty. Adrenalinę nadal wybiera się swobodnie.
    - *Pokój zegarowy:* kolejność się nie zmienia. W ostatniej rundzie zabija.
    - *Pokój iluzji:* leży potem gdzie indziej, już na stałe odkryty; kto był w nim wcześniej, przenosi się razem z nim.
    - *Pokój z kluczem:* kto wejdzie, zostaje w tym, co jest odtąd Pustym pomieszczeniem. Robot się nie liczy.
    .title = Pomieszczenia: szczegóły

rules-room25-marks =
    {"["}list marks]
    .title = Żetony i znaki na stole

rules-room25-characters =
    Na poziomie Apogeum każda postać ma specjalny żeton, programowany jak inne. Nie działa w Pokoju centralnym ani jako akcja adrenaliny. Emmet, Kevin i Sarah mają na jednym żetonie dwie zdolności i wybierają przy odkryciu; jeśli jedna jest niemożliwa, muszą użyć drugiej.

    {"["}list characters]
    .title = Postacie

rules-room25-robots =
    Są najwyżej dwa [[mark-robot|roboty]]. Pojawiają się w Komorach robotów i przez kartę robota, a same nic nie robią: rozkaz wydaje ten, kto wszedł do Komory robotów, Kevin albo Bruce. Kto wydaje rozkaz, wybiera robota, rozkaz i cel. Jeśli jakiś rozkaz jest możliwy, trzeba go wydać.

    - *Ruch:* robot przechodzi do pomieszczenia obok; zakryte odkrywa, nie uruchamiając go. Tylko Komora obrotowa obraca się dla niego i go wiąże. Wchodzi do zamkniętych, nigdy tam, gdzie leży Zakaz wstępu.
    - *Wypchnięcie:* wypycha postać ze swojego pomieszczenia, ale nigdy z niebieskiego. Ukrytych nie da się wypchnąć, a Alice może odmówić.

    Czerwone pomieszczenie od razu niszczy robota. Jeśli wejdzie do Wanny z kwasem albo Komory pił, giną wszyscy w środku, a Komora pił się zamyka. Zalana komora lub Komora pił, którą odkryje, zamyka się od razu. Zniszczony robot wraca do zapasu.

    Robotów nie można wypychać, nosić ani wzywać. Przy wychodzeniu z Celi robot liczy się jak postać, ale nie dla kwasu, zakłócania, alarmu, zdjęcia masek ani zwycięstwa.
    .title = Roboty

rules-room25-cards =
    Budynek też gra. Karta działa zaraz po dobraniu, a stos odrzuconych każdy może przeglądać. *Pierwszy gracz* to postać na czele kolejki; jeśli kartę dobrano w Pokoju Z.R.B., ta, która weszła. Karty przemieszczają ludzi zwykłymi krokami: pomieszczenia działają, zamki i korytarze obowiązują. Żadna karta nikogo nie uwolni.

    {"["}list cards]

    Karty postaci, których nie ma w grze, nic nie robią. W panice wybiera gracz postaci, która wpadła w panikę. *Żółte pomieszczenie* to zawsze takie, które leży odkryte i można do niego wejść.
    .title = Karty Z.R.B.

rules-room25-death =
    {"*"}Martwy* wypada z gry: figurka schodzi z planszy, a wszystko, co zaprogramował, przepada. Znacznik kolejności pokazuje czaszkę i znika z kolejki, gdy miałby być pierwszy. [[room-regeneration|Komora regeneracji]] przywraca wszystkich zmarłych.

    {"*"}Ostatnia runda* to ta, w której została jedna runda. W Podejrzliwości przed programowaniem wszyscy zmarli pokazują role. Nie dobiera się kart, Pokój zegarowy zabija i tylko w tej rundzie można kogoś zostawić.

    {"["}picture escape]

    {"*"}Ucieczka.* Ilekroć czyjaś akcja Sterowanie, żetonem lub dzięki adrenalinie, przesuwa linię i wypada z niej Pokój 25, gra jest od razu wygrana, jeśli spełniony jest warunek trybu. W przeciwnym razie Pokój 25 wraca z drugiej strony ze wszystkimi w środku. Przesunięcia Sterowni i kart tego nie dają. Jeśli Pokój 25 przesunął się do środka, trzeba go sprowadzić z powrotem do rogu.
    .title = Śmierć, ostatnia runda, wyjście

rules-room25-suspicion =
    | gracze | więźniowie | strażnicy
    | 4 | 3 | 1
    | 5 | 4 albo 3 | 1 albo 2
    | 6 | 4 | 2
    | 7 | 5 | 2
    | 8 | 6 | 2

    Nikt nie wie, kto jest kim; strażnicy też się nie znają.

    - *Więźniowie wygrywają*, gdy Pokój 25 zostaje wysunięty i nie brakuje żadnego więźnia. W *ostatniej rundzie* może brakować jednego, martwego albo na zewnątrz. Strażnicy w środku niczego nie zmieniają.
    - *Strażnicy wygrywają*, gdy zginie dwoje więźniów albo skończy się czas.

    {"*"}Alarm.* Gdy postać wejdzie do Pokoju 25, a zostało więcej niż pięć rund, odliczanie przeskakuje na pięć: ta runda i jeszcze cztery.

    {"*"}Strażnik może się ujawnić* w swojej turze, odkąd Pokój 25 leży odkryty. W tej rundzie jego program obowiązuje. Od następnej nie ma adrenaliny i już nie programuje: w każdej turze wybiera żeton, w drugiej inny, i może zrezygnować z tury, chyba że stoi w Pokoju pułapce. Komora chłodu zostawia mu jedną akcję.

    {"*"}Gdy ktoś ginie,* rola pierwszej ofiary pozostaje tajna. Przy drugiej śmierci pierwsza ofiara pokazuje rolę; jeśli to więzień, druga pokazuje także. Przy kolejnych: wszyscy wcześniejsi zmarli pokazują role, a najnowszy tylko wtedy, gdy znany jest już martwy więzień.

    {"*"}Zdjęcie masek.* Policz wszystkich poza Pokojem 25, żywych i martwych. Gdy jest ich tylu, ilu strażników, muszą pokazać role. Ci w środku nie muszą.
    .title = Podejrzliwość

rules-room25-cooperation =
    {"*"}Wygrywacie*, gdy ktoś wszedł do [[room-key|Pokoju z kluczem]], potem wszystkie postacie stoją w Pokoju 25 i akcja Sterowanie go wysuwa. *Przegrywacie*, gdy ktokolwiek zginie albo skończy się czas. Nie ma ról, alarmu, zdejmowania masek ani Komory regeneracji. Przy dwóch i trzech graczach każdy prowadzi dwie postacie.

    W każdej rundzie oprócz ostatniej przed programowaniem dobiera się dwie karty podstawowe i wykonuje jedną po drugiej. Programy są zakryte.

    {"*"}Szaleństwo:* bez adrenaliny, bez przypomnień, wszystkie 58 kart. Jedna karta przed pierwszymi akcjami, druga przed drugimi, oprócz ostatniej rundy.

    {"*"}Solo* to Kooperacja dla jednej osoby z czterema postaciami, ośmioma rundami i jedną wskazówką początkową.
    .title = Kooperacja i Solo

rules-room25-competition =
    Nie ma ról ani Pokoju z kluczem, wszyscy są więźniami. Alarm, adrenalina, śmierć i Komora regeneracji działają jak zwykle; karty pojawiają się tylko w Pokojach Z.R.B.

    {"*"}Rywalizacja,* od 2 do 4 graczy, każdy z dwiema postaciami. Wygrywa ten, kto jako pierwszy ma obie postacie w Pokoju 25, gdy zostaje wysunięty. Jeśli jedna nie żyje, druga może uciec sama, ale tylko w ostatniej rundzie. Jeśli tylko jeden gracz ma kogoś żywego, od razu wygrywa. Jeśli nikt nie wyjdzie, nikt nie wygrywa.

    {"*"}Drużyny,* dwie po 2, 3 albo 4 graczy. Wygrywa pierwsza drużyna, która ma wszystkie postacie w Pokoju 25, gdy zostaje wysunięty, a także ta, której przeciwnicy wszyscy zginęli. Z jedną martwą postacią można uciec tylko w ostatniej rundzie, z dwiema wcale. Gdy skończy się czas, wygrywa drużyna, która ma więcej postaci w Pokoju 25.
    .title = Rywalizacja i Drużyny

rules-room25-knowledge =
    - *Wszyscy znają:* odkryte pomieszczenia, figurki, żetony i znaki na planszy; kto gdzie zaglądał; co dokąd się przesunęło; ile żetonów ktoś zaprogramował; stracone żetony i adrenalina; odliczanie; odrzucone karty.
    - *Tylko ty wiesz:* co widzisz przy oglądaniu, jaki masz program i jaką rolę.
    - *Nikt nie wie:* co jest w pomieszczeniach, do których nikt nie zaglądał, w jakiej kolejności leżą karty i żetony w stosie paranoi.

    Kto prowadzi kilka postaci, wie, co widziała każda z nich. To, co masz do wyboru, nigdy nie zdradza zakrytego pomieszczenia.
    .title = Kto co wie

rules-room25-editions =
    Drukowane instrukcje nie we wszystkim są zgodne. *Wydanie* to odczytanie jednej z nich; gospodarz stołu może też ustawić pojedyncze punkty. Ta strona opisuje wydanie Ultimate.

    {"["}list editions]

    {"["}list switches]
    .title = Wydania i warianty

## Marks that only this page names

mark-note = notatka
    .what = Twoja własna notatka o pomieszczeniu. Nikt inny jej nie widzi i przesuwa się razem z pomieszczeniem.
mark-role = rola
    .what = Więzień albo strażnik, tylko w Podejrzliwości. Znasz swoją; inni pokazują swoje, gdy każe zasada albo gdy strażnik się ujawnia.

## What the pictures show

picture-complex = Niebieska przerywana ramka: Strefa Wyjścia. Pokój 25 zaczyna na jednym z tych dwunastu pól.
picture-slide = Sterowanie przesuwa rząd o jedno pole na wschód. Pomieszczenie, które wypada, wraca z zachodu; Max jedzie razem ze swoim.
picture-escape = Pokój 25 zostaje wysunięty poza krawędź ze wszystkimi w środku: to jest ucieczka.
