### The playable introduction to Room 25: one message for each chapter and each lesson.

tutorial-room25-first_round = Pierwsza runda
tutorial-room25-tricks = Wypychanie, przesuwanie, wzywanie
tutorial-room25-way_out = Wyjście

tutorial-room25-welcome =
    Jesteś *Jennifer* i telewizja właśnie pokazuje cię na żywo. Razem z trojgiem innych budzisz się w budynku z 25 pomieszczeń. Jedno z nich, *Pokój 25*, prowadzi na zewnątrz. Na początku leży w którymś z czterech rogów, zakryte jak reszta.

    Znajdźcie je, zbierzcie się w nim wszyscy i wysuńcie je z budynku, zanim skończy się odliczanie.
    .title = Na żywo
tutorial-room25-colours =
    Każde pomieszczenie ma kolor i znak:

    - ◆ niebieskie: wejście i wyjście
    - ● zielone: bezpieczne, często pomocne
    - ▲ żółte: przeszkoda
    - ✖ czerwone: śmiertelne, od razu albo wkrótce

    Pomieszczenie działa na każdego, kto do niego wejdzie, i to za każdym razem. Warto więc wiedzieć, dokąd się idzie.
    .title = Cztery kolory
tutorial-room25-role =
    Jesteś *więźniem*. Wśród pozostałej trójki jest jeden *strażnik* i nikt nie wie kto. Strażnik wygrywa, jeśli zginie dwoje więźniów albo skończy się czas.

    Na tych kartach widać, kto gdzie jest, co zagrał i jaką ma rolę, gdy już wyjdzie na jaw.
    .title = Ktoś z was pracuje dla telewizji
tutorial-room25-clue =
    Przed pierwszą rundą każdy zagląda w tajemnicy do jednego pomieszczenia obok Pokoju centralnego. Wszyscy widzą, gdzie patrzysz, ale tylko ty wiesz, co tam jest.

    Zajrzyj do pomieszczenia na północy: dotknij go, a potem dotknij jeszcze raz.
    .title = Pierwsza wskazówka
tutorial-room25-claim =
    Puste pomieszczenie: zielone, niegroźne. Widzisz je przygaszone, bo je znasz; dla innych nadal jest zakryte.

    Wolno zdradzić *kolor* tego, co widzisz, nigdy nazwę, i nikt tego nie sprawdza. Dotknij pomieszczenia i naciśnij zielony znak.
    .title = Powiedz innym
tutorial-room25-heard =
    Max mówi, że d3 jest zielone, a Kevin mówi to samo o b3. Ich słowa zostają teraz przy tych pomieszczeniach.

    Może to prawda. Więźniom opłaca się mówić prawdę. Strażnikowi opłaca się, żeby mu wierzono.
    .title = Co mówią inni
tutorial-room25-actions =
    Oto twoje żetony:

    - *Obserwacja*: zajrzyj do zakrytego pomieszczenia obok
    - *Ruch*: przejdź do pomieszczenia obok
    - *Wypchnięcie*: poślij kogoś ze swojego pomieszczenia do sąsiedniego
    - *Sterowanie*: przesuń rząd lub kolumnę, w której stoisz
    - *Wezwanie*: specjalna zdolność Jennifer; każda postać ma własną

    W każdej rundzie wybierasz w tajemnicy dwa różne, w wybranej kolejności. Wszyscy robią to jednocześnie.
    .title = Pięć żetonów
tutorial-room25-program =
    Znasz jedno bezpieczne pomieszczenie. Idź tam i rozejrzyj się dalej: wybierz najpierw *Ruch*, potem *Obserwację* i naciśnij Gotowe.

    Później nie da się tego zmienić. Co zaprogramowane, trzeba wykonać, nawet jeśli okaże się złym pomysłem.
    .title = Zaprogramuj rundę
tutorial-room25-order =
    Teraz wszyscy działają po kolei (tak jak twarze u góry albo numery na kartach osób): najpierw wszystkie pierwsze akcje, potem wszystkie drugie. Max był pierwszy i poszedł na wschód; mówił prawdę. Teraz ty.

    U góry widać też odliczanie: dziesięć rund i koniec show.
    .title = Po kolei
tutorial-room25-move =
    Twój pierwszy żeton to Ruch. Dopiero teraz decydujesz dokąd. Pomieszczenie, do którego wchodzisz, zostaje odkryte i od razu działa.

    Idź na północ, gdzie na pewno jest bezpiecznie.
    .title = Ruch
tutorial-room25-death =
    Sarah uwierzyła Kevinowi. Pomieszczenie b3 to *Komora śmierci* i Sarah nie żyje: wypada z gry razem ze wszystkim, co zaplanowała.

    Rola pierwszej ofiary pozostaje tajna. Jeśli drugą ofiarą będzie kolejny więzień, strażnicy od razu wygrywają. A więc: dlaczego Kevin nazwał to pomieszczenie zielonym?
    .title = Kevin kłamał
tutorial-room25-slide =
    Max zagrał *Sterowanie* i przesunął kolumnę d na północ. Przesuwają się całe pomieszczenia, razem ze wszystkimi w środku. To, które wypada górą, wraca dołem.

    Tę samą linię można w tej rundzie przesunąć jeszcze raz, ale tylko w tę samą stronę. Rząd 3 i kolumna c nie ruszają się nigdy: leży w nich Pokój centralny.
    .title = Budynek się rusza
tutorial-room25-look =
    Twój drugi żeton to Obserwacja. Pokazuje ci w tajemnicy zakryte pomieszczenie obok.

    Zajrzyj do c5, na północ od ciebie.
    .title = Najpierw patrz
tutorial-room25-warn =
    {"*"}Pokój pułapka*: kto na koniec swojej następnej akcji nadal tam jest, ginie. Inni powinni wiedzieć, że to czerwone pomieszczenie. Nazwy od ciebie nie poznają.

    Powiedz, że c5 jest czerwone.
    .title = Ostrzeżenie
tutorial-room25-countdown =
    Każdy wykonał dwie akcje: runda się skończyła. Zostało o jedną rundę mniej, a kto był pierwszy, idzie na koniec kolejki, więc teraz zaczynasz ty.

    Żetony wracają do ciebie i programujesz od nowa. Przeskoczmy kilka rund.
    .title = Zostało dziewięć rund

tutorial-room25-later =
    Zostało pięć rund. Kevin stoi w twoim pomieszczeniu i czeka na okazję, żeby cię wypchnąć. Max siedzi w *Celi* na c5: może z niej wyjść tylko tam, gdzie ktoś już jest.

    Poradzisz sobie z jednym i drugim.
    .title = Tymczasem
tutorial-room25-plan =
    Najpierw pozbądź się Kevina, potem zbliż się do Maxa. Wybierz najpierw *Wypchnięcie*, potem *Sterowanie*.
    .title = Plan
tutorial-room25-push =
    Na wypchniętego pomieszczenie działa tak, jakby sam do niego wszedł. Na północy leży *Pokój z wirem*: odsyła ludzi do Pokoju centralnego.

    Wypchnij Kevina na północ.
    .title = Wypchnięcie
tutorial-room25-pushed =
    Stoi teraz na środku. W Pokoju centralnym działają tylko Obserwacja i Ruch, więc zaprogramowane przez niego Wypchnięcie przepadło.

    Max też nie miał kogo wypchnąć: akcja, której nie da się wykonać, przepada.
    .title = Z powrotem na start
tutorial-room25-control =
    Możesz przesunąć rząd albo kolumnę, w której stoisz. Jeśli rząd 4 pójdzie o jedno pole na wschód, twoje pomieszczenie znajdzie się tuż pod Maxem.

    Naciśnij strzałkę na wschodnim końcu rzędu 4.
    .title = Sterowanie
tutorial-room25-special =
    Jesteś teraz obok Maxa. Specjalna zdolność Jennifer to *Wezwanie*: ściąga do siebie kogoś z sąsiedniego pomieszczenia. Każda postać ma inną; przytrzymaj postać palcem albo najedź na nią myszą, żeby o niej przeczytać.

    Wybierz najpierw żeton *Wezwanie*, potem *Ruch*.
    .title = Co umie tylko Jennifer
tutorial-room25-call =
    Wezwij Maxa z Celi. Kevina też możesz, ale po co?
    .title = Wezwanie
tutorial-room25-step =
    Teraz na zachód, do *Pokoju z tunelem*. Przeniósłby cię do innego tunelu, gdyby jakiś leżał odkryty; nie ma żadnego, więc po prostu tam zostajesz.
    .title = Dalej na zachód
tutorial-room25-adrenaline =
    Max idzie za tobą i teraz ci ufa. Jeszcze dwie rzeczy na później:

    - *Adrenalina*: raz w grze dokładasz ten żeton do programu i masz trzecią akcję, wybieraną na miejscu.
    - *Przypomnienie*: w swojej turze możesz je położyć na zakrytym pomieszczeniu, żeby o nim nie zapomnieć.
    .title = Dwie drobne pomoce

tutorial-room25-found =
    Oto on: *Pokój 25*, na a4, a Max już jest w środku. Przesuwa się jak każde inne pomieszczenie. Żeby uciec, ktoś musi akcją *Sterowanie* wysunąć go poza krawędź budynku.
    .title = Pokój 25
tutorial-room25-alarm =
    Gdy ktoś wejdzie do Pokoju 25, a zostało więcej niż pięć rund, *alarm* skraca odliczanie do pięciu. Nie wchodź więc za wcześnie.

    Odkąd Pokój 25 jest odkryty, strażnik może też ujawnić swoją rolę i od następnej rundy wybierać akcje na bieżąco.
    .title = Alarm
tutorial-room25-last_round =
    To ostatnia runda. Wszyscy zmarli pokazują role: Sarah należała do więźniów, tak jak ty.

    Więźniowie uciekają, jeśli żadnego z nich nie brakuje. Tylko w ostatniej rundzie może brakować *jednego*, martwego albo na zewnątrz. Bez Sarah: teraz albo nigdy.
    .title = Jednej osoby może brakować
tutorial-room25-last_program =
    Jesteś pierwsza w kolejności i to ma znaczenie. Wybierz najpierw *Ruch*, żeby wejść, a potem *Sterowanie*, żeby wyjść.
    .title = Ostatni program
tutorial-room25-enter =
    Idź na zachód, do Pokoju 25.
    .title = Do środka
tutorial-room25-danger =
    Kevin też wszedł i na pewno chce wypchnąć jedno z was. Ale w drugich akcjach jesteś przed nim.

    Strażnik w środku niczego nie zmienia: liczy się, że nie brakuje żadnego więźnia, a w ostatniej rundzie najwyżej jednego.
    .title = Jest tutaj
tutorial-room25-out =
    Pokój 25 leży przy zachodniej krawędzi. Jeśli rząd 4 przesunie się na zachód, wypadnie poza planszę i to jest właśnie wyjście.

    Naciśnij strzałkę na zachodnim końcu rzędu 4.
    .title = Na zewnątrz!
tutorial-room25-end =
    Ty i Max jesteście wolni, więźniowie wygrali. Wiesz już dość na prawdziwą grę.

    Resztę wyjaśni sam stół: przytrzymaj cokolwiek palcem albo najedź na to myszą. Wszystkie pomieszczenia, postacie i karty są w zasadach.
    .title = Koniec transmisji
