### The page: its settings, and what only the table of Room 25 in a browser says.

## Settings

settings = Impostazioni
settings-speed = Animazioni
speed-slow = lente
speed-normal = normali
speed-fast = veloci
speed-off = disattivate
settings-volume = Volume
settings-muted = Senza audio

## While steps are shown

skip-steps = Salta
    .what = Salta le animazioni; lo fanno anche i tasti S ed Esc.

## What nobody hides any more: after the end, and in a replay with open eyes

cell-open = nascosta, ora visibile a tutti
about-open = È a faccia in giù, ma ora è tutto scoperto:

## Programmazione

slot-1 = Prima azione
slot-2 = Seconda azione
slot-only = Unica azione
slots-none = Le tue azioni si pescano dalla pila.
slots-what = Trascina qui i segnalini o toccali. Un tocco sulla casella toglie il segnalino.
program-sent = Il tuo programma è coperto.
program-take-back = Puoi ritirarlo finché non sono pronti tutti.

## Parti del tavolo

part-countdown = Conto alla rovescia
    .what = Un passo per round. Finito l'ultimo round, finisce lo spettacolo.
part-alarm = Allarme
    .what = Qualcuno è arrivato presto nella Stanza 25: il conto alla rovescia è saltato a cinque round. Solo in Sospetto, Competizione e Squadre.
part-order = Ordine di turno
    .what = Da sinistra a destra: tutte le prime azioni, poi tutte le seconde. Dopo ogni round il primo passa in fondo. Un volto grigio indica i morti.
part-deck = Mazzo M.A.C.
    .what = Con queste carte colpisce il Complesso. Le carte pescate restano scoperte finché valgono, poi vanno negli scarti.
part-readiness = Chi ha già programmato
    .what = Vedi chi è a posto, ma non che cosa ha programmato.
part-key = La via d'uscita
    .what = Nessuno fugge prima che qualcuno entri nella Stanza della Chiave.
part-exit = Stanza 25
    .what = Dice se la via d'uscita è già stata rivelata.
part-guards = Guardie
    .what = Il numero delle guardie che siedono tra voi. Solo loro sanno di esserlo.
part-jamming = Interferenze
    .what = Nessuno può dire o mostrare nulla finché durano le interferenze.
part-claim = Dillo
    .what = Di' a tutti il colore di questa stanza. Nessuno controlla se è vero.
tap-again = Ancora sulla stessa stanza: { $option }
said-here = Che cosa se ne dice
