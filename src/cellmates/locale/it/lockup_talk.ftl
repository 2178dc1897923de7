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
        [1] Non andate { $location }: è occupato.
        [2] Chi viene { $location } se ne pentirà.
       *[other] Non venite { $location }!
    }
lockup-event-deal =
    { $wording ->
        [1] Patto: { $location } a me, { $other } a voi?
        [2] Non vado { $other_into } se voi non andate { $into }.
       *[other] { $location } a me, { $other } a voi.
    }
lockup-event-yes =
    { $wording ->
        [1] D'accordo, { $of }.
        [2] Per me va bene, { $of }.
       *[other] Affare fatto, { $of }.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] Ci vado io { $location }, { $of }.
           *[other] No, { $of }, { $location } ci vado io.
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
lockup-option-warn = Di': non andate { $location }
    .why = Gli altri possono rispondere sì o no.
lockup-option-deal = Offri: { $location } a me, { $other } a voi
    .why = Gli altri possono rispondere sì o no.
lockup-option-yes = Di': affare fatto, { $of }
    .why = Accetti la proposta. Non vincola nessuno.
lockup-option-no =
    { $refusal ->
        [mine] Di': no, { $of }, quel posto lo voglio io
       *[other] Di': no, { $of }, ho un altro piano
        [trust] Di': no, { $of }, non vi credo
    }
    .why = Rifiuti la proposta e dici perché.

## Branches
lockup-branch-warn = Di': non andate …
lockup-branch-deal = Offri un patto …
lockup-branch-deal-location = { $location } a me, e a voi …
lockup-branch-yes = Di' di sì …
lockup-branch-no = Di' di no …
lockup-branch-no-of = Di': no, { $of } …
