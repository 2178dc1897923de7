### Table talk of Lockup. Where $wording chooses, every line says the same in other words; which one
### is said stands in the record, so that everybody reads the same.

## What is said
lockup-event-claim =
    { $wording ->
        [1] Il segnalino { $token }? È { $location }.
        [2] Credetemi: il mio segnalino { $token } è { $location }.
       *[other] Il mio segnalino { $token } è { $location }.
    }
lockup-event-plan =
    { $wording ->
        [1] Stanotte vinco io { $location }.
        [2] Nessuno mi batte { $location }.
       *[other] Voglio vincere { $location }.
    }
lockup-event-warn =
    { $wording ->
        [1] { $location }: occupato. Non venite.
        [2] Chi viene qui, { $location }, se ne pentirà.
       *[other] { $location }: state alla larga!
    }
lockup-event-deal =
    { $wording ->
        [1] Patto: { $location } mio, { $other } vostro?
        [2] Lascio stare { $other } se lasciate stare { $location }.
       *[other] { $location } a me, { $other } a voi.
    }
lockup-event-yes =
    { $wording ->
        [1] Avete ragione, { $of }: d'accordo.
        [2] Per me va bene, { $of }.
       *[other] Affare fatto, { $of }.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] Quello è mio, { $of }.
           *[other] No, { $of }, lo voglio io.
        }
       *[other] { $wording ->
            [1] Non stanotte, { $of }.
           *[other] No, { $of }, ho un altro piano.
        }
        [trust] { $wording ->
            [1] Bel tentativo, { $of }. No.
           *[other] Non vi credo, { $of }.
        }
    }
lockup-event-agree =
    { $wording ->
        [1] È vero.
        [2] Lo penso anch'io.
       *[other] Va bene, ci sto.
    }
lockup-event-deny =
    { $wording ->
        [1] No, non è così.
        [2] Non ci credo.
       *[other] Non è vero.
    }
# What sticks to a place, where the place is explained.
lockup-claim-of = { $seat }: «Il mio segnalino { $token } è { $location }».

## What can be said
lockup-option-warn = Di': state alla larga – { $location }
    .why = Gli altri possono rispondere sì o no.
lockup-option-deal = Offri: { $location } a me, { $other } a voi
    .why = Gli altri possono rispondere sì o no.
lockup-option-yes = Sì a { $of }
    .why = Accetti la proposta. Non vincola nessuno.
lockup-option-no =
    { $refusal ->
        [mine] No a { $of }: lo voglio io
       *[other] No a { $of }: ho un altro piano
        [trust] No a { $of }: non ci credo
    }
    .why = Rifiuti la proposta e dici perché.

## Branches
lockup-branch-warn = Tieni lontani gli altri …
lockup-branch-deal = Offri un patto …
lockup-branch-deal-location = { $location } a me, e a voi …
lockup-branch-yes = Di' di sì …
lockup-branch-no = Di' di no …
lockup-branch-no-of = No a { $of }: …
