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
        [1] { $location } je zabráno. Nechoďte tam.
        [2] Kdo sem přijde ({ $location }), bude litovat.
       *[other] { $location }: držte se dál!
    }
lockup-event-deal =
    { $wording ->
        [1] Dohoda: { $location } je moje, { $other } vaše?
        [2] Vynechám { $other }, když vynecháte { $location }.
       *[other] { $location } pro mě, { $other } pro vás.
    }
lockup-event-yes =
    { $wording ->
        [1] Beru to tak, jak říká { $of }.
        [2] S tím, co chce { $of }, souhlasím.
       *[other] Platí, { $of } má pravdu.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] To je moje, { $of } to nedostane.
           *[other] Ne, to chci já. ({ $of })
        }
       *[other] { $wording ->
            [1] Dnes v noci ne. ({ $of })
           *[other] Ne, mám jiný plán než { $of }.
        }
        [trust] { $wording ->
            [1] Pěkný pokus. { $of } má smůlu.
           *[other] { $of } mi lže. Ne.
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
lockup-option-warn = Říct: držte se dál – { $location }
    .why = Ostatní mohou odpovědět ano nebo ne.
lockup-option-deal = Nabídnout: { $location } pro mě, { $other } pro vás
    .why = Ostatní mohou odpovědět ano nebo ne.
lockup-option-yes = Ano: { $of }
    .why = Přijmete nabídku. Nikoho nezavazuje.
lockup-option-no =
    { $refusal ->
        [mine] Ne: { $of } – to chci já
       *[other] Ne: { $of } – mám jiný plán
        [trust] Ne: { $of } – nevěřím
    }
    .why = Odmítnete nabídku a řeknete proč.

## Branches
lockup-branch-warn = Odradit ostatní …
lockup-branch-deal = Nabídnout dohodu …
lockup-branch-deal-location = { $location } pro mě a pro vás …
lockup-branch-yes = Říct ano …
lockup-branch-no = Říct ne …
lockup-branch-no-of = Ne: { $of } …
