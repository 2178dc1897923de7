# `cellmates serve`: who may come in, and for how long tables are kept.

flag-password-file = chiedi a tutti la password scritta in questo file (o in CELLMATES_PASSWORD)
flag-invited-only = fai entrare solo chi ha un invito (cellmates admin invite)
flag-sealed = tieni i semi delle partite in corso solo in memoria, non nel database; un riavvio termina queste partite (solo SQLite)
flag-keep = per quanti giorni si conservano i tavoli: open=30,abandoned=90,finished=365; «ever» per sempre; di norma open=30 e gli altri per sempre
flag-limit = imposta un limite, per esempio tables=0.5 o connections=64; si può ripetere
error-keep = --keep: «{ $text }» non è open=N, abandoned=N o finished=N (giorni, o «ever»)
error-origin = --origin: «{ $text }» non è un indirizzo come https://games.example.org
