### Table talk of Room 25. Where $wording chooses, every line says the same in other words; which one
### is said stands in the record, so that everybody reads the same. No line depends on the sex of who speaks.

## What is said
event-claim =
    { $against ->
        [none] { $wording ->
            [1] Wiem na pewno: { $cell } jest { $colour }.
            [2] Zapamiętajcie: { $cell } jest { $colour }.
           *[other] { $cell } jest { $colour }.
        }
       *[other] { $wording ->
            [1] Nie, { $against }: { $cell } nie jest { $said }, tylko { $colour }.
            [2] { $against }, twoja wersja: { $said }. Moja: { $cell } jest { $colour }.
           *[other] A jednak, { $against }: { $cell } jest { $colour }, a nie { $said }.
        }
    }
event-accuse =
    { $why ->
       *[none] { $wording ->
            [1] Nie ufam komuś takiemu jak { $who }. To strażnik!
            [2] Moim zdaniem { $who } to strażnik.
           *[other] { $who } to strażnik!
        }
        [lied] { $wording ->
            [1] To, co mówi { $who }, się nie zgadza. To strażnik!
            [2] Nie wierzcie już w to, co mówi { $who }: to było kłamstwo.
           *[other] { $who } nas okłamuje. To strażnik!
        }
        [pushed] { $wording ->
            [1] To wypchnięcie nie było przypadkiem: { $who } to strażnik!
            [2] { $who } nas popycha. To strażnik!
           *[other] Widzieliście to wypchnięcie? { $who } to strażnik!
        }
        [slid] { $wording ->
            [1] Nikt nie prosił o to przesunięcie: { $who } to strażnik!
            [2] Kto tak przesuwa? { $who } to strażnik!
           *[other] { $who } przesuwa przeciwko nam. To strażnik!
        }
    }
event-plan =
    { $wording ->
        [1] Moim zdaniem idziemy na { $dir }.
        [2] Wszyscy na { $dir }!
       *[other] Chodźmy na { $dir }.
    }
event-plan_look =
    { $wording ->
        [1] { $cell } sprawdzam ja.
        [2] Zostawcie mi { $cell }, ja tam zajrzę.
       *[other] Obserwuję { $cell }.
    }
event-plan_avoid =
    { $who ->
        [none] { $wording ->
            [1] Trzymajcie się z dala od { $cell }.
            [2] Niech nikt nie wchodzi do { $cell }.
           *[other] Nie wchodźcie do { $cell }!
        }
       *[other] { $wording ->
            [1] Trzymajcie się z dala od { $cell }: tam jest { $who }.
            [2] Niech nikt nie wchodzi do { $cell }, tam stoi { $who }.
           *[other] Nie wchodźcie do { $cell }, tam czeka { $who }!
        }
    }
event-plan_meet =
    { $wording ->
        [1] Chodźcie wszyscy do { $cell }.
        [2] Zbiórka w { $cell }.
       *[other] Spotkajmy się w { $cell }.
    }
event-plan_slide =
    { $own ->
        [1] { $wording ->
            [1] Linia { $line } idzie na { $dir }, ja to zrobię.
            [2] Linię { $line } biorę na siebie: idzie na { $dir }.
           *[other] Przesunę linię { $line } na { $dir }.
        }
       *[none] { $wording ->
            [1] Linia { $line } powinna iść na { $dir }.
            [2] Niech ktoś przesunie { $line } na { $dir }.
           *[other] Przesuńmy linię { $line } na { $dir }.
        }
    }
event-plan_program =
    { $own ->
        [1] { $several ->
            [1] { $wording ->
                [1] Mój program na tę rundę, { $who }: { program-told }.
                [2] { $who } w tej rundzie: { program-told }.
               *[other] { $who } programuje: { program-told }.
            }
           *[none] { $wording ->
                [1] Mój program: { program-told }.
                [2] W tej rundzie kładę: { program-told }.
               *[other] Programuję: { program-told }.
            }
        }
       *[none] { $wording ->
            [1] { $who }, czy możesz zaprogramować: { program-told }?
            [2] Pomoże nam, jeśli { $who } zaprogramuje: { program-told }.
           *[other] { $who }, zaprogramuj, proszę: { program-told }.
        }
    }
program-told = { $second ->
    [none] { $first }
   *[other] { $first }, potem { $second }
}
event-plan_exit =
    { $wording ->
        [1] Spotkajmy się w Pokoju 25.
        [2] Do Pokoju 25, szybko!
       *[other] Wszyscy do Pokoju 25!
    }
event-plan_key =
    { $wording ->
        [1] Najpierw klucz.
        [2] Potrzebny nam klucz. Kto ma blisko?
       *[other] Niech ktoś idzie po klucz!
    }
event-plan_stay =
    { $wording ->
        [1] W tej rundzie się nie ruszajmy.
        [2] Poczekajmy wszyscy tutaj.
       *[other] Zostańcie na miejscu.
    }
event-yes =
    { $plan ->
       *[none] { $wording ->
            [1] { $whom } ma rację, wchodzę w to.
            [2] Dobry pomysł, { $whom }.
            [3] Możesz na mnie liczyć, { $whom }.
            [4] Zgoda, { $whom }.
            [5] Niech tak będzie, { $whom }.
           *[other] Tak, { $whom }.
        }
        [look] { $wording ->
            [1] W porządku, { $whom }, ten pokój zostawiam tobie.
            [2] Dobrze, { $whom }, zajrzyj tam.
            [3] Ten pokój jest twój, { $whom }.
            [4] Dobrze, { $whom }, powiedz potem, co tam jest.
            [5] Tak, { $whom }, sprawdź to.
           *[other] Patrz śmiało, { $whom }.
        }
        [avoid] { $wording ->
            [1] Nie wejdę tam, { $whom }.
            [2] Dzięki za ostrzeżenie, { $whom }.
            [3] Dobrze wiedzieć, { $whom }.
            [4] Będę omijać to miejsce, { $whom }.
            [5] Rozumiem, { $whom }.
           *[other] Jasne, { $whom }.
        }
        [slide] { $wording ->
            [1] Przesunę to, { $whom }.
            [2] Zrobię to przesunięcie, { $whom }.
            [3] To przesunięcie biorę na siebie, { $whom }.
            [4] Użyję kontroli, { $whom }.
            [5] Stoję w tej linii, { $whom }, więc przesunę.
           *[other] Tak, { $whom }, przesunę.
        }
        [yours] { $wording ->
            [1] Zrób to, { $whom }.
            [2] Bardzo proszę, { $whom }.
            [3] Dobre przesunięcie, { $whom }, śmiało.
            [4] To przesunięcie nam pomoże, { $whom }.
            [5] Mnie pasuje, { $whom }: to twoja linia.
           *[other] Tak, { $whom }, przesuń.
        }
        [approve] { $wording ->
            [1] Przesuwajcie, { $whom }, nie mam nic przeciwko.
            [2] Dla mnie dobrze, { $whom }, jeśli ktoś stamtąd to zrobi.
            [3] Ja nie mogę, { $whom }, ale zróbcie to.
            [4] To przesunięcie nam pomoże, { $whom }.
            [5] Stąd mogę tylko powiedzieć tak, { $whom }.
           *[other] Tak, { $whom }, niech zrobi to ktoś, kto tam stoi.
        }
        [program] { $wording ->
            [1] Umowa stoi, { $whom }: { program-told }.
            [2] W porządku, { $whom }, kładę: { program-told }.
            [3] Niech będzie, { $whom }: { program-told }.
            [4] Chętnie, { $whom }: { program-told }.
            [5] Programuję to, { $whom }: { program-told }.
           *[other] Tak, { $whom }: { program-told }.
        }
        [noted] { $wording ->
            [1] Brzmi dobrze, { $whom }.
            [2] Dobry program, { $whom }.
            [3] Podoba mi się to, { $whom }.
            [4] W porządku, { $whom }.
            [5] Nie mam nic przeciwko, { $whom }.
           *[other] Dobrze, { $whom }.
        }
        [go] { $wording ->
            [1] Idę w tę stronę, { $whom }.
            [2] Idę z tobą, { $whom }.
            [3] Zaraz za tobą, { $whom }.
            [4] Mój następny krok prowadzi tam, { $whom }.
            [5] Ruszam tam, { $whom }.
           *[other] Tak, { $whom }, idę.
        }
        [meet] { $wording ->
            [1] Do zobaczenia na miejscu, { $whom }.
            [2] Już idę, { $whom }.
            [3] Poczekaj tam na mnie, { $whom }.
            [4] Wyruszam tam, { $whom }.
            [5] Zgoda, { $whom }, jestem w drodze.
           *[other] Tak, { $whom }, przyjdę.
        }
        [set_out] { $wording ->
            [1] Ruszam do { $cell }, { $whom }, ale mam { steps-away }.
            [2] Idę w stronę { $cell }, { $whom }. Trochę to potrwa: { steps-away }.
           *[other] Tak, { $whom }, wyruszam: { steps-away } do { $cell }.
        }
    }
event-no =
    { $because ->
       *[none] { $why ->
            [danger] { $wording ->
                [1] Zbyt niebezpieczne, { $whom }.
                [2] To się źle skończy, { $whom }.
                [3] Tylko nie to, { $whom }: to pewna śmierć.
                [4] Nie, { $whom }, chcę jeszcze pożyć.
                [5] Tego nie zrobię, { $whom }: to zabija.
               *[other] Nie, { $whom }, ktoś przez to zginie.
            }
           *[other] { $wording ->
                [1] Wybacz, { $whom }, mam coś innego do zrobienia.
                [2] Nie teraz, { $whom }.
                [3] Tego nie zrobię, { $whom }.
                [4] Beze mnie, { $whom }.
                [5] Widzę to inaczej, { $whom }.
               *[other] Nie, { $whom }, mam inny plan.
            }
            [trust] { $wording ->
                [1] To by ci pasowało, { $whom }. Nie.
                [2] Twoje słowo mi nie wystarczy, { $whom }.
                [3] Nie wierzę ci, { $whom }.
                [4] Nie ze mną te numery, { $whom }.
                [5] Za tobą nigdzie nie idę, { $whom }.
               *[other] Nie. Czemu mam ci ufać, { $whom }?
            }
            [far] { $wording ->
                [1] Nie w tej rundzie, { $whom }: nie dosięgnę.
                [2] Teraz się nie da, { $whom }.
                [3] Dla mnie za daleko, { $whom }.
                [4] Nie zdążę, { $whom }.
                [5] Stąd nie dam rady, { $whom }.
               *[other] Nie mogę, { $whom }, to za daleko.
            }
        }
        [deadly] { $wording ->
            [1] { $whom }, jeśli zostanę w { $cell }, zginę.
           *[other] Zostać w { $cell }? To mnie zabije, { $whom }.
        }
        [open] { $wording ->
            [1] { $cell } leży odkryte, { $whom }: { $room }. Beze mnie.
            [2] Każdy widzi, co jest w { $cell }, { $whom }: { $room }.
           *[other] Nie, { $whom }, { $cell } jest czerwone: { $room }.
        }
        [seen] { $wording ->
            [1] Wiesz, co mówię o { $cell }, { $whom }: jest czerwone.
           *[other] Nie, { $whom }: mówię przecież, że { $cell } jest czerwone.
        }
        [told] { $wording ->
            [1] { $teller } mówi, że { $cell } jest czerwone, { $whom }.
            [2] Wierzę w to, co mówi { $teller }, { $whom }: { $cell } jest czerwone.
           *[other] Nie, { $whom }, { $cell } jest czerwone, tak mówi { $teller }.
        }
        [gone] { $wording ->
            [1] Nie da się, { $whom }: linia { $line } jedzie w tej rundzie na { $dir }.
           *[other] Za późno, { $whom }: linia { $line } w tej rundzie idzie już na { $dir }.
        }
        [nobody] { $wording ->
            [1] Nikt nie stoi przy linii { $line }, { $whom }.
           *[other] Kto ma to zrobić, { $whom }? Przy linii { $line } nie ma nikogo.
        }
        [no_look] { $wording ->
            [1] Czym, { $whom }? Nie masz już żetonu Obserwacji.
           *[other] Nie zajrzysz do { $cell }, { $whom }: twój żeton Obserwacji przepadł.
        }
        [away] { $wording ->
            [1] Przecież do { $cell } masz { steps-away }, { $whom }.
           *[other] Do { $cell } masz { steps-away }, { $whom }: nie zdążysz tam zajrzeć.
        }
        [edge] { $wording ->
            [1] Na { $dir } ode mnie nie ma już pokoju, { $whom }.
           *[other] Nie mogę iść na { $dir }, { $whom }: tam kończy się plansza.
        }
        [barred] { $wording ->
            [1] Nie wejdę do { $cell }, { $whom }: zamknięte.
           *[other] { $cell } jest nie do wejścia, { $whom }: zamknięte.
        }
        [steps] { $wording ->
            [1] { $cell } jest ode mnie o { steps-away }, { $whom }.
            [2] { steps-away } do { $cell }, { $whom }? Nie zdążę.
           *[other] Do { $cell } mam { steps-away }, { $whom }: za daleko.
        }
        [search] { $wording ->
            [1] Póki Pokój 25 jest zakryty, szukam dalej, { $whom }.
           *[other] Czekać, { $whom }? Pokoju 25 jeszcze nawet nie widać.
        }
        [outside] { $wording ->
            [1] Poczekam, gdy będę w Pokoju 25, { $whom }.
           *[other] Nie tutaj, { $whom }: najpierw do Pokoju 25.
        }
        [unlocked] { $wording ->
            [1] Wyjście jest już odblokowane, { $whom }.
           *[other] Nie trzeba, { $whom }: klucz jest już użyty.
        }
        [key_first] { $wording ->
            [1] Bez klucza Pokój 25 na nic, { $whom }.
           *[other] Najpierw klucz, { $whom }.
        }
        [harmless] { $wording ->
            [1] { $cell } leży odkryte, { $whom }: { $room }. To nikogo nie zabije.
           *[other] Co złego jest w { $cell }, { $whom }? { $room }: tam nikt nie ginie.
        }
        [inwards] { $wording ->
            [1] To odsuwa Pokój 25 od krawędzi, { $whom }.
           *[other] Zły kierunek, { $whom }: Pokój 25 wróci do środka.
        }
        [back] { $wording ->
            [1] Z { $cell } wraca się tylko na środek, { $whom }.
           *[other] W { $cell } jest wir, { $whom }: wyląduję znowu na środku.
        }
        [lied] { $wording ->
            [1] To, co mówisz o { $cell }, się nie sprawdziło, { $whom }.
            [2] Po tym, co mówisz o { $cell }, { $whom }? Nie.
           *[other] { $cell } okazało się czym innym, { $whom }. Nie.
        }
        [done] { $wording ->
            [1] To już zrobione, { $whom }: linia { $line } poszła na { $dir }.
           *[other] Raz wystarczy, { $whom }: linia { $line } już poszła na { $dir }.
        }
        [early] { $wording ->
            [1] Póki nikt nie odkrył Pokoju 25, { $whom }, nie myślę o tym.
           *[other] Jeszcze nie, { $whom }: Pokój 25 nie jest odkryty.
        }
        [known] { $wording ->
            [1] W { $cell } nie ma już czego szukać, { $whom }.
           *[other] Po co, { $whom }? { $cell } leży odkryte: { $room }.
        }
        [astray] { $wording ->
            [1] To mnie nie zbliża do Pokoju 25, { $whom }.
           *[other] { $cell } to nie jest droga do Pokoju 25, { $whom }.
        }
        [slow_open] { $wording ->
            [1] Nie do { $cell }, { $whom }: { $room }, to mnie tylko kosztuje.
           *[other] { $room } w { $cell }, { $whom }? Nic mi z tego.
        }
        [slow_seen] { $wording ->
            [1] Nie do { $cell }, { $whom }: jest żółte, tak mówię od początku.
           *[other] Mówię przecież, że { $cell } jest żółte, { $whom }: utknę tam.
        }
        [slow_told] { $wording ->
            [1] Nie do { $cell }, { $whom }: żółte, jeśli { $teller } ma rację.
           *[other] { $teller } mówi, że { $cell } jest żółte, { $whom }: utknę tam.
        }
        [myself] { $wording ->
            [1] Zostaw { $cell } mnie, { $whom }, tak jak mówię.
           *[other] { $cell } sprawdzam ja, { $whom }.
        }
        [held] { $wording ->
            [1] { $cell } mnie nie puszcza, { $whom }.
           *[other] Z { $cell } nie wyjdę w tę stronę, { $whom }.
        }
        [untold] { $wording ->
            [1] Do { $cell }, o którym nikt nic nie mówi, { $whom }? Nie.
           *[other] Nikt nie mówi, co jest w { $cell }, { $whom }.
        }
        [safe_seen] { $wording ->
            [1] { $cell } jest { $said }, { $whom }, tak mówię.
           *[other] Mówię przecież, że { $cell } jest { $said }, { $whom }.
        }
        [safe_told] { $wording ->
            [1] Jeśli { $teller } ma rację, { $whom }, { $cell } jest { $said }.
           *[other] { $teller } mówi, że { $cell } jest { $said }, { $whom }.
        }
        [own_look] { $wording ->
            [1] Nie, { $whom }, zostaję przy swoim: zaglądam do { $cell }.
            [2] Wiesz, co robię, { $whom }: sprawdzam { $cell }.
           *[other] Mam inny plan, { $whom }: zaglądam do { $cell }.
        }
        [own_meet] { $wording ->
            [1] Nie, { $whom }, zostaję przy swoim: do { $cell }.
           *[other] Mam inny plan, { $whom }: spotykamy się w { $cell }.
        }
        [own_slide] { $wording ->
            [1] Nie, { $whom }, zostaję przy swoim: linia { $line } na { $dir }.
           *[other] Mam inny plan, { $whom }: linia { $line } na { $dir }.
        }
        [own_exit] { $wording ->
            [1] Nie, { $whom }, zostaję przy swoim: idę do Pokoju 25.
           *[other] Mam inny plan, { $whom }: do Pokoju 25.
        }
        [own_key] { $wording ->
            [1] Nie, { $whom }, zostaję przy swoim: najpierw klucz.
           *[other] Mam inny plan, { $whom }: klucz.
        }
        [own_way] { $wording ->
            [1] Nie, { $whom }, zostaję przy swoim: idę na { $dir }.
           *[other] Mam inny plan, { $whom }: idę na { $dir }.
        }
    }
steps-away = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
event-defend =
    { $why ->
       *[innocent] { $wording ->
            [1] To pomyłka. Siedzę tu tak jak wy.
            [2] Szukajcie gdzie indziej. Ja też chcę wyjść.
           *[other] Nie jestem strażnikiem!
        }
        [honest] { $wording ->
            [1] To nie kłamstwo. Sprawdźcie sami!
            [2] Nie cofam tego, co mówię.
           *[other] Mówię prawdę.
        }
        [accident] { $wording ->
            [1] To miało pomóc, naprawdę.
            [2] Był ku temu powód.
           *[other] Nie było w tym nic złego.
        }
        [unaware] { $wording ->
            [1] Nikt nie wiedział, co tam jest.
            [2] Tego nie dało się przewidzieć.
           *[other] Skąd miałoby mi być wiadomo, co tam jest?
        }
    }
event-praise =
    { $wording ->
        [1] Dzięki, { $who }.
        [2] Brawo, { $who }!
       *[other] Dobra robota, { $who }!
    }
event-agree =
    { $wording ->
        [1] To prawda.
        [2] Też tak myślę.
       *[other] Zgoda.
    }
event-deny =
    { $wording ->
        [1] Nie, to nie tak.
        [2] Nie wierzę w to.
       *[other] To nieprawda.
    }

# What sticks to a room, where the room is explained.
claim-of = { $seat }: „{ $cell } jest { $colour }”.

## What can be said
option-plan-look = Powiedz: obserwuję { $cell }
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
option-plan-avoid = Ostrzeż przed wejściem do { $cell }
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
option-plan-meet = Zaproponuj spotkanie w { $cell }
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
option-plan-slide =
    { $own ->
        [1] Powiedz, że przesuniesz { $line } na { $dir }
       *[none] Zaproponuj przesunięcie { $line } na { $dir }
    }
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
option-plan-program =
    { $own ->
        [1] { $several ->
            [1] Powiedz, że { $who } programuje: { program-told }
           *[none] Powiedz, że programujesz: { program-told }
        }
       *[none] Poproś, { $who } niech zaprogramuje: { program-told }
    }
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
option-plan-exit = Zaproponuj spotkanie w Pokoju 25
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
option-plan-key = Zaproponuj pójście po klucz
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
option-plan-stay = Zaproponuj pozostanie na miejscu
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
option-yes = Tak dla: { $whom }
    .why = Przyjmujesz ten plan; boty na to liczą.
option-no =
    { $why ->
        [danger] Nie dla: { $whom } – ktoś zginie
       *[other] Nie dla: { $whom } – mam inny plan
        [trust] Nie dla: { $whom } – nie ufam ci
        [far] Nie dla: { $whom } – za daleko
    }
    .why = Odrzucasz ten plan i mówisz dlaczego.
option-blame =
    { $why ->
       *[lied] Oskarż: { $who } – kłamstwo
        [pushed] Oskarż: { $who } – to wypchnięcie
        [slid] Oskarż: { $who } – to przesunięcie
    }
    .why = Mówisz, że to strażnik, i dlaczego.
option-defend =
    { $why ->
       *[innocent] Powiedz: nie jestem strażnikiem
        [honest] Powiedz: mówię prawdę
        [accident] Powiedz: to nie było celowe
        [unaware] Powiedz: nie wiem, co tam było
    }
    .why = Mówisz coś na swoją obronę.
option-praise = Pochwal: { $who }
    .why = Mówisz komuś dobre słowo.

## Branches
branch-plan = Zaproponuj coś …
branch-plan-look = Obserwuję …
branch-plan-avoid = Nie wchodźcie do …
branch-plan-meet = Spotkajmy się w …
branch-plan-slide = Przesuń linię …
branch-plan-slide-line =
    { $own ->
        [1] Przesunę { $line } …
       *[none] Przesuń { $line } …
    }
branch-plan-program = Podaj program lub o niego poproś …
branch-plan-program-who =
    { $own ->
        [1] { $several ->
            [1] { $who } programuje …
           *[none] Programuję …
        }
       *[none] { $who } niech zaprogramuje …
    }
branch-yes = Powiedz tak …
branch-no = Powiedz nie …
branch-no-whom = Nie dla: { $whom } …
branch-defend = Broń się …
branch-praise = Pochwal kogoś …
branch-accuse-who = Oskarż: { $who } …
