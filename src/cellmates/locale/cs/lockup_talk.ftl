### Table talk of Lockup. Where $wording chooses, every line says the same in other words; which one
### is said stands in the record, so that everybody reads the same.

## What is said
lockup-event-claim =
    { $wording ->
        [1] Žeton { $token }? Leží { $location }.
        [2] Věřte nebo ne: můj žeton { $token } je { $location }.
       *[other] Můj žeton { $token } je { $location }.
    }
lockup-event-plan =
    { $wording ->
        [1] Dnes v noci vyhraju { $location }.
        [2] Nikdo mě { $location } neporazí.
       *[other] Chci vyhrát { $location }.
    }
lockup-event-warn =
    { $wording ->
        [1] Nechoďte { $location }, tam je zabráno.
        [2] Kdo přijde { $location }, bude litovat.
       *[other] Nechoďte { $location }!
    }
lockup-event-deal =
    { $wording ->
        [1] Dohoda: { $location } pro mě, { $other } pro vás?
        [2] Nepůjdu { $other_into }, když vy nepůjdete { $into }.
       *[other] { $location } pro mě, { $other } pro vás.
    }
lockup-event-yes =
    { $wording ->
        [1] Souhlasím, { $of }.
        [2] Dobře, { $of }, beru to.
       *[other] Platí, { $of }.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] Já jdu { $location }, { $of }.
           *[other] Ne, { $of }, { $location } jdu já.
        }
       *[other] { $wording ->
            [1] Dnes v noci ne, { $of }.
           *[other] Ne, { $of }, mám jiný plán.
        }
        [trust] { $wording ->
            [1] Pěkný pokus, { $of }. Ne.
           *[other] Nevěřím vám, { $of }.
        }
    }
lockup-event-agree =
    { $wording ->
        [1] To je pravda.
        [2] Taky si to myslím.
       *[other] Souhlasím.
    }
lockup-event-deny =
    { $wording ->
        [1] Tak to není.
        [2] Nevěřím tomu.
       *[other] To není pravda.
    }
# What sticks to a place, where the place is explained.
lockup-claim-of = { $seat }: „Můj žeton { $token } je { $location }.“

## What can be said
lockup-option-warn = Říct: nechoďte { $location }
    .why = Ostatní mohou odpovědět ano nebo ne.
lockup-option-deal = Nabídnout: { $location } pro mě, { $other } pro vás
    .why = Ostatní mohou odpovědět ano nebo ne.
lockup-option-yes = Říct: platí, { $of }
    .why = Přijmete nabídku. Nikoho nezavazuje.
lockup-option-no =
    { $refusal ->
        [mine] Říct: ne, { $of }, tam chci já
       *[other] Říct: ne, { $of }, mám jiný plán
        [trust] Říct: ne, { $of }, nevěřím vám
    }
    .why = Odmítnete nabídku a řeknete proč.

## Branches
lockup-branch-warn = Říct: nechoďte …
lockup-branch-deal = Nabídnout dohodu …
lockup-branch-deal-location = { $location } pro mě a pro vás …
lockup-branch-yes = Říct ano …
lockup-branch-no = Říct ne …
lockup-branch-no-of = Říct: ne, { $of } …
