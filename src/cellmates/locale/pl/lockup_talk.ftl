### Table talk of Lockup. Where $wording chooses, every line says the same in other words; which one
### is said stands in the record, so that everybody reads the same.

## What is said
lockup-event-claim =
    { $wording ->
        [1] Żeton { $token }? Leży { $location }.
        [2] Wierzcie lub nie: mój żeton { $token } jest { $location }.
       *[other] Mój żeton { $token } jest { $location }.
    }
lockup-event-plan =
    { $wording ->
        [1] Tej nocy wygram { $location }.
        [2] Nikt mnie nie pokona { $location }.
       *[other] Chcę wygrać { $location }.
    }
lockup-event-warn =
    { $wording ->
        [1] Nie pchajcie się { $location }, tam już zajęte.
        [2] Kto przyjdzie { $location }, pożałuje.
       *[other] Nie chodźcie { $location }!
    }
lockup-event-deal =
    { $wording ->
        [1] Układ: { $location } dla mnie, { $other } dla was?
        [2] Nie pójdę { $other_into }, jeśli wy nie pójdziecie { $into }.
       *[other] { $location } dla mnie, { $other } dla was.
    }
lockup-event-yes =
    { $wording ->
        [1] Pasuje mi to, { $of }.
        [2] W porządku, { $of }.
       *[other] Niech tak będzie, { $of }.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] Ja idę { $location }, { $of }.
            [2] Nie ma mowy, { $of }: wybieram się { $location }.
           *[other] Nie, { $of }, { $location } idę ja.
        }
       *[other] { $wording ->
            [1] Nie tej nocy, { $of }.
            [2] Raczej nie, { $of }.
           *[other] Nie, { $of }, mam inny plan.
        }
        [trust] { $wording ->
            [1] Dobra próba, { $of }. Nie.
            [2] Wasze słowo mi nie wystarczy, { $of }.
           *[other] Nie wierzę wam, { $of }.
        }
    }
lockup-event-agree =
    { $wording ->
        [1] To prawda.
        [2] Też tak myślę.
       *[other] Zgoda.
    }
lockup-event-deny =
    { $wording ->
        [1] Nie, to nie tak.
        [2] Nie wierzę w to.
       *[other] To nieprawda.
    }
lockup-event-took_back =
    { $refusal ->
        [mine] { $wording ->
            [1] Wybaczcie, { $of }, co do tego miejsca zmieniam zdanie.
            [2] Zmiana planów, { $of }: to miejsce jest mi potrzebne.
           *[other] Cofam to, { $of }: jednak idę { $location }.
        }
       *[other] { $wording ->
            [1] To „tak” już nie obowiązuje, { $of }. Plany się zmieniają.
            [2] Już na mnie nie liczcie, { $of }.
           *[other] Zapomnijcie, co było mówione, { $of }: mam teraz inny plan.
        }
        [trust] { $wording ->
            [1] Jednak nic z tego, { $of }. Dość już tych obietnic.
            [2] Tej obietnicy nie dotrzymam, { $of }. W wasze też nie wierzę.
           *[other] Cofam to, { $of }: już wam nie ufam.
        }
    }
lockup-event-blame =
    { $blame ->
        [outbid] { $wording ->
            [1] Jeszcze jeden punkt i to było moje, { $of }.
            [2] Tak blisko, { $of }. Następnym razem wezmę więcej.
           *[other] O jeden, { $of }! Wygraliście o włos.
        }
        [robbed] { $wording ->
            [1] Złodzieje! Trzymajcie ręce przy sobie, { $of }.
            [2] To był rabunek, { $of }. Nie zapomnę wam tego.
           *[other] Ta kostka była moja, { $of }!
        }
        [framed] { $wording ->
            [1] Zrzuciliście to na mnie, { $of }. Nieładnie.
            [2] Podejrzenia trzymajcie u siebie, { $of }!
           *[other] Przez was strażnicy patrzą teraz na mnie, { $of }.
        }
        [snatched] { $wording ->
            [1] Sprzątnęliście mi zbira sprzed nosa, { $of }.
            [2] Akurat ten, { $of }? Mam co do niego plany.
           *[other] Ten zbir miał być mój, { $of }!
        }
       *[broke] { $wording ->
            [1] Tyle więc warte jest wasze słowo, { $of }.
            [2] Mieliśmy umowę, { $of }. Złamaliście ją.
           *[other] Daliście mi słowo, { $of }.
        }
    }
lockup-event-praise =
    { $wording ->
        [1] Muszę przyznać, { $of }: to było sprytne.
        [2] Ładnie zagrane, { $of }.
       *[other] Dobra robota, { $of }.
    }
lockup-event-ask =
    { $wording ->
        [1] Co knujecie, { $of }?
        [2] { $of }, co chcecie wygrać tej nocy?
       *[other] Dokąd idziecie, { $of }?
    }
lockup-event-reply =
    { $reply ->
        [thanks] { $wording ->
            [1] Miło z waszej strony, { $of }.
            [2] Dobrze, że ktoś to widzi, { $of }.
           *[other] Dziękuję, { $of }.
        }
        [sorry] { $wording ->
            [1] Przepraszam, { $of }.
            [2] Jeszcze wam to wynagrodzę, { $of }.
           *[other] Wybaczcie, { $of }. Bez urazy.
        }
        [shrug] { $wording ->
            [1] Tak to tu bywa, { $of }.
            [2] Zrobilibyście to samo, { $of }.
           *[other] To nic osobistego, { $of }.
        }
        [mock] { $wording ->
            [1] Przyzwyczajajcie się, { $of }.
            [2] Za wolno, { $of }. Spróbujcie jutro.
           *[other] Popłaczcie sobie, { $of }.
        }
       *[secret] { $wording ->
            [1] Poczekajcie do nocy, { $of }.
            [2] Nie powiem, { $of }.
           *[other] Zobaczycie, { $of }.
        }
    }
lockup-event-groan =
    { $wording ->
        [1] Wszędzie strażnicy! Po mojej dobrej sławie.
        [2] Przeszukali mi celę od góry do dołu.
       *[other] Ten nalot zabolał.
    }
# What sticks to a place, where the place is explained.
lockup-claim-of = { $seat }: „Mój żeton { $token } jest { $location }”.

## What can be said
lockup-option-warn = Powiedz: nie chodźcie { $location }
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
lockup-option-deal = Zaproponuj: { $location } dla mnie, { $other } dla was
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
lockup-option-yes = Powiedz: zgoda, { $of }
    .why = Przyjmujesz propozycję. Nikogo ona nie wiąże.
lockup-option-no =
    { $refusal ->
        [mine] Powiedz: nie, { $of }, też chcę to miejsce
       *[other] Powiedz: nie, { $of }, mam inny plan
        [trust] Powiedz: nie, { $of }, nie wierzę
    }
    .why = Odrzucasz propozycję i mówisz dlaczego.
lockup-option-blame =
    { $blame ->
        [outbid] Zarzuć: wygraliście o włos, { $of }
        [robbed] Zarzuć: to był rabunek, { $of }
        [framed] Zarzuć: zrzuciliście na mnie podejrzenia, { $of }
        [snatched] Zarzuć: zabraliście mi zbira, { $of }
       *[broke] Zarzuć: złamaliście słowo, { $of }
    }
    .why = Mogą odpowiedzieć. Boty pamiętają, kto złamał słowo.
lockup-option-praise = Pochwal: dobra robota, { $of }
    .why = Mogą odpowiedzieć.
lockup-option-ask = Zapytaj: dokąd idziecie, { $of }?
    .why = Mogą odpowiedzieć, szczerze lub nie.
lockup-option-reply =
    { $reply ->
        [thanks] Odpowiedz: dziękuję, { $of }
        [sorry] Odpowiedz: przepraszam, { $of }
        [shrug] Odpowiedz: to nic osobistego, { $of }
        [mock] Odpowiedz: przyzwyczajajcie się, { $of }
       *[secret] Odpowiedz: zobaczycie, { $of }
    }
    .why = Odpowiadasz na to, co ci powiedziano.
lockup-option-groan = Ponarzekaj na nalot
    .why = Wszyscy to słyszą.

## Branches
lockup-branch-warn = Powiedz: nie chodźcie …
lockup-branch-deal = Zaproponuj układ …
lockup-branch-deal-location = { $location } dla mnie, a dla was …
lockup-branch-yes = Powiedz tak …
lockup-branch-no = Powiedz nie …
lockup-branch-no-of = Powiedz: nie, { $of } …
lockup-branch-blame = Zarzuć coś komuś …
lockup-branch-blame-what = Zarzuć: { $blame } …
lockup-branch-praise = Pochwal kogoś …
lockup-branch-ask = Zapytaj, dokąd ktoś idzie …
lockup-branch-reply = Odpowiedz …
lockup-branch-reply-how = Odpowiedz: { $reply } …

## What one blames somebody for, and how one answers
lockup-word-outbid = wygrana o włos
lockup-word-robbed = zabrana kostka
lockup-word-framed = zrzucone podejrzenia
lockup-word-snatched = zabrany zbir
lockup-word-broke = złamane słowo
lockup-word-thanks = dziękuję
lockup-word-sorry = przepraszam
lockup-word-shrug = nic osobistego
lockup-word-mock = drwina
lockup-word-secret = zobaczycie
