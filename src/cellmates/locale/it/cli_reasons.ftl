# Why something could not be done: what the system says, and what a database or a setting is not.

reason-missing = il file o la cartella non esiste
reason-denied = accesso negato
reason-there-already = esiste già
reason-not-a-folder = una parte di questo percorso non è una cartella
reason-a-folder = è una cartella
reason-full = il disco è pieno
reason-read-only = lì non si può scrivere nulla
reason-refused = a questo indirizzo non risponde nessuno
reason-not-our-address = questa macchina non ha un tale indirizzo
reason-unknown-host = non si trova nessuna macchina con questo nome

store-address = un database è sqlite:///FILE o postgresql://USER@HOST/NAME
store-cannot-open = impossibile aprire il database: { $problem }
store-no-file = il file { $file } non esiste
store-not-ours = in questo database non c'è nulla di Cellmates
store-not-a-database = { $file } non è un database di Cellmates
store-damaged = il file { $file } è danneggiato: { $problem }
store-newer = il database è stato scritto da una versione più recente di Cellmates ({ $found }; questa conosce { $newest })
store-older = il database è di una versione precedente di Cellmates ({ $found }; questa conosce { $newest }): avvia una volta il suo server, che lo aggiorna
store-in-use = un altro server usa questo file
store-sealed-alone = un server sigillato ha un database tutto per sé: SQLite
store-backup-sqlite = questo è per SQLite; per PostgreSQL si usano pg_dump e pg_restore
store-file-exists = { $file } esiste già

setting-cannot-read = { $key }: { $problem }
setting-empty = { $key }: vuoto
setting-limit-form = al posto di «{ $text }» ci vuole NAME=NUMBER, dove NAME è uno di: { $known }
setting-limit-number = «{ $text }»: questo numero qui non va bene
setting-limit-positive = «{ $text }»: un limite è maggiore di 0
setting-two-sets = ci sono due insiemi chiamati «{ $name }»

admin-game-over = la partita è finita
