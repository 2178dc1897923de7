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
        [1] Zgoda, { $of }.
        [2] W porządku, { $of }.
       *[other] Umowa stoi, { $of }.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] Ja idę { $location }, { $of }.
           *[other] Nie, { $of }, { $location } idę ja.
        }
       *[other] { $wording ->
            [1] Nie tej nocy, { $of }.
           *[other] Nie, { $of }, mam inny plan.
        }
        [trust] { $wording ->
            [1] Dobra próba, { $of }. Nie.
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
# What sticks to a place, where the place is explained.
lockup-claim-of = { $seat }: „Mój żeton { $token } jest { $location }”.

## What can be said
lockup-option-warn = Powiedz: nie chodźcie { $location }
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
lockup-option-deal = Zaproponuj: { $location } dla mnie, { $other } dla was
    .why = Inni mogą odpowiedzieć „tak” lub „nie”.
lockup-option-yes = Powiedz: umowa stoi, { $of }
    .why = Przyjmujesz propozycję. Nikogo ona nie wiąże.
lockup-option-no =
    { $refusal ->
        [mine] Powiedz: nie, { $of }, też chcę to miejsce
       *[other] Powiedz: nie, { $of }, mam inny plan
        [trust] Powiedz: nie, { $of }, nie wierzę
    }
    .why = Odrzucasz propozycję i mówisz dlaczego.

## Branches
lockup-branch-warn = Powiedz: nie chodźcie …
lockup-branch-deal = Zaproponuj układ …
lockup-branch-deal-location = { $location } dla mnie, a dla was …
lockup-branch-yes = Powiedz tak …
lockup-branch-no = Powiedz nie …
lockup-branch-no-of = Powiedz: nie, { $of } …
