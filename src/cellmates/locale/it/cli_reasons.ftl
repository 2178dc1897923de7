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
reason-no-answer = non risponde in tempo

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

# Che cosa non va nelle impostazioni di una partita. Chiavi e valori restano come si scrivono.

config-one-of = { $key } non può essere «{ $value }»; valori possibili: { $known }
config-value = { $key } non può essere «{ $value }»
config-number = { $key } è un numero, non «{ $value }»
config-word = { $key } è una parola, non «{ $value }»
config-flag = { $key } è true o false, non «{ $value }»
config-list = { $key } è un elenco, non «{ $value }»
config-range = { $key } non può essere «{ $value }»; valori possibili: da { $least } a { $most }
config-in-mode = { $key } non può essere «{ $value }» in { $mode }
config-unknown = { $key }: «{ $value }» non esiste
config-twice = { $key }: qualcosa è indicato due volte
config-unknown-or-twice = { $key }: «{ $value }» è sconosciuto o indicato due volte
config-by-seat = { $key }: ne servono { $count }, uno per posto
config-too-many = { $key }: { $count } sono troppi per questo tavolo
config-needs-ultimate = { $key }: per «{ $value }» serve rule_level ultimate
config-seats = seats non può essere { $seats } in { $mode }; valori possibili: { $known }
config-seats-edition = seats non può essere { $seats }: l’edizione { $edition } ha sei personaggi
config-guards = guards non può essere { $guards } con seats { $seats }
config-one-side = characters: { $names } non possono essere un’unica parte
config-madness-mode = madness è per { $known }, non per { $mode }
config-complex-too-many = complex_preset: { $count } × { $room } sono più di quanti ne ha la scatola { $box }
config-complex-keys = complex_preset: in { $mode } le stanze «key» sono { $count }
config-complex-regeneration = complex_preset: in { $mode } non c’è «regeneration»
config-reserved = exit_zone_reserved: sono messe da parte più di dodici tessere
config-any-rooms = any_rooms è un elenco di stanze, per un complex_preset con posti liberi
config-any-rooms-other = any_rooms: «{ $room }» non è per questo complesso
config-any-rooms-count = any_rooms: le stanze di colore { $colour } devono essere { $count }, non { $got }
config-any-rooms-many = any_rooms: troppe stanze per questo complesso
config-cards = cards è una parola, una cartella o dei file di carte, non «{ $value }»
config-other-cards = cards: { $name }: non sono le carte con cui è stata distribuita la partita
