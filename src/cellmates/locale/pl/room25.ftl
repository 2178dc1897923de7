### Room 25: every word of the game.
###
### Arguments that are names come already in this language, in the nominative:
###   $who $by $of (characters), $seat (player), $room, $token $first $second, $card, $dir,
###   $colour, $role, $cause, $reason, $winners.
### Printed as they are: $cell $other $from $to (c4), $line (a … e, 1 … 5), $robot (1, 2).
### Selected on: $axis (ns, ew), $adrenaline (0 or none = without), $second and $by (none =
### there is none: the single action, nobody but the character itself), numbers.
### Names are not inflected: events are told in the present tense, objects stand after a colon.

## Words used inside other messages

line-name = { $line ->
    [a] kolumna a
    [b] kolumna b
    [d] kolumna d
    [e] kolumna e
   *[other] rząd { $line }
}
axis-name = { $axis ->
    [ns] północ–południe
   *[ew] wschód–zachód
}
plus-adrenaline = { $adrenaline ->
    [0] { "" }
    [none] { "" }
   *[other] {" "}+ Adrenalina
}
pass-name = { $number ->
    [1] pierwsze akcje
    [2] drugie akcje
   *[other] adrenalina
}

## Directions, colours

dir-n = północ
dir-e = wschód
dir-s = południe
dir-w = zachód

colour-blue = niebieskie
    .word = wejście, wyjście
colour-green = zielone
    .word = bezpiecznie
colour-yellow = żółte
    .word = przeszkoda
colour-red = czerwone
    .word = śmierć
colour-safe = bezpieczne
    .word = nie zabija

## Rooms: the name, what it does, a name short enough for a tile

room-central = Pokój centralny
    .what = Tu wszyscy zaczynają. W środku można wykonać tylko Obserwację i Ruch, a samego pomieszczenia nic nigdy nie przesunie.
    .short = Centrum
room-room_25 = Pokój 25
    .what = Droga na wolność. Gdy są w nim wszyscy, którzy mają uciec, trzeba akcją Sterowania wysunąć go za krawędź budynku.
    .short = Pokój 25
room-key = Pokój z kluczem
    .what = Pierwsza postać, która tu wejdzie, odblokowuje wyjście, a pokój staje się Pustym pomieszczeniem. Dopóki to się nie stanie, przez Pokój 25 nie można uciec.
    .short = Klucz
room-empty = Puste pomieszczenie
    .what = Nic się tu nie dzieje.
    .short = Puste
room-vision = Sala wideo
    .what = Kto tu wejdzie, w tajemnicy podgląda dowolne zakryte pomieszczenie i odkłada je na miejsce.
    .short = Wideo
room-moving = Ruchomy pokój
    .what = Kto tu wejdzie, zamienia ten pokój, razem ze wszystkimi w środku, z dowolnym zakrytym pomieszczeniem, które pozostaje zakryte. Gdy nie ma już zakrytych, nic się nie dzieje.
    .short = Ruchome
room-tunnel = Pokój z tunelem
    .what = Kto tu wejdzie, od razu trafia do innego odkrytego Pokoju z tunelem, a jeśli są dwa, wybiera jeden z nich. Gdy nie ma innego, postać zostaje tutaj.
    .short = Tunel
room-control = Sterownia
    .what = Kto tu wejdzie, przesuwa o jedno pole dowolny rząd lub kolumnę, ale nie przez Pokój centralny i nie wbrew kierunkowi ustalonemu w tej rundzie. Tym przesunięciem nie można uciec.
    .short = Sterown.
room-robot = Komora robotów
    .what = Przy każdym wejściu pojawia się tu robot, o ile robotów w grze jest mniej niż odkrytych Komór robotów. Potem wchodząca postać rozkazuje dowolnemu robotowi Ruch albo Wypchnięcie.
    .short = Roboty
room-regeneration = Komora regeneracji
    .what = Jeśli w chwili wejścia ktoś nie żyje, wszyscy martwi wracają do Pokoju centralnego, a komora staje się Pustym pomieszczeniem. Programują znów od następnej rundy; zużyta adrenalina nie wraca.
    .short = Regener.
room-prison = Cela
    .what = Stąd można się dostać tylko do sąsiedniego pomieszczenia, w którym jest inna postać lub robot, albo do Pokoju centralnego, jeśli sąsiaduje.
    .short = Cela
room-cold = Komora chłodu
    .what = Kto jest tu podczas Programowania, może zaplanować tylko jedną akcję i żadnej adrenaliny. Ujawniony strażnik, który zaczyna tu rundę, też ma tylko jedną akcję.
    .short = Chłód
room-vortex = Pokój z wirem
    .what = Kto tu wejdzie, natychmiast trafia do Pokoju centralnego.
    .short = Wir
room-dark = Ciemny pokój
    .what = Ze środka nie można wykonać Obserwacji.
    .short = Ciemne
room-pivoting = Komora obrotowa
    .what = Przy każdym wejściu korytarz ustawia się w linii z pomieszczeniem, z którego ktoś przyszedł. Ze środka Obserwacja, Ruch, Wypchnięcie i Noszenie działają tylko przez dwa końce korytarza; wejść można ze wszystkich czterech stron.
    .short = Obrotowe
room-mirror = Pokój luster
    .what = Kto tu wejdzie, traci żeton adrenaliny i wszystkie akcje, które ma jeszcze zaprogramowane na tę rundę. Ujawnieni strażnicy i postacie w paranoi tracą tylko żeton adrenaliny.
    .short = Lustra
room-mac = Pokój Z.R.B.
    .what = Kto tu wejdzie, dobiera kartę Z.R.B., która działa od razu. Karta przeznaczona dla konkretnych postaci lub pierwszego gracza dotyka zamiast nich tego, kto wszedł.
    .short = Z.R.B.
room-jamming = Komora zakłócania
    .what = Dopóki w środku jest jakaś postać, nikt nie może przekazywać żadnych informacji.
    .short = Zakłóc.
room-false_exit = Fałszywe wyjście
    .what = Kto tu wejdzie, wybiera postać z sąsiedniego pomieszczenia i, jeśli to możliwe, wciąga ją do siebie. Wciągnięta postać nie uruchamia tego pomieszczenia.
    .short = Fałszywe
room-acid_bath = Wanna z kwasem
    .what = Gdy tylko w środku są dwie postacie, ginie ta, która była tu pierwsza. Robot, który tu wejdzie, zabija wszystkich w środku i sam ulega zniszczeniu.
    .short = Kwas
room-trap = Pokój pułapka
    .what = Kto tu wejdzie, ginie, jeśli na koniec swojej następnej akcji nadal jest w środku. Przesunięcie razem z pokojem nie pomaga.
    .short = Pułapka
room-flooded = Zalana komora
    .what = Od chwili odkrycia nikt już tu nie wejdzie. Kto jest w środku, ginie, jeśli nie wyjdzie do końca swojej drugiej akcji w następnej rundzie.
    .short = Zalane
room-mortal = Komora śmierci
    .what = Kto tu wejdzie, natychmiast ginie.
    .short = Śmierć
room-shredder = Komora pił
    .what = Wejście jest bezpieczne. Gdy jakaś postać wyjdzie albo wejdzie robot, wszyscy, którzy są jeszcze w środku, giną i nikt już tu nie wejdzie.
    .short = Piły
room-illusion = Pokój iluzji
    .what = Kto tu wejdzie, zamienia ten pokój z dowolnym zakrytym pomieszczeniem, które zostaje odkryte pod postacią i od razu działa. Gdy nie ma już zakrytych, nic się nie dzieje.
    .short = Iluzja
room-paranoia = Pokój paranoi
    .what = Kto tu wejdzie, tasuje wszystkie swoje żetony akcji w stos i w każdej turze wykonuje ten, który dobierze z wierzchu. Paranoja mija przy najbliższym Programowaniu po wyczerpaniu stosu albo po opuszczeniu pokoju.
    .short = Paranoja
room-timer = Pokój zegarowy
    .what = Wejście skraca odliczanie o jedną rundę; w ostatniej rundzie zamiast tego ginie wchodząca postać. Potem pokój staje się Pustym pomieszczeniem.
    .short = Zegar
room-hidden = Zakryte pomieszczenie
    .what = Nie wiadomo, co to jest, chyba że ktoś już tu zajrzał.
    .short = ?

place-known = { $cell } ({ $room })
place-hidden = { $cell } (zakryte)

## Characters: the name, the special ability, what it does

character-alice = Alice
    .special = Niewidzialność
    .what = Do swojej następnej akcji Alice jest ukryta: nie można jej wypchnąć, nieść ani wezwać, ale pomieszczenie działa na nią normalnie. Jest androidem i zawsze może odmówić, gdy wypycha ją robot; Kara, Panika i Cofnięcie nigdy jej nie dotyczą.
character-bruce = Bruce
    .special = Mimikra
    .what = Bruce używa specjalnej zdolności postaci ze swojego lub sąsiedniego pomieszczenia: Wezwania, Niewidzialności, Reaktywacji, Hakowania robota, Sabotażu pomieszczenia (raz na grę, ma jedno Puste pomieszczenie), Noszenia (ale nie Maxa) lub Witalności, jeśli Franck jest w tym samym pomieszczeniu. Nie zyskuje Androida ani PIN-u.
character-emmett = Emmet
    .special = Reaktywacja lub Zamknięcie
    .what = Emmet albo zdejmuje Zakaz wstępu z sąsiedniego pomieszczenia, w którym nikogo nie ma, i zakrywa je, albo zamyka własne lub sąsiednie odkryte pomieszczenie, byle nie niebieskie. Do zamkniętych wchodzą tylko Emmet i roboty; dzięki PIN-owi można go też tam wepchnąć lub wezwać.
character-franck = Franck
    .special = Witalność
    .what = Franck odzyskuje żeton adrenaliny, jeśli już go nie ma; może go użyć od następnego Programowania.
character-jennifer = Jennifer
    .special = Wezwanie
    .what = Jennifer wzywa do siebie postać z sąsiedniego pomieszczenia, a jej pomieszczenie działa na wezwaną postać. Nie można wezwać robotów ani ukrytych postaci, nikogo do Zalanej komory, a do zamkniętego pomieszczenia tylko Emmeta. W Wannie z kwasem wezwanie zabija Jennifer.
character-kevin = Kevin
    .special = Hakowanie budynku lub robota
    .what = Kevin albo zamienia miejscami dwa pomieszczenia sąsiadujące z jego własnym, ze wszystkimi w środku, oprócz odkrytych niebieskich, albo rozkazuje dowolnemu robotowi w budynku Ruch lub Wypchnięcie.
character-max = Max
    .special = Noszenie
    .what = Max przechodzi do sąsiedniego pomieszczenia i zabiera ze sobą inną postać ze swojego. Nowe pomieszczenie działa na oboje, a wszystkich wyborów dokonuje Max; w Wannie z kwasem decyduje, kto z nich ginie. Robotów i ukrytych postaci nie można nieść.
character-sarah = Sarah
    .special = Sabotaż pomieszczenia lub robota
    .what = Sarah albo zamienia swoje pomieszczenie na Puste, dwa razy na grę i nigdy niebieskie, albo niszczy robota, który jest razem z nią.

## Action tokens

token-look = Obserwacja
    .what = Podejrzyj w tajemnicy sąsiednie zakryte pomieszczenie. Możesz podać jego kolor, prawdziwy lub nie, ale nigdy nazwę.
    .short = Obs
token-move = Ruch
    .what = Przejdź do sąsiedniego pomieszczenia; jeśli było zakryte, zostaje odkryte i od razu działa.
    .short = Ruch
token-push = Wypchnięcie
    .what = Wypchnij inną postać ze swojego pomieszczenia do sąsiedniego, które od razu na nią działa. Nie wolno wypychać z Pokoju centralnego; robotów i ukrytych postaci nie można wypchnąć.
    .short = Wyp
token-control = Sterowanie
    .what = Przesuń o jedno pole rząd lub kolumnę, w której jesteś, razem ze wszystkimi w środku. Linie przez Pokój centralny stoją w miejscu, a każda inna przesuwa się w rundzie tylko w jedną stronę.
    .short = Ster
token-special = Specjalna zdolność
    .what = To, co potrafi tylko twoja postać. Nie działa w Pokoju centralnym ani z adrenaliną.
    .short = Zdol
token-adrenaline = Adrenalina
    .what = Raz na grę, zaplanowana przy Programowaniu: po drugich akcjach wszystkich graczy wykonujesz jeszcze Obserwację, Ruch, Wypchnięcie lub Sterowanie, wybrane na miejscu.

## The special token by the word that is printed on it

special-alice = { character-alice.special }
special-bruce = { character-bruce.special }
special-emmett = Zamknięcie
special-franck = { character-franck.special }
special-jennifer = { character-jennifer.special }
special-kevin = Hakowanie
special-max = { character-max.special }
special-sarah = Sabotaż

## M.A.C. cards

mac = Z.R.B.
    .what = Budynek rusza się sam: te karty przesuwają pomieszczenia i dają się we znaki postaciom.
card-movement = Ruch budynku
    .what = Wskazana linia przesuwa się o jedno pole we wskazanym kierunku (×2: o dwa pola; +: dobierz następną kartę). Bez efektu, jeśli w tej rundzie przesunięto ją już w drugą stronę.
    .drawn = Ruch budynku: { line-name } na { $dir }{ $steps ->
        [2] {" "}×2
       *[other] { "" }
    }{ $again ->
        [0] { "" }
       *[other] , dobierz jeszcze jedną
    }
card-punishment = Kara
    .what = Każda pokazana postać traci do końca gry Obserwację, Sterowanie albo Specjalną zdolność; wybiera jej gracz. W Pokoju Z.R.B. kara spada tylko na tego, kto wszedł.
    .drawn = { $who ->
        [none] Kara dla nikogo
       *[other] Kara: { $who }
    }{ $absent ->
        [none] { "" }
       *[other] { " " }(poza grą: { $absent })
    }
card-blackout = Awaria elektryczności
    .what = Wszystkie roboty ulegają zniszczeniu, a każde odkryte zielone pomieszczenie staje się Puste, nawet jeśli ktoś w nim jest.
card-jamming = Zakłócanie
    .what = Do końca rundy nikt nie może przekazywać informacji.
card-rewind = Cofnięcie
    .what = Postać pierwszego gracza wraca do Pokoju centralnego; jej program się nie zmienia.
card-robot = Robot
    .what = Jeśli postać pierwszego gracza jest w zielonym lub żółtym pomieszczeniu, przybywa tam robot i wypycha ją do sąsiedniego odkrytego żółtego, o ile takie jest.
card-time_bomb = Bomba zegarowa
    .what = Leży odkryta do końca rundy. Jeśli w tej samej rundzie pojawi się druga bomba, giną wszyscy w czerwonych pomieszczeniach.
card-lock = Blokada
    .what = Pierwszy gracz zamyka odkryte pomieszczenie obok swojej postaci, byle nie niebieskie. Jeśli oba zamki są w użyciu, gracz Emmeta przenosi jeden z nich.
card-deactivate = Wyłączone pomieszczenia
    .what = Wszystkie odkryte pomieszczenia wskazanego koloru, w których nikogo nie ma, zostają zakryte.
    .drawn = Wyłączone pomieszczenia: { $colour }
card-chaos = Chaos
    .what = Każda Komora obrotowa obraca się o 90°, postacie w jednym pomieszczeniu z robotem zostają wypchnięte do sąsiedniego żółtego, a te w Pokoju z tunelem trafiają do innego tunelu.
card-acceleration = Przyspieszenie
    .what = Do końca rundy każda akcja Sterowania przesuwa swoją linię o dwa pola.
card-panic = Panika
    .what = Postać pierwszego gracza wpada w panikę, każda po swojemu: Franck odrzuca adrenalinę, Jennifer wzywa wszystkich z sąsiedztwa, Kevin zamienia pomieszczenia, Emmet zamyka się w swoim, Max zabiera wszystkich ze sobą, Sarah sabotuje swój pokój, Bruce wypycha wszystkich, Alice zachowuje spokój.

## Modes, editions, levels, roles

mode-suspicion = Podejrzliwość
    .what = Wszyscy więźniowie muszą dotrzeć do Pokoju 25 i wysunąć go z budynku; ukryci wśród nich strażnicy przeszkadzają wszelkimi sposobami.
mode-cooperation = Kooperacja
    .what = Uruchomcie Pokój z kluczem, zbierzcie się wszyscy w Pokoju 25 i wysuńcie go na czas. Jedna śmierć oznacza przegraną.
mode-solo = Solo
    .what = Kooperacja dla jednej osoby z czterema postaciami: uruchom Pokój z kluczem i wyprowadź wszystkie żywe.
mode-competition = Rywalizacja
    .what = Każdy gracz ma dwie postacie. Wygrywa ten, kto pierwszy wysunie Pokój 25 z obiema w środku.
mode-team = Drużyny
    .what = Wyścig dwóch drużyn: wygrywa ta, która pierwsza wysunie Pokój 25 z całą drużyną w środku.

edition-ultimate = Ultimate
    .what = Pełne wydanie; domyślne odczytanie każdej zasady.
edition-polish = polskie
    .what = Odczytanie zasad z polskiej instrukcji.
edition-russian = rosyjskie
    .what = Odczytanie zasad z rosyjskiej instrukcji.
edition-season2 = Sezon 2
    .what = Dodatek w odczytaniu czeskiej instrukcji.
edition-italian = włoskie
    .what = Późniejsza wersja Sezonu 1 i 2, z Fałszywym wyjściem zamiast Komory zakłócania.
edition-season1 = Sezon 1
    .what = Pierwsze pudełko: bez specjalnych zdolności, adrenaliny i kart.

level-basic = Podstawowy
    .what = Cztery akcje i podstawowe pomieszczenia; dobre na pierwszą grę.
level-ultimate = Apogeum
    .what = Wszystkie pomieszczenia i specjalne zdolności.
level-madness = Szaleństwo
    .what = Kooperacja z kartami szaleństwa, bez przypomnień i adrenaliny.

role-guard = strażnik
    .what = Nie pozwól więźniom uciec: wygrywasz, gdy zginie dwóch więźniów albo skończy się odliczanie.
role-prisoner = więzień
    .what = Znajdź Pokój 25, zbierz w nim wszystkich i wysuńcie go z budynku. Nie wiesz, kto jest strażnikiem.

team-a = Drużyna A
team-b = Drużyna B
winners-prisoners = więźniowie
winners-guards = strażnicy
winners-nobody = Nikt nie wygrywa
winners-are = Zwycięstwo: { $who }

## Why somebody died, why the game ended

cause-mortal = Komora śmierci zabija od razu
cause-acid_bath = kwas zabiera tego, kto był pierwszy
cause-trap = pułapka się zatrzasnęła
cause-flooded = woda sięgnęła sufitu
cause-shredder = ruszyły piły
cause-timer = wejście do Pokoju zegarowego w ostatniej rundzie
cause-time_bomb = wybuch drugiej bomby zegarowej

reason-escaped = ucieczka przez Pokój 25
reason-partial = ucieczka przez Pokój 25, ale jednej osoby zabrakło
reason-two_dead = zginęło dwóch więźniów
reason-death = zginęła jedna z postaci
reason-countdown = odliczanie dobiegło końca
reason-last_alive = tylko jeden gracz ma jeszcze żywą postać
reason-eliminated = zginęła cała druga drużyna
reason-more_inside = na koniec w Pokoju 25 było więcej osób z drużyny

## Phases and states

phase-clue = Wskazówka
    .what = Każdy gracz podgląda w tajemnicy jedno pomieszczenie obok Pokoju centralnego.
phase-programming = Programowanie
    .what = Wszyscy wybierają w tajemnicy jedną lub dwie akcje.
phase-cards = Karty Z.R.B.
    .what = Kolej budynku.
phase-action = Akcje
    .what = Najpierw pierwsze akcje po kolei, potem drugie, na końcu adrenalina.
phase-over = Koniec
    .what = Gra się skończyła.

state-dead = nie żyje
    .what = Poza grą, chyba że Komora regeneracji przywróci wszystkich do życia.
state-hidden = w ukryciu
    .what = Do następnej własnej akcji nie można tej postaci wypchnąć, nieść ani wezwać.
state-armed = w pułapce
    .what = Trzeba opuścić Pokój pułapkę, zanim skończy się następna własna akcja.
state-flood = w wodzie
    .what = Trzeba opuścić Zalaną komorę przed końcem drugiej akcji w rundzie po wejściu.
state-paranoid = w paranoi
    .what = Akcje są dobierane z potasowanego stosu zamiast programowane.
state-jammed = zakłócenia
    .what = Teraz nikt nie może przekazywać informacji.
state-ready = program gotowy
    .what = Program leży zakryty.
state-revealed = rola ujawniona
    .what = Wszyscy wiedzą, czy to strażnik, czy więzień.

adrenaline-none = bez żetonu adrenaliny
adrenaline-held = adrenalina w zapasie
adrenaline-planned = adrenalina zaplanowana
adrenaline-spent = adrenalina zużyta

## Markers on the board

marker-lock = zamek
    .what = Wejść mogą tylko Emmet i roboty; wszyscy w środku mogą wyjść.
marker-closed = Zakaz wstępu
    .what = Nikt nie może wejść, nawet Emmet ani robot, dopóki pomieszczenie nie zostanie reaktywowane.
marker-robot = robot
    .what = Rusza się i wypycha na rozkaz. Uruchamia tylko Komorę obrotową; czerwone pomieszczenie go niszczy.
marker-reminder = przypomnienie
    .what = Znacznik postaci na zakrytym pomieszczeniu; wraca, gdy pomieszczenie zostanie odkryte.
marker-corridor = korytarz
    .what = Przejście przez Komorę obrotową: wyjść można tylko tymi dwoma końcami.
marker-slid = kierunek
    .what = W tej rundzie tę linię już przesunięto i dalej może ruszać się tylko w tę stronę.
marker-hidden = w ukryciu
    .what = Stoi tu ukryta postać.

## Labels of the table

label-round = Runda { $round } z { $rounds }
label-on-air = NA ŻYWO
label-left = { $left ->
    [1] ostatnia runda
    [few] zostały { $left } rundy
   *[other] zostało { $left } rund
}
label-complex = Budynek
label-program = Program
label-tokens = Żetony
label-lost = Stracone
label-played = Zagrane
label-known = Co wiesz
label-claims = Co powiedziano
label-role = Twoja rola
label-guards = { $count ->
    [0] bez strażników
    [one] { $count } strażnik przy stole
   *[other] { $count } strażników przy stole
}
label-key-used = wyjście odblokowane
label-key-unused = wyjście zablokowane
label-room25-found = Pokój 25 odnaleziony
label-room25-hidden = Pokój 25: jeszcze nieznany
label-empties = Zapas Pustych pomieszczeń: { $count }
label-stack = żetony w stosie: { $count }
label-here = Tutaj

## Events: one fact each

event-round = { $left ->
    [1] Zaczyna się ostatnia runda.
    [few] Zaczyna się nowa runda: zostały { $left } rundy.
   *[other] Zaczyna się nowa runda: zostało { $left } rund.
}
event-programming = Programowanie: wszyscy wybierają skrycie.
event-programmed = { $who } ma program: { $tokens ->
    [0] bez akcji
    [one] { $tokens } akcja
    [few] { $tokens } akcje
   *[other] { $tokens } akcji
}{ plus-adrenaline }.
event-turn = { $number ->
    [1] Pierwsze akcje.
    [2] Drugie akcje.
   *[other] Adrenalina!
}
event-token = { $who } odkrywa żeton: { $token }.
event-lost =
    { $what ->
        [all_open] { $who } nie ma stąd już czego obserwować i czeka.
       *[other] { $who } traci akcję { $token }: { $obstacle }.
    }
event-later = { $who } zostawia jedyną akcję na później.
event-skipped = { $who } rezygnuje z tury.
event-nothing = { $who } nie ma nic do zrobienia.
event-clue = { $seat }: wskazówka początkowa z { $cell }.
event-looked = { $who } zagląda do { $cell }.
event-saw = { $who } widzi w { $cell }: { $room }.
event-moved = { $who } przechodzi z { $from } do { $to }.
event-pushed = { $by } wypycha: { $who }, z { $from } do { $to }.
event-robot_pushed = Robot { $robot } wypycha: { $who }, z { $from } do { $to }.
event-called = { $by } wzywa: { $who }, z { $from } do { $to }.
event-carried = { $by } niesie: { $who }, z { $from } do { $to }.
event-pulled = { $by } wciąga: { $who }, z { $from } do { $to }.
event-tunnelled = { $who } przenosi się tunelem z { $from } do { $to }.
event-returned = { $who } wraca z { $from } do Pokoju centralnego.
event-placed = { $who } ląduje w { $cell }.
event-revealed = Odkryto { $cell }: { $room }.
event-emptied = { $cell } to teraz Puste pomieszczenie; było: { $room }.
event-turned_down = Zakryto { $cell }.
event-slid = { $who ->
    [none] Budynek się przesuwa: { line-name } na { $dir }.
   *[other] { $who } przesuwa { $line ->
        [a] kolumnę a
        [b] kolumnę b
        [d] kolumnę d
        [e] kolumnę e
       *[other] rząd { $line }
    } na { $dir }.
}
event-blocked = Karta nie działa, bo w tej rundzie ruch poszedł już w przeciwną stronę: { line-name }.
event-swapped = { $cell } i { $other } zamieniają się miejscami.
event-closed = Zakaz wstępu do { $cell }.
event-reopened = Do { $cell } znów można wejść.
event-locked = Zamknięto { $cell } na zamek.
event-unlocked = Zdjęto zamek z { $cell }.
event-corridor = Korytarz w { $cell } ustawia się: { axis-name }.
event-robot_placed = Robot { $robot } pojawia się w { $cell }.
event-robot_moved = Robot { $robot } przechodzi z { $from } do { $to }.
event-robot_destroyed = Robot { $robot } ulega zniszczeniu w { $cell }.
event-died = { $who } ginie w { $cell }: { $cause }.
event-revived = { $who } wraca do życia w Pokoju centralnym.
event-adrenaline = { $who } używa adrenaliny.
event-adrenaline_lost =
    { $dead ->
        [1] { $who } nie potrzebuje już żetonu adrenaliny.
       *[none] { $who } traci żeton adrenaliny.
    }
event-recovered = { $who } odzyskuje żeton adrenaliny.
event-program_lost = { $who } traci resztę programu.
event-paranoid = { $who } wpada w paranoję: akcje są teraz dobierane.
event-calm = { $who } odzyskuje spokój.
event-drew = { $who } dobiera: { $token }.
event-hid = { $who } znika z oczu.
event-reappeared = { $who } wychodzi z ukrycia.
event-refused = { $who } odmawia i zostaje na miejscu.
event-mimicked = { $who } naśladuje: { $of }.
event-sabotaged = { $who } sabotuje { $cell }.
event-card = Karta Z.R.B.: { $card }.
event-punished = { $who } traci do końca gry: { $token }.
event-deck_shuffled = Karty Z.R.B. potasowano w nowy stos: { $cards }.
event-timer = Odliczanie przyspiesza: { $left ->
    [1] to już ostatnia runda.
    [few] zostały { $left } rundy.
   *[other] zostało { $left } rund.
}
event-alarm = Alarm! Ktoś dotarł do Pokoju 25: { $left ->
    [one] została { $left } runda.
    [few] zostały { $left } rundy.
   *[other] zostało { $left } rund.
}
event-unmasked = { $who } zdejmuje maskę: to { $role }.
event-role = { $who } to { $role }.
event-key = Pokój z kluczem uruchomiony: wyjście jest odblokowane.
event-reminded = { $who } kładzie przypomnienie na { $cell }.
event-reminder_back = { $who } odzyskuje przypomnienie.
event-over = Koniec show. { $winners } ({ $reason }).

## Options: a verb, and why one would want it

option-clue = Podejrzyj { $cell }
    .why = Twoja wskazówka początkowa: widzisz to pomieszczenie w tajemnicy i możesz podać jego kolor.
option-program = Zaprogramuj: { $second ->
    [none] tylko { $first }
   *[other] { $first }, potem { $second }
}{ plus-adrenaline }
    .why = Akcje zostaną wykonane w tej kolejności, nawet jeśli źle się to skończy. Jedyną akcję można wykonać jako pierwszą albo jako drugą.
option-program-none = Nic nie programuj{ plus-adrenaline }
    .why = Twoje akcje są dobierane ze stosu; zaplanować można tylko adrenalinę.
option-now = Działaj teraz
    .why = Twoja jedyna akcja zostanie wykonana wśród pierwszych akcji.
option-later = Działaj później
    .why = Twoja jedyna akcja poczeka na drugie akcje.
option-use = Użyj: { $token }
    .why = Wybierasz tę akcję swobodnie; o jej cel padnie następne pytanie.
option-skip = Zrezygnuj z tury
    .why = W tej turze nic nie robisz.
option-look = Zajrzyj do { $cell }
    .why = Widzisz to zakryte pomieszczenie w tajemnicy i możesz podać jego kolor.
option-move = Idź do { $place }
    .why = Wchodzisz do tego pomieszczenia, a ono od razu działa.
option-push = Wypchnij: { $who }, do { $place }
    .why = Zostajesz na miejscu; skutki tego pomieszczenia ponosi wypchnięta postać.
option-slide = Przesuń { $line ->
        [a] kolumnę a
        [b] kolumnę b
        [d] kolumnę d
        [e] kolumnę e
       *[other] rząd { $line }
    } na { $dir }
    .why = Pięć pomieszczeń przesuwa się o jedno pole ze wszystkimi w środku; to, co wypadnie, wraca z drugiej strony.
option-call = Wezwij: { $who }
    .why = Wezwana postać przychodzi do twojego pomieszczenia i ponosi jego skutki.
option-hide = Ukryj się
    .why = Do następnej akcji nikt nie może cię wypchnąć, nieść ani wezwać.
option-carry = Zanieś: { $who }, do { $place }
    .why = Idziecie oboje, pomieszczenie działa na oboje, a wybierasz ty.
option-recover = Odzyskaj adrenalinę
    .why = Żeton adrenaliny wraca do ciebie na następne rundy.
option-lock = Zamknij { $cell }
    .why = Do zamkniętego pomieszczenia wchodzą tylko Emmet i roboty.
option-reactivate = Reaktywuj { $cell }
    .why = Znika Zakaz wstępu, a pomieszczenie leży zakryte i znów jest groźne.
option-from = Weź zamek z { $cell }
    .why = Oba zamki są w użyciu, więc jeden trzeba przenieść.
option-hack = Zamień { $cell } z { $other }
    .why = Oba pomieszczenia zamieniają się miejscami ze wszystkimi w środku; nic się nie uruchamia.
option-order-move = Rozkaż: robot { $robot } idzie do { $place }
    .why = Robot odkrywa pomieszczenie, ale go nie uruchamia; czerwone go niszczy.
option-order-push = Rozkaż: robot { $robot } wypycha: { $who }, do { $place }
    .why = Robot zostaje; skutki tego pomieszczenia ponosi wypchnięta postać.
option-sabotage-room = Sabotuj to pomieszczenie
    .why = Zastępuje je Puste pomieszczenie i kończy wszystko, co miało się tu stać.
option-sabotage-robot = Sabotuj robota { $robot }
    .why = Robot ulega zniszczeniu; może wrócić przez Komorę robotów.
option-mimic = Naśladuj: { $who }
    .why = Używasz specjalnej zdolności tej postaci; o szczegóły padnie następne pytanie.
option-see = Podejrzyj { $cell }
    .why = Widzisz to zakryte pomieszczenie w tajemnicy, choćby było daleko.
option-swap = Zamień z { $place }
    .why = Pomieszczenie, w którym właśnie jesteś, zamienia się miejscami z tym zakrytym.
option-go = Przenieś się do { $place }
    .why = Tam wychodzisz z tunelu.
option-pull = Wciągnij: { $who }
    .why = Ta postać opuszcza swoje pomieszczenie i przychodzi do ciebie.
option-dies = Ginie { $who }
    .why = Kwas zabiera jedno z was dwojga, a decyzja należy do ciebie.
option-corridor = Ustaw korytarz: { axis-name }
    .why = Nikt nie wszedł tu z żadnej strony, więc wybierasz, gdzie są oba końce.
option-allow = Zgódź się
    .why = Pozwalasz się przesunąć.
option-refuse = Odmów
    .why = Zostajesz tam, gdzie jesteś.
option-lose = Strać: { $token }
    .why = Tego żetonu nie będzie do końca gry.
option-to = Idź do { $place }
    .why = Karta pcha cię do tego żółtego pomieszczenia.
option-robot = Przybywa robot { $robot }
    .why = Ten robot wchodzi do twojego pomieszczenia i zaraz cię wypchnie.
option-reveal = Ujawnij, że jesteś strażnikiem
    .why = Od następnej rundy wybierasz akcje na bieżąco, ale bez adrenaliny.
option-remind = Połóż przypomnienie na { $cell }
    .why = Znacznik widoczny dla wszystkich; wraca, gdy pomieszczenie zostanie odkryte.
option-claim = Powiedz: { $cell } jest { $colour }
    .why = Nikt nie sprawdza, czy to prawda.
option-accuse = Oskarż: { $who }
    .why = Mówisz, że to strażnik.
option-plan = Zaproponuj drogę na { $dir }
    .why = Mówisz wszystkim, w którą stronę chcesz iść.
option-agree = Przytaknij
    .why = Popierasz to, co padło ostatnio.
option-deny = Zaprzecz
    .why = Nie zgadzasz się z tym, co padło ostatnio.
## Branches: the first step of a long list of options

branch-program = Najpierw { $token } …
branch-adrenaline = Z adrenaliną …
branch-slide = Przesuń: { line-name } …
branch-order = { $robot ->
    [none] Rozkaż robotowi …
   *[other] Robot { $robot } …
}
branch-order-move = Robot { $robot } idzie …
branch-order-push = Robot { $robot } wypycha …
branch-order-push-who = Robot { $robot } wypycha: { $who } …
branch-hack = Zamień dwa pomieszczenia …
branch-push-who = Wypchnij: { $who } …
branch-carry-who = Zanieś: { $who } …
branch-remind = Połóż przypomnienie …
branch-claim = Podaj kolor pomieszczenia …
branch-claim-cell = { $cell } jest …
branch-accuse = Oskarż kogoś …
rest-program = { $second ->
    [none] tylko { $first }
   *[other] potem { $second }
}{ plus-adrenaline }

## Looking things up

about-card = { $card }, karta Z.R.B.
about-known = Leży zakryte, ale już je znasz:
about-claim = wypowiedź
    .what = Litera mówi, kto to powiedział, znak, o jakim kolorze. Nikt nie sprawdza, czy to prawda.
## For newcomers

how-round = Runda: wszyscy w tajemnicy programują jedną albo dwie różne akcje. Potem wszyscy po kolei wykonują pierwszą, a następnie drugą. Obserwacja pokazuje pomieszczenie obok. Ruch prowadzi do niego. Wypchnięcie posyła kogoś z twojego pomieszczenia do sąsiedniego. Sterowanie przesuwa rząd lub kolumnę, w której stoisz.
how-rooms = Pomieszczenia leżą zakryte i działają na każdego, kto wejdzie: zielone są bezpieczne, żółte przeszkadzają, czerwone zabijają. Najpierw więc patrz, potem wchodź i mów innym, jaki to kolor.

## What is asked: who, what and why in one line

ask-clue = { $who }: które pomieszczenie obok środka podglądasz jako wskazówkę początkową?
ask-program = { $who }: jakie akcje programujesz na tę rundę?
ask-single = { $who } ma jedną akcję: teraz czy później?
ask-use = { $who } wybiera swobodnie: jaka akcja?
ask-look = { $who } obserwuje: które pomieszczenie?
ask-move = { $who } idzie: w którą stronę?
ask-push = { $who } wypycha: kogo i w którą stronę?
ask-control = { $by ->
    [none] { $who } przesuwa budynek: którą linię i w którą stronę?
   *[other] { $by } sprawia, że { $who } staje przy sterach: która linia i w którą stronę?
}
ask-call = { $who } wzywa: kogo?
ask-carry = { $who } kogoś niesie: kogo i w którą stronę?
ask-emmett = { $who }: zamknąć pomieszczenie czy reaktywować?
ask-kevin = { $who } hakuje: zamienić dwa pomieszczenia czy wydać rozkaz robotowi?
ask-sarah = { $who } sabotuje: pomieszczenie czy robota?
ask-mimic = { $who } naśladuje: kogo?
ask-lock = { $who } kładzie zamek: na którym pomieszczeniu?
ask-lock_from = { $who }: oba zamki są w użyciu. Który przenieść?
ask-hack = { $who } musi zamienić dwa sąsiednie pomieszczenia: które?
ask-order = { $by ->
    [none] { $who } rozkazuje robotowi: któremu i co?
   *[other] { $by } sprawia, że { $who } trafia do robotów: któremu wydać rozkaz i jaki?
}
ask-vision = { $by ->
    [none] { $who } jest w Sali wideo: które zakryte pomieszczenie podglądasz?
   *[other] { $by } sprawia, że { $who } trafia do Sali wideo: które zakryte pomieszczenie podglądasz?
}
ask-moving = { $by ->
    [none] { $who } jest w Ruchomym pokoju: z którym zakrytym pomieszczeniem go zamienić?
   *[other] { $by } sprawia, że { $who } trafia do Ruchomego pokoju: z którym zakrytym pomieszczeniem go zamienić?
}
ask-illusion = { $by ->
    [none] { $who } jest w Pokoju iluzji: które zakryte pomieszczenie zajmie jego miejsce?
   *[other] { $by } sprawia, że { $who } trafia do Pokoju iluzji: które zakryte pomieszczenie zajmie jego miejsce?
}
ask-tunnel = { $by ->
    [none] { $who } jest w tunelu: dokąd prowadzi?
   *[other] { $by } sprawia, że { $who } trafia do tunelu: dokąd prowadzi?
}
ask-false_exit = { $by ->
    [none] { $who } jest przy Fałszywym wyjściu: kogo wciągnąć?
   *[other] { $by } sprawia, że { $who } trafia do Fałszywego wyjścia: kogo wciągnąć?
}
ask-acid = { $who } wchodzi z kimś do Wanny z kwasem: kto z tych dwojga ginie?
ask-corridor = { $who } wpada do Komory obrotowej: jak biegnie korytarz?
ask-android = { $by ->
    [none] Robot wypycha: { $who }. Zgoda czy odmowa?
   *[other] { $by } każe robotowi wypchnąć: { $who }. Zgoda czy odmowa?
}
ask-jennifer = { $by } wzywa: { $who }. Przyjść czy odmówić?
ask-punishment = { $who } dostaje karę: który żeton przepada do końca gry?
ask-to = Karta wypędza: { $who }. Do którego żółtego pomieszczenia?
ask-robot_card = { $who } czeka na robota: który przybywa?
