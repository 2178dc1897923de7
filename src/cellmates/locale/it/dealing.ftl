### Who could have chosen a deal, and what is said while it is dealt.

dealing-now = Si distribuisce: ogni browser aggiunge qualcosa di suo…
dealt-own = Il tuo browser ha aggiunto alla distribuzione un numero casuale suo e la registrazione lo contiene: nessuno poteva scegliere questa distribuzione, nemmeno il server.
dealt-others = { $count ->
    [one] Un giocatore ha aggiunto alla distribuzione un numero casuale suo.
   *[other] { $count } giocatori hanno aggiunto alla distribuzione numeri casuali loro.
} Chi vi trova il proprio sa che il server non l'ha scelta.
dealt-missing = { $count ->
    [one] Manca un numero casuale promesso
   *[other] Mancano { $count } numeri casuali promessi
}: chi non li ha rivelati poteva, insieme al server, scegliere fra { $deals } distribuzioni.
dealt-house = Il seme l'ha estratto il server da solo: questo dimostra che la distribuzione non è cambiata durante la partita, non che non sia stata scelta.
dealt-public = Il seme di questa distribuzione era pubblico prima della partita ed è uguale per tutti: la registrazione non dice chi l'ha scelto.
dealt-left_out = Il numero casuale del tuo browser è arrivato troppo tardi: il browser non può garantire che nessuno abbia scelto la distribuzione.
dealt-broken = Il seme non è stato composto come era stato detto al tuo browser prima della partita. Non fidarti di questa distribuzione.
refusal-bad_nonce = Non è il numero casuale di cui era stata mostrata l'impronta.
closed-sealed = Il server è stato riavviato. Tiene i segreti delle partite in corso solo in memoria, perciò questa partita è finita.
refusal-sealed = Questo server tiene i segreti delle partite in corso solo in memoria ed è stato riavviato durante questa partita: non si può più continuare, rivedere né verificare.
