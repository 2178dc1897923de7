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
        [1] Mi sta bene, { $of }.
        [2] Per me va bene, { $of }.
       *[other] E va bene, { $of }.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] Ci vado io { $location }, { $of }.
            [2] Non se ne parla, { $of }: sto andando { $location }.
           *[other] No, { $of }, { $location } ci vado io.
        }
       *[other] { $wording ->
            [1] Non stanotte, { $of }.
            [2] Meglio di no, { $of }.
           *[other] No, { $of }, ho un altro piano.
        }
        [trust] { $wording ->
            [1] Bel tentativo, { $of }. No.
            [2] La vostra parola non mi basta, { $of }.
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
lockup-event-took_back =
    { $refusal ->
        [mine] { $wording ->
            [1] Scusate, { $of }, su quel posto ho cambiato idea.
            [2] Cambio di piani, { $of }: quel posto serve a me.
           *[other] Ritiro tutto, { $of }: alla fine vado { $location }.
        }
       *[other] { $wording ->
            [1] Quel sì non vale più, { $of }. I piani cambiano.
            [2] Non contate più su di me, { $of }.
           *[other] Come non detto, { $of }: ora ho un altro piano.
        }
        [trust] { $wording ->
            [1] Niente patto, { $of }. Di promesse ne ho sentite abbastanza.
            [2] Quella promessa non la mantengo, { $of }. Non credo nemmeno alle vostre.
           *[other] Ritiro tutto, { $of }: non mi fido più di voi.
        }
    }
lockup-event-blame =
    { $blame ->
        [outbid] { $wording ->
            [1] Ancora un punto ed era mio, { $of }.
            [2] Per così poco, { $of }. La prossima volta porto di più.
           *[other] Per uno, { $of }! Mi avete battuto di un soffio.
        }
        [robbed] { $wording ->
            [1] Ladri! Giù le mani, { $of }.
            [2] È un furto, { $of }. Non lo dimentico.
           *[other] Quel cubo era mio, { $of }!
        }
        [framed] { $wording ->
            [1] L'avete scaricato su di me, { $of }. Non si fa.
            [2] I sospetti teneteveli, { $of }!
           *[other] Ora le guardie tengono d'occhio me per colpa vostra, { $of }.
        }
        [snatched] { $wording ->
            [1] Mi avete soffiato lo scagnozzo sotto il naso, { $of }.
            [2] Proprio quello, { $of }? Avevo dei piani per lui.
           *[other] Quello scagnozzo lo volevo io, { $of }!
        }
       *[broke] { $wording ->
            [1] Ecco quanto vale la vostra parola, { $of }.
            [2] Avevamo un accordo, { $of }. L'avete rotto.
           *[other] Mi avevate dato la parola, { $of }.
        }
    }
lockup-event-praise =
    { $wording ->
        [1] Devo ammetterlo, { $of }: bella mossa.
        [2] Ben giocato, { $of }.
       *[other] Ben fatto, { $of }.
    }
lockup-event-ask =
    { $wording ->
        [1] Che cosa tramate, { $of }?
        [2] { $of }, dove volete vincere stanotte?
       *[other] Dove andate, { $of }?
    }
lockup-event-reply =
    { $reply ->
        [thanks] { $wording ->
            [1] Gentile da parte vostra, { $of }.
            [2] Meno male che qualcuno se n'è accorto, { $of }.
           *[other] Grazie, { $of }.
        }
        [sorry] { $wording ->
            [1] Chiedo scusa, { $of }.
            [2] Mi farò perdonare, { $of }.
           *[other] Scusate, { $of }. Senza rancore.
        }
        [shrug] { $wording ->
            [1] Qui dentro va così, { $of }.
            [2] Avreste fatto lo stesso, { $of }.
           *[other] Niente di personale, { $of }.
        }
        [mock] { $wording ->
            [1] Fateci l'abitudine, { $of }.
            [2] Troppo lenti, { $of }. Riprovate domani.
           *[other] Piangete pure, { $of }.
        }
       *[secret] { $wording ->
            [1] Aspettate la notte, { $of }.
            [2] Non ve lo dico, { $of }.
           *[other] Vedrete, { $of }.
        }
    }
lockup-event-groan =
    { $wording ->
        [1] Guardie dappertutto! Addio buon nome.
        [2] Mi hanno perquisito la cella da cima a fondo.
       *[other] Questa retata ha fatto male.
    }
# What sticks to a place, where the place is explained.
lockup-claim-of = { $seat }: «Il mio segnalino { $token } è { $location }».

## What can be said
lockup-option-warn = Di': non andate { $location }
    .why = Gli altri possono rispondere sì o no.
lockup-option-deal = Offri: { $location } a me, { $other } a voi
    .why = Gli altri possono rispondere sì o no.
lockup-option-yes = Di': d'accordo, { $of }
    .why = Accetti la proposta. Non vincola nessuno.
lockup-option-no =
    { $refusal ->
        [mine] Di': no, { $of }, quel posto lo voglio io
       *[other] Di': no, { $of }, ho un altro piano
        [trust] Di': no, { $of }, non vi credo
    }
    .why = Rifiuti la proposta e dici perché.
lockup-option-blame =
    { $blame ->
        [outbid] Rimprovera: mi avete battuto di un soffio, { $of }
        [robbed] Rimprovera: mi avete derubato, { $of }
        [framed] Rimprovera: avete scaricato su di me i sospetti, { $of }
        [snatched] Rimprovera: mi avete preso lo scagnozzo, { $of }
       *[broke] Rimprovera: avete mancato di parola, { $of }
    }
    .why = Possono rispondere. I bot ricordano chi ha mancato di parola.
lockup-option-praise = Loda: ben fatto, { $of }
    .why = Possono rispondere.
lockup-option-ask = Chiedi: dove andate, { $of }?
    .why = Possono rispondere, il vero o no.
lockup-option-reply =
    { $reply ->
        [thanks] Rispondi: grazie, { $of }
        [sorry] Rispondi: scusate, { $of }
        [shrug] Rispondi: niente di personale, { $of }
        [mock] Rispondi: fateci l'abitudine, { $of }
       *[secret] Rispondi: vedrete, { $of }
    }
    .why = Rispondi a ciò che ti hanno detto.
lockup-option-groan = Lamentati della retata
    .why = Lo sentono tutti.

## Branches
lockup-branch-warn = Di': non andate …
lockup-branch-deal = Offri un patto …
lockup-branch-deal-location = { $location } a me, e a voi …
lockup-branch-yes = Di' di sì …
lockup-branch-no = Di' di no …
lockup-branch-no-of = Di': no, { $of } …
lockup-branch-blame = Rimprovera qualcuno …
lockup-branch-blame-what = Rimprovera: { $blame } …
lockup-branch-praise = Loda qualcuno …
lockup-branch-ask = Chiedi a qualcuno dove va …
lockup-branch-reply = Rispondi …
lockup-branch-reply-how = Rispondi: { $reply } …

## What one blames somebody for, and how one answers
lockup-word-outbid = battuti di un soffio
lockup-word-robbed = un cubo preso
lockup-word-framed = sospetti scaricati
lockup-word-snatched = uno scagnozzo preso
lockup-word-broke = parola mancata
lockup-word-thanks = grazie
lockup-word-sorry = scusate
lockup-word-shrug = niente di personale
lockup-word-mock = scherno
lockup-word-secret = vedrete
