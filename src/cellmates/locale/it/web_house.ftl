### The house: start page, lobby, result, replay, talk and log.

reload = Ricarica
page-loading = Caricamento

## Start page

home-what = Due giochi da tavolo sulla fuga da una prigione, nel browser: con gli amici sui loro telefoni, con i bot nei posti vuoti, oppure da soli.
home-continue = Continua
home-over = Partite concluse
home-learn = Impara giocando
home-more = Mostra altro

## What a host chooses

by-the-rules = secondo le regole
setup-complex = Complesso
complex-own = un tuo elenco
complex-total = { $count } stanze su 25. Aggiungine o togline finché non sono esattamente 25.
complex-any-colour = una { $colour } qualsiasi
setup-edition = Edizione
setup-guards = Guardie
setup-characters = Personaggi
    .any = a caso
    .chosen = scelti per posto
setup-crews = Bande
    .any = nell'ordine consueto
    .chosen = scelte per posto
all-rules = Tutte le regole
wrong-seats = Questo numero di giocatori non va con la modalità o l'edizione. Cambia qualcosa.
wrong-people = Qui siedono già più persone di così. Prima qualcuno deve lasciare il posto.
wrong-guards = Solo in cinque si può scegliere tra una e due guardie. Lascia «secondo le regole».
wrong-madness = La follia è solo per cooperazione e solitario al livello Season 2. Cambia la modalità o le regole.
wrong-complex_preset = Questo Complesso non va con la modalità, l'edizione o le regole. Scegline un altro.
wrong-characters = Questi personaggi non possono giocare insieme così. Le coppie stanno dalla stessa parte. Scegline altri.
wrong-other = Questo non va con le altre scelte. Cambialo, o scegli «secondo le regole».
clock-kind-none = senza limite
clock-kind-live = dal vivo, tutti presenti
clock-kind-days = per corrispondenza: gioca quando puoi
clock-decision = Tempo per decisione
clock-bank = Riserva per tutta la partita
clock-bank-none = nessuna
takeover = Quando qualcuno se ne va
# How long one waits first; $unit is second, minute, hour or day.
after-time = { $unit ->
    [second] { $count ->
        [one] dopo { $count } secondo
       *[other] dopo { $count } secondi
    }
    [minute] { $count ->
        [one] dopo { $count } minuto
       *[other] dopo { $count } minuti
    }
    [hour] { $count ->
        [one] dopo { $count } ora
       *[other] dopo { $count } ore
    }
   *[day] { $count ->
        [one] dopo { $count } giorno
       *[other] dopo { $count } giorni
    }
}
takeover-after = { after-time } gioca un bot
takeover-never = tutti aspettano
summary-edition = edizione: { $edition }
summary-clock-live = { $time } a decisione, { $bank } di riserva
summary-clock-days = { $time } a decisione
summary-takeover = { after-time } un bot sostituisce chi manca
summary-takeover-never = nessuno è sostituito da un bot
summary-spectators = altri possono guardare
summary-no-spectators = senza spettatori
summary-memory = aiuto alla memoria: { $aid }

## Lobby

cancel = Annulla
share = Condividi
qr-code = { $what }, come immagine da inquadrare
invite-local = Solo questo computer può aprire questo indirizzo. Avvia il server con --lan per far entrare i telefoni.
invited = Prendi posto e gioca.
invited-by = { $who } ti invita a giocare. Prendi posto.
lobby-full = Tutti i posti sono occupati. Quando la partita comincia, puoi guardarla qui.
lobby-full-closed = Tutti i posti sono occupati e questo tavolo non si può guardare.
link-seat = Gioca su un altro dispositivo
    .what = Questo link apre il tuo posto. Tienilo per te.
link-host = Link per un altro host
    .what = Chi lo apre può cambiare il tavolo e iniziare la partita.
here = presente
put-bot-on = Un bot al posto { $number }
no-bot = nessun bot
kick-really = Liberare il posto di { $who }?
seat-up = Sposta il posto { $number } in su
seat-down = Sposta il posto { $number } in giù
settings-of-table = Impostazioni
change-settings = Cambia
change-game = Passa a { $game }
rules-changed = { $count ->
    [one] { $count } regola cambiata
   *[other] { $count } regole cambiate
}
start-missing = { $count ->
    [one] Ancora { $count } posto libero
   *[other] Ancora { $count } posti liberi
}
start-away = { $count ->
    [one] { $count } persona non è qui adesso
   *[other] { $count } persone non sono qui adesso
}
waiting-seats = { $count ->
    [one] Manca ancora { $count } giocatore; poi l'host può iniziare.
   *[other] Mancano ancora { $count } giocatori; poi l'host può iniziare.
}

## At the table

relieved-you = In questo momento un bot gioca per te.
relieved-asked = Sta decidendo il bot al tuo posto. Torna in gioco per decidere tu.
you-watch = Stai guardando: vedi ciò che tutti possono vedere e, a fine partita, anche i segreti.
missed = { $count ->
    [one] Mentre non c'eri è successa { $count } cosa.
   *[other] Mentre non c'eri sono successe { $count } cose.
}
missed-show = Mostra
hand-over-really = Far giocare un bot finché non torni?
talk-heard = Che cosa si è detto
claim-hint = Più veloce: tocca la stanza sul tabellone.
log-filter = Che cosa mostra la cronaca
log-all-only = Tutto
log-deeds-only = Azioni
log-talk-only = Chat
log-moment = Guarda questo momento
refusal-other_rules = A questo tavolo si giocava con regole più vecchie; non si può più aprire. Aprine uno nuovo.
look-again = Torna al tavolo senza posto
connection-back = Di nuovo connessi.

## After the end

replay-open-eyes = Replay senza segreti
replay-own-eyes = Replay con i tuoi occhi
replay-copy = Copia il link a questo momento
awards = Premi
figures = In cifre
figure-choices = decisioni
figure-thought = riflessione
figure-longest = la più lunga
who-knew = Chi sapeva che cosa
knew-too = noto anche a { $who }
knew-nothing = Niente che non sapessero anche gli altri.
fairness-end = Il seme è stato fissato prima della prima scelta e il suo SHA-256 è sempre rimasto su questa pagina. Ora è pubblico: controllalo.
seed = Seme
verify-yourself = Non devi fidarti di questo server: scarica la registrazione ed esegui «cellmates verify».
picture = Un'immagine per gli amici
picture-save = Salva o condividi l'immagine
award-finder = Fiuto per l'uscita
    .why = ha saputo prima di tutti dov'è la Stanza 25
award-liar = Faccia di bronzo
    .why = { $count ->
        [one] { $count } affermazione falsa
       *[other] { $count } affermazioni false
    }
award-honest = Parola d'onore
    .why = { $count ->
        [one] { $count } affermazione vera
       *[other] { $count } affermazioni vere
    }
award-explorer = Verso l'ignoto
    .why = { $count ->
        [one] { $count } stanza sconosciuta esplorata
       *[other] { $count } stanze sconosciute esplorate
    }
award-pusher = Braccia forti
    .why = { $count ->
        [one] { $count } spinta
       *[other] { $count } spinte
    }
award-pushed = Sempre tra i piedi
    .why = { $count ->
        [one] { $count } spinta subita
       *[other] { $count } spinte subite
    }
award-slider = Mano sulla leva
    .why = { $count ->
        [one] { $count } fila spostata
       *[other] { $count } file spostate
    }
award-scout = Occhi curiosi
    .why = { $count ->
        [one] { $count } sguardo nelle stanze
       *[other] { $count } sguardi nelle stanze
    }
award-haul = Il bottino più grosso
    .why = { $count ->
        [one] { $count } cubo ottenuto
       *[other] { $count } cubi ottenuti
    }
award-bluffer = Miglior bluff
    .why = { $count ->
        [one] { $count } bugia sui propri segnalini
       *[other] { $count } bugie sui propri segnalini
    }
award-boss = Capo del blocco
    .why = { $count ->
        [one] { $count } primo posto
       *[other] { $count } primi posti
    }
award-crafter = Mani abili
    .why = { $count ->
        [one] { $count } oggetto fabbricato
       *[other] { $count } oggetti fabbricati
    }
award-recruiter = Amici ovunque
    .why = { $count ->
        [one] { $count } scagnozzo reclutato
       *[other] { $count } scagnozzi reclutati
    }
award-schemer = Topo di biblioteca
    .why = { $count ->
        [one] { $count } tomo giocato
       *[other] { $count } tomi giocati
    }
award-suspect = Sospettato numero uno
    .why = { $count ->
        [one] { $count } cubo sospetto preso
       *[other] { $count } cubi sospetto presi
    }
count-deaths = { $count ->
    [one] { $count } morte
   *[other] { $count } morti
}
count-said = { $count ->
    [one] { $count } frase
   *[other] { $count } frasi
}
figure-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}

## After the end

won = ha vinto
you-won = Hai vinto
you-lost = Hai perso
rematch-hint = { $who } può avviare una rivincita. La via per raggiungerla comparirà qui.
rematch-ready = La rivincita è aperta; il tuo posto ti aspetta.
