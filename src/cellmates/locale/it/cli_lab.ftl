## Il laboratorio: esperimenti

command-lab = scopri quanto vale una regola
    .what = Esperimenti con i bot: le stesse distribuzioni con una regola e senza, e quante partite servono per saperlo.
lab-compare = gioca le stesse distribuzioni con una regola e senza, e di’ che cosa cambia
lab-power = di’ quante partite servono per esserne certi, e quanto durano qui
lab-flag-bots = chi gioca: un bot per tutti i posti, o diversi che vi si alternano
lab-flag-with = la regola da provare, come chiave=valore; si può ripetere
lab-flag-games = numero di coppie di partite
lab-flag-keep = una cartella che conserva la prova; riavviata, continua da lì
lab-flag-margin = con quale precisione va conosciuta la quota di vittorie: più o meno tanti per cento
lab-flag-share = la quota di vittorie attesa, in per cento
lab-flag-difference = la differenza di quote da scoprire, in per cento
lab-flag-differing = quante coppie di partite finiranno in modo diverso, in per cento
lab-compare-title = { $count ->
    [one] { $count } distribuzione giocata
   *[other] { $count } distribuzioni giocate
 } due volte, la seconda con { $changed }
lab-column-without = senza
lab-column-with = con
lab-column-difference = differenza
lab-column-only = vinte solo senza / solo con
lab-compare-note = p: quanto è probabile una divisione così diseguale se la regola non cambia nulla (test esatto di McNemar).
lab-seat = giocatore { $number }
lab-other-run = { $file } conserva un’altra prova: { $key } lì è { $there } e qui { $here }. Scegli un’altra cartella, o le stesse impostazioni.
lab-broken-file = Impossibile leggere { $file }. Cancellalo, e ciò che conteneva sarà rigiocato.
lab-too-much-gained = --difference non può superare --differing: si guadagna solo dove le partite finiscono in modo diverso
lab-power-margin = Una quota di vittorie a ±{ $margin } % richiede { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }: { $time } su un solo core.
lab-power-pairs = Scoprire una differenza del { $difference } % quando il { $differing } % delle coppie finisce in modo diverso richiede { $count ->
    [one] { $count } coppia
   *[other] { $count } coppie
 } di partite: { $time } su un solo core.
lab-seconds = circa { $count ->
    [one] un secondo
   *[other] { $count } secondi
 }
lab-minutes = circa { $count ->
    [one] un minuto
   *[other] { $count } minuti
 }
lab-hours = circa { $count ->
    [one] un’ora
   *[other] { $count } ore
 }
