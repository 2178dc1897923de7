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
           *[other] Altro che { $said }, { $against }: { $cell } è { $colour }.
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
    { $who ->
        [none] { $wording ->
            [1] State lontani da { $cell }.
            [2] Nessuno entri in { $cell }, per favore.
           *[other] Non entrate in { $cell }!
        }
       *[other] { $wording ->
            [1] State lontani da { $cell }: c'è { $who }.
            [2] Nessuno entri in { $cell }, per favore: lì c'è { $who }.
           *[other] Non entrate in { $cell }, lì aspetta { $who }!
        }
    }
event-plan_meet =
    { $wording ->
        [1] Venite tutti in { $cell }.
        [2] Ci raduniamo in { $cell }.
       *[other] Troviamoci in { $cell }.
    }
event-plan_slide =
    { $own ->
        [1] { $wording ->
            [1] La linea { $line } va verso { $dir }, ci penso io.
            [2] Lasciate a me la linea { $line }: va verso { $dir }.
           *[other] Faccio scorrere io la linea { $line } verso { $dir }.
        }
       *[none] { $wording ->
            [1] La linea { $line } deve andare verso { $dir }.
            [2] Qualcuno faccia scorrere { $line } verso { $dir }.
           *[other] Facciamo scorrere { $line } verso { $dir }.
        }
    }
event-plan_program =
    { $own ->
        [1] { $several ->
            [1] { $wording ->
                [1] Il programma di { $who }: { program-told }.
                [2] In questo round { $who } mette { program-told }.
               *[other] Per { $who } programmo { program-told }.
            }
           *[none] { $wording ->
                [1] Il mio programma: { program-told }.
                [2] In questo round metto { program-told }.
               *[other] Programmo { program-told }.
            }
        }
       *[none] { $wording ->
            [1] { $who }, puoi programmare { program-told }?
            [2] Ci aiuterebbe, { $who }, se mettessi { program-told }.
           *[other] { $who }, programma { program-told }, per favore.
        }
    }
program-told = { $second ->
    [none] { $first }
   *[other] { $first }, poi { $second }
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
        [yours] { $wording ->
            [1] Fallo, { $whom }.
            [2] Fallo pure, { $whom }.
            [3] Un buon spostamento, { $whom }, vai.
            [4] Quello spostamento ci aiuta, { $whom }.
            [5] Per me va bene, { $whom }: la linea è tua.
           *[other] Sì, { $whom }, spostala.
        }
        [approve] { $wording ->
            [1] Spostatela, { $whom }, non ho nulla in contrario.
            [2] Per me va bene, { $whom }, se lo fa qualcuno di lì.
            [3] Io non posso, { $whom }, ma fatelo.
            [4] Quello spostamento ci aiuta, { $whom }.
            [5] Da qui posso solo dire di sì, { $whom }.
           *[other] Sì, { $whom }, lo faccia chi sta lì.
        }
        [program] { $wording ->
            [1] Affare fatto, { $whom }: { program-told }.
            [2] Va bene, { $whom }, metto { program-told }.
            [3] Come vuoi, { $whom }: { program-told }.
            [4] Volentieri, { $whom }: { program-told }.
            [5] Lo programmo, { $whom }: { program-told }.
           *[other] Sì, { $whom }: { program-told }.
        }
        [noted] { $wording ->
            [1] Mi sembra buono, { $whom }.
            [2] Un buon programma, { $whom }.
            [3] Mi piace, { $whom }.
            [4] D'accordo, { $whom }.
            [5] Per me va bene, { $whom }.
           *[other] Bene, { $whom }.
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
        [set_out] { $wording ->
            [1] Mi avvio verso { $cell }, { $whom }, ma sono a { steps-away }.
            [2] Vado verso { $cell }, { $whom }. Mi ci vuole un po': { steps-away }.
           *[other] Sì, { $whom }, mi avvio: { steps-away } fino a { $cell }.
        }
    }
event-no =
    { $because ->
       *[none] { $why ->
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
        [deadly] { $wording ->
            [1] Se resto in { $cell } muoio, { $whom }.
           *[other] Restare in { $cell }? Mi uccide, { $whom }.
        }
        [open] { $wording ->
            [1] { $cell } è scoperta, { $whom }: { $room }. Senza di me.
            [2] Lo vedono tutti che cosa c'è in { $cell }, { $whom }: { $room }.
           *[other] No, { $whom }, { $cell } è rossa: { $room }.
        }
        [seen] { $wording ->
            [1] Sai che cosa dico di { $cell }, { $whom }: è rossa.
           *[other] No, { $whom }: lo dico io che { $cell } è rossa.
        }
        [told] { $wording ->
            [1] { $teller } dice che { $cell } è rossa, { $whom }.
            [2] Credo a { $teller }, { $whom }: { $cell } è rossa.
           *[other] No, { $whom }, { $cell } è rossa, lo dice { $teller }.
        }
        [gone] { $wording ->
            [1] Non si può, { $whom }: la linea { $line } in questo round va verso { $dir }.
           *[other] Troppo tardi, { $whom }: in questo round la linea { $line } va già verso { $dir }.
        }
        [nobody] { $wording ->
            [1] Nessuno è vicino alla linea { $line }, { $whom }.
           *[other] E chi lo fa, { $whom }? Vicino alla linea { $line } non c'è nessuno.
        }
        [no_look] { $wording ->
            [1] E con che cosa, { $whom }? Il segnalino Osserva non ce l'hai più.
           *[other] Non puoi guardare in { $cell }, { $whom }: hai perso il segnalino Osserva.
        }
        [away] { $wording ->
            [1] { $cell } è a { steps-away } da te, { $whom }.
           *[other] Sei a { steps-away } da { $cell }, { $whom }: troppo lontano per guardarci.
        }
        [edge] { $wording ->
            [1] Verso { $dir } per me non ci sono altre stanze, { $whom }.
           *[other] Verso { $dir } non posso, { $whom }: lì il tabellone finisce.
        }
        [barred] { $wording ->
            [1] In { $cell } non posso entrare, { $whom }: è sbarrata.
           *[other] { $cell } è chiusa, { $whom }.
        }
        [steps] { $wording ->
            [1] { $cell } è a { steps-away } da me, { $whom }.
            [2] { steps-away } fino a { $cell }, { $whom }? Non faccio in tempo.
           *[other] Sono a { steps-away } da { $cell }, { $whom }: troppo lontano.
        }
        [search] { $wording ->
            [1] Finché la Stanza 25 è nascosta io cerco, { $whom }.
           *[other] Aspettare, { $whom }? La Stanza 25 non si vede ancora.
        }
        [outside] { $wording ->
            [1] Aspetto quando sono nella Stanza 25, { $whom }.
           *[other] Non qui, { $whom }: prima alla Stanza 25.
        }
        [unlocked] { $wording ->
            [1] L'uscita è già sbloccata, { $whom }.
           *[other] Non serve, { $whom }: la chiave è già stata usata.
        }
        [key_first] { $wording ->
            [1] Senza la chiave la Stanza 25 non serve, { $whom }.
           *[other] Prima la chiave, { $whom }.
        }
        [harmless] { $wording ->
            [1] { $cell } è scoperta, { $whom }: { $room }. Non uccide nessuno.
           *[other] Che cosa c'è che non va in { $cell }, { $whom }? { $room }: lì non muore nessuno.
        }
        [inwards] { $wording ->
            [1] Così la Stanza 25 si allontana dal bordo, { $whom }.
           *[other] Dalla parte sbagliata, { $whom }: la Stanza 25 torna verso l'interno.
        }
        [back] { $wording ->
            [1] Da { $cell } si torna soltanto al centro, { $whom }.
           *[other] In { $cell } c'è un vortice, { $whom }: mi riporta al centro.
        }
        [lied] { $wording ->
            [1] Quello che dici di { $cell } non era vero, { $whom }.
            [2] Dopo quello che dici di { $cell }, { $whom }? No.
           *[other] { $cell } non è quello che dici tu, { $whom }. No.
        }
        [done] { $wording ->
            [1] È già fatto, { $whom }: la linea { $line } è andata verso { $dir }.
           *[other] Una volta basta, { $whom }: la linea { $line } è già andata verso { $dir }.
        }
        [early] { $wording ->
            [1] Finché nessuno scopre la Stanza 25, { $whom }, non ci penso.
           *[other] Non ancora, { $whom }: la Stanza 25 non è scoperta.
        }
        [known] { $wording ->
            [1] In { $cell } non c'è più niente da cercare, { $whom }.
           *[other] A che scopo, { $whom }? { $cell } è scoperta: { $room }.
        }
        [astray] { $wording ->
            [1] Così non mi avvicino alla Stanza 25, { $whom }.
           *[other] { $cell } non porta alla Stanza 25, { $whom }.
        }
        [slow_open] { $wording ->
            [1] In { $cell } no, { $whom }: { $room }, ci rimetto soltanto.
           *[other] { $room } in { $cell }, { $whom }? Non mi serve a niente.
        }
        [slow_seen] { $wording ->
            [1] In { $cell } no, { $whom }: è gialla, l'ho già detto.
           *[other] Lo dico io che { $cell } è gialla, { $whom }: mi farebbe perdere tempo.
        }
        [slow_told] { $wording ->
            [1] In { $cell } no, { $whom }: gialla, se { $teller } ha ragione.
           *[other] { $teller } dice che { $cell } è gialla, { $whom }: mi farebbe perdere tempo.
        }
        [myself] { $wording ->
            [1] Lascia { $cell } a me, { $whom }, come dico.
           *[other] In { $cell } guardo io, { $whom }.
        }
        [held] { $wording ->
            [1] { $cell } non mi lascia andare, { $whom }.
           *[other] Da { $cell } non esco da quella parte, { $whom }.
        }
        [untold] { $wording ->
            [1] In { $cell }, di cui nessuno ha detto nulla, { $whom }? No.
           *[other] Nessuno ha detto che cosa c'è in { $cell }, { $whom }.
        }
        [safe_seen] { $wording ->
            [1] { $cell } è { $said }, { $whom }, parola mia.
           *[other] Lo dico io che { $cell } è { $said }, { $whom }.
        }
        [safe_told] { $wording ->
            [1] Se { $teller } ha ragione, { $whom }, { $cell } è { $said }.
           *[other] { $teller } dice che { $cell } è { $said }, { $whom }.
        }
        [own_look] { $wording ->
            [1] No, { $whom }, resto della mia idea: guardo in { $cell }.
            [2] Sai che cosa faccio, { $whom }: guardo in { $cell }.
           *[other] Ho un altro piano, { $whom }: guardo in { $cell }.
        }
        [own_meet] { $wording ->
            [1] No, { $whom }, resto della mia idea: in { $cell }.
           *[other] Ho un altro piano, { $whom }: ci troviamo in { $cell }.
        }
        [own_slide] { $wording ->
            [1] No, { $whom }, resto della mia idea: la linea { $line } verso { $dir }.
           *[other] Ho un altro piano, { $whom }: la linea { $line } verso { $dir }.
        }
        [own_exit] { $wording ->
            [1] No, { $whom }, resto della mia idea: vado alla Stanza 25.
           *[other] Ho un altro piano, { $whom }: alla Stanza 25.
        }
        [own_key] { $wording ->
            [1] No, { $whom }, resto della mia idea: prima la chiave.
           *[other] Ho un altro piano, { $whom }: la chiave.
        }
        [own_way] { $wording ->
            [1] No, { $whom }, resto della mia idea: vado verso { $dir }.
           *[other] Ho un altro piano, { $whom }: vado verso { $dir }.
        }
    }
steps-away = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
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
option-plan-slide =
    { $own ->
        [1] Di': faccio scorrere io { $line } verso { $dir }
       *[none] Proponi di far scorrere { $line } verso { $dir }
    }
    .why = Gli altri possono rispondere sì o no.
option-plan-program =
    { $own ->
        [1] { $several ->
            [1] Di' che { $who } programma { program-told }
           *[none] Di': programmo { program-told }
        }
       *[none] Chiedi a { $who } di programmare { program-told }
    }
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
branch-plan-slide-line =
    { $own ->
        [1] Faccio scorrere io { $line } …
       *[none] Far scorrere { $line } …
    }
branch-plan-program = Di' o chiedi un programma …
branch-plan-program-who =
    { $own ->
        [1] { $several ->
            [1] { $who } programma …
           *[none] Programmo …
        }
       *[none] Chiedi a { $who } di programmare …
    }
branch-yes = Di' di sì …
branch-no = Di' di no …
branch-no-whom = No a { $whom }: …
branch-defend = Difenditi …
branch-praise = Loda qualcuno …
branch-accuse-who = Accusa { $who } …
