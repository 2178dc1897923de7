### Table talk of Room 25. Where $wording chooses, every line says the same in other words; which one
### is said stands in the record, so that everybody reads the same. No line depends on the sex of who speaks.

## What is said
event-claim =
    { $against ->
        [none] { $wording ->
            [1] Ho visto { $cell }: è { $colour }.
            [2] Segnatevi { $cell }: è { $colour }.
           *[other] { $cell } è { $colour }.
        }
       *[other] { $wording ->
            [1] No, { $against }: { $cell } non è { $said }, è { $colour }.
            [2] Tu dici { $said }, { $against }. Io dico che { $cell } è { $colour }.
           *[other] { $against } dice { $said }, ma { $cell } è { $colour }.
        }
    }
event-accuse =
    { $why ->
       *[none] { $wording ->
            [1] Di { $who } non mi fido. È una guardia!
            [2] Secondo me { $who } è una guardia.
           *[other] { $who } è una guardia!
        }
        [lied] { $wording ->
            [1] Quello che ha detto { $who } era falso. È una guardia!
            [2] Non credete più a { $who }: era una bugia.
           *[other] { $who } ci ha mentito. È una guardia!
        }
        [pushed] { $wording ->
            [1] Quella spinta non era un caso: { $who } è una guardia!
            [2] { $who } ci spinge di qua e di là. È una guardia!
           *[other] Avete visto quella spinta? { $who } è una guardia!
        }
        [slid] { $wording ->
            [1] Nessuno aveva chiesto quello scorrimento: { $who } è una guardia!
            [2] Chi fa scorrere così? { $who } è una guardia!
           *[other] { $who } fa scorrere le stanze contro di noi. È una guardia!
        }
    }
event-plan =
    { $wording ->
        [1] Io dico di andare a { $dir }.
        [2] Tutti a { $dir }!
       *[other] Andiamo verso { $dir }.
    }
event-plan_look =
    { $wording ->
        [1] A { $cell } penso io.
        [2] Lasciate a me { $cell }, ci guardo io.
       *[other] Guardo io in { $cell }.
    }
event-plan_avoid =
    { $wording ->
        [1] State lontani da { $cell }.
        [2] Nessuno entri in { $cell }, per favore.
       *[other] Non entrate in { $cell }!
    }
event-plan_meet =
    { $wording ->
        [1] Venite tutti in { $cell }.
        [2] Ci raduniamo in { $cell }.
       *[other] Troviamoci in { $cell }.
    }
event-plan_slide =
    { $wording ->
        [1] La linea { $line } deve andare verso { $dir }.
        [2] Qualcuno faccia scorrere { $line } verso { $dir }.
       *[other] Facciamo scorrere { $line } verso { $dir }.
    }
event-plan_exit =
    { $wording ->
        [1] Troviamoci nella Stanza 25.
        [2] Alla Stanza 25, presto!
       *[other] Tutti nella Stanza 25!
    }
event-plan_key =
    { $wording ->
        [1] Prima la chiave.
        [2] Ci serve la chiave. Chi è vicino?
       *[other] Qualcuno prenda la chiave!
    }
event-plan_stay =
    { $wording ->
        [1] In questo round non muoviamoci.
        [2] Aspettiamo tutti qui.
       *[other] Restate dove siete.
    }
event-yes =
    { $plan ->
       *[none] { $wording ->
            [1] { $whom } ha ragione, ci sto.
            [2] Buona idea, { $whom }.
            [3] Conta su di me, { $whom }.
            [4] D'accordo, { $whom }.
            [5] Per me va bene, { $whom }.
           *[other] Sì, { $whom }.
        }
        [look] { $wording ->
            [1] Va bene, { $whom }, quella è tua.
            [2] D'accordo, { $whom }, guarda tu.
            [3] Quella stanza la lascio a te, { $whom }.
            [4] Bene, { $whom }, poi dicci che cosa c'è.
            [5] Sì, { $whom }, controlla tu.
           *[other] Guarda pure, { $whom }.
        }
        [avoid] { $wording ->
            [1] Ne sto fuori, { $whom }.
            [2] Grazie dell'avviso, { $whom }.
            [3] Buono a sapersi, { $whom }.
            [4] Me ne tengo alla larga, { $whom }.
            [5] Ricevuto, { $whom }.
           *[other] Capito, { $whom }.
        }
        [slide] { $wording ->
            [1] La sposto io, { $whom }.
            [2] Ci penso io a spostarla, { $whom }.
            [3] Quello spostamento è mio, { $whom }.
            [4] Uso il controllo, { $whom }.
            [5] Sono su quella linea, { $whom }, lo faccio.
           *[other] Sì, { $whom }, la sposto.
        }
        [approve] { $wording ->
            [1] Spostatela, { $whom }, non ho nulla in contrario.
            [2] Per me va bene, { $whom }, se lo fa qualcuno di lì.
            [3] Io non posso, { $whom }, ma fatelo.
            [4] Quello spostamento ci aiuta, { $whom }.
            [5] Da qui posso solo dire di sì, { $whom }.
           *[other] Sì, { $whom }, lo faccia chi sta lì.
        }
        [go] { $wording ->
            [1] Vado da quella parte, { $whom }.
            [2] Vengo anch'io, { $whom }.
            [3] Ti vengo dietro, { $whom }.
            [4] Il mio prossimo passo va lì, { $whom }.
            [5] Mi muovo in quella direzione, { $whom }.
           *[other] Sì, { $whom }, vado.
        }
        [meet] { $wording ->
            [1] Ci vediamo lì, { $whom }.
            [2] Arrivo, { $whom }.
            [3] Aspettami lì, { $whom }.
            [4] Mi metto in cammino, { $whom }.
            [5] Ci sto, { $whom }, sono già in cammino.
           *[other] Sì, { $whom }, vengo.
        }
    }
event-no =
    { $why ->
        [danger] { $wording ->
            [1] Troppo pericoloso, { $whom }.
            [2] Finisce male, { $whom }.
            [3] Quello no, { $whom }: si muore.
            [4] No, { $whom }, voglio vivere.
            [5] Non lo faccio, { $whom }: è mortale.
           *[other] No, { $whom }, così muore qualcuno.
        }
       *[other] { $wording ->
            [1] Scusa, { $whom }, ho altro da fare.
            [2] Non ora, { $whom }.
            [3] Questo non lo faccio, { $whom }.
            [4] Senza di me, { $whom }.
            [5] Io la vedo in un altro modo, { $whom }.
           *[other] No, { $whom }, ho un altro piano.
        }
        [trust] { $wording ->
            [1] Ti piacerebbe, { $whom }. No.
            [2] La tua parola non mi basta, { $whom }.
            [3] Non ti credo, { $whom }.
            [4] Con me non attacca, { $whom }.
            [5] Non ti seguo da nessuna parte, { $whom }.
           *[other] No. Perché dovrei fidarmi di te, { $whom }?
        }
        [far] { $wording ->
            [1] Non in questo round, { $whom }: non ci arrivo.
            [2] Adesso non si può, { $whom }.
            [3] Per me è lontano, { $whom }.
            [4] Non faccio in tempo, { $whom }.
            [5] Da qui non riesco, { $whom }.
           *[other] Non posso, { $whom }, è troppo lontano.
        }
    }
event-defend =
    { $why ->
       *[innocent] { $wording ->
            [1] Vi sbagliate. Sono in trappola come voi.
            [2] Cercate altrove. Anch'io voglio uscire.
           *[other] Non sono una guardia!
        }
        [honest] { $wording ->
            [1] Non ho mentito. Andate a guardare!
            [2] Confermo quello che ho detto.
           *[other] Quello che ho detto è vero.
        }
        [accident] { $wording ->
            [1] Doveva servire ad aiutare, credetemi.
            [2] Avevo i miei motivi.
           *[other] Non volevo fare del male a nessuno.
        }
        [unaware] { $wording ->
            [1] Come potevo saperlo?
            [2] Nessuno poteva saperlo.
           *[other] Non sapevo che cosa ci fosse lì dentro.
        }
    }
event-praise =
    { $wording ->
        [1] Grazie, { $who }.
        [2] Bel colpo, { $who }!
       *[other] Ben fatto, { $who }!
    }
event-agree =
    { $wording ->
        [1] È vero.
        [2] Lo penso anch'io.
       *[other] Va bene, ci sto.
    }
event-deny =
    { $wording ->
        [1] No, non è così.
        [2] Non ci credo.
       *[other] Non è vero.
    }

# What sticks to a room, where the room is explained.
claim-of = { $seat }: «{ $cell } è { $colour }».

## What can be said
option-plan-look = Di': guardo io in { $cell }
    .why = Gli altri possono rispondere sì o no.
option-plan-avoid = Avverti: non entrate in { $cell }
    .why = Gli altri possono rispondere sì o no.
option-plan-meet = Proponi di trovarsi in { $cell }
    .why = Gli altri possono rispondere sì o no.
option-plan-slide = Proponi di far scorrere { $line } verso { $dir }
    .why = Gli altri possono rispondere sì o no.
option-plan-exit = Proponi di trovarsi nella Stanza 25
    .why = Gli altri possono rispondere sì o no.
option-plan-key = Proponi di prendere la chiave
    .why = Gli altri possono rispondere sì o no.
option-plan-stay = Proponi di restare fermi
    .why = Gli altri possono rispondere sì o no.
option-yes = Sì a { $whom }
    .why = Accetti questo piano; i bot ci contano.
option-no =
    { $why ->
        [danger] No a { $whom }: muore qualcuno
       *[other] No a { $whom }: ho un altro piano
        [trust] No a { $whom }: non mi fido
        [far] No a { $whom }: troppo lontano
    }
    .why = Rifiuti questo piano e dici perché.
option-blame =
    { $why ->
       *[lied] Accusa { $who }: una bugia
        [pushed] Accusa { $who }: quella spinta
        [slid] Accusa { $who }: quello scorrimento
    }
    .why = Dici che è una guardia, e perché.
option-defend =
    { $why ->
       *[innocent] Di': non sono una guardia
        [honest] Di': ho detto la verità
        [accident] Di': non l'ho fatto apposta
        [unaware] Di': non lo sapevo
    }
    .why = Dici qualcosa a tua difesa.
option-praise = Loda { $who }
    .why = Dici una buona parola a qualcuno.

## Branches
branch-plan = Proponi qualcosa …
branch-plan-look = Guardo io in …
branch-plan-avoid = Non entrate in …
branch-plan-meet = Troviamoci in …
branch-plan-slide = Far scorrere una linea …
branch-plan-slide-line = Far scorrere { $line } …
branch-yes = Di' di sì …
branch-no = Di' di no …
branch-no-whom = No a { $whom }: …
branch-defend = Difenditi …
branch-praise = Loda qualcuno …
branch-accuse-who = Accusa { $who } …
