### One's own book: finished games and what they come to.

book-title = Il mio libro
book-what = Sta in questo browser e sul server finché si ricorda di te. Non c’è nessun account: portalo con te come file.
book-what-site = Sta soltanto in questo browser. Non c’è nessun account: portalo con te come file.
book-empty = Ancora nessuna partita finita. Qui si annota tutto ciò che giochi fino alla fine.
book-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
book-won-of = vinte { $won } su { $played }
book-by-mode = Per modalità
book-by-role = Per ruolo
book-by-character = Per personaggio
book-by-crew = Per banda
book-places = Posti fra gli altri
book-place = { $place ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] { $place }º
}
book-streak-now = Vittorie di fila adesso
book-streak-best = Record di vittorie di fila
book-days = Record di giorni di fila
book-day-best = Miglior punteggio di un giorno
book-puzzles = Problemi risolti
book-by-grade = Per grado
book-grade = Grado { $grade }
book-solved-of = subito: { $won } su { $played }
book-own-grade = Grado nei problemi
book-own-grade-how = Grado nei problemi: il più difficile di cui hai risolto al primo tentativo almeno la metà, su tre o più.
book-awards-how = Contano le partite con altri, una volta per partita.
book-history = Partite finite
book-all = Tutte le { $count } partite
book-whole = Tutto il libro
book-yours = È tuo
book-export = Salva come file
book-import = Aggiungi un file
book-brought = { $count ->
    [one] Nel file c’era { $count } partita.
   *[other] Nel file c’erano { $count } partite.
}
book-delete = Cancella tutto
book-delete-really = Cancellare libro, impostazioni e nome in questo browser e tutto ciò che questo server conserva di te? Le partite che giochi in solitario finiscono.
book-delete-really-site = Cancellare libro, impostazioni, nome e tutte le partite in questo browser?
book-not-kept = Questo browser non conserva nulla: salva il libro come file prima di uscire.
refusal-bad_book = Questo file non è un libro di Cellmates.
