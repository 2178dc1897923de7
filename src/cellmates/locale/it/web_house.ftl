### The house: start page, lobby, result, replay, talk and log.

page-loading = Caricamento

## Start page

home-what = Due giochi da tavolo sulla fuga da una prigione, nel browser: con gli amici sui loro telefoni, con i bot nei posti vuoti, oppure da soli.
home-continue = Continua
home-over = Partite concluse
home-learn = Impara giocando
show-more = Mostra altro

## What a host chooses

by-the-rules = secondo le regole
setup-complex = Complesso
complex-own = un elenco tuo
complex-total = { $count } stanze su 25. Aggiungine o toglile finché non sono esattamente 25.
complex-any-colour = qualsiasi: { $colour }
setup-edition = Edizione
setup-guards = Guardie
setup-characters = Personaggi
    .any = a caso
    .chosen = scelti per posto
setup-crews = Bande
    .any = nell'ordine consueto
    .chosen = scelte per posto
all-rules = Tutte le regole
wrong-seats = Questo numero di giocatori non va con la modalità o l'edizione.
wrong-guards = Solo in cinque si può scegliere tra una e due guardie.
wrong-madness = La follia è per cooperazione e solitario al livello Season 2.
wrong-complex_preset = Questo complesso non va con la modalità, l'edizione o le regole. Scegline un altro.
wrong-characters = Questi personaggi non possono giocare così insieme. Le coppie stanno dalla stessa parte.
wrong-other = Non va d'accordo con le altre scelte. Cambialo o torna alle regole.
clock-kind-none = nessuno
clock-kind-live = dal vivo, tutti presenti
clock-kind-days = a giorni, vieni quando puoi
clock-decision = Tempo per decisione
clock-bank = Riserva per tutta la partita
clock-bank-none = nessuna
takeover = Quando qualcuno se ne va
takeover-after = dopo { $time } gioca un bot
takeover-never = tutti aspettano
summary-edition = edizione: { $edition }
summary-clock-live = { $time } a decisione, { $bank } di riserva
summary-clock-days = { $time } a decisione
summary-takeover = un bot sostituisce chi manca: { $time }
summary-takeover-never = nessuno è sostituito da un bot
summary-spectators = altri possono guardare
summary-no-spectators = senza spettatori
summary-memory = aiuto alla memoria { $aid }

## Lobby

cancel = Annulla
share = Condividi
qr-code = { $what }, come immagine da inquadrare
link-seat = Gioca su un altro dispositivo
    .what = Questo link apre il tuo posto. Tienilo per te.
link-host = Link che rende qualcuno padrone di casa
    .what = Chi lo apre può cambiare il tavolo e iniziare la partita.
here = presente
put-bot-on = Un bot al posto { $number }
no-bot = nessun bot
kick-really = Liberare il posto di { $who }?
seat-up = Sposta il posto { $number } in su
seat-down = Sposta il posto { $number } in giù
settings-of-table = Impostazioni
change-settings = Cambia
change-game = Gioca invece a { $game }
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
    [one] { $count } posto è libero; poi chi ospita può iniziare.
   *[other] { $count } posti sono liberi; poi chi ospita può iniziare.
}
