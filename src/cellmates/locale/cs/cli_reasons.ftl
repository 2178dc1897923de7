# Why something could not be done: what the system says, and what a database or a setting is not.

reason-missing = takový soubor ani složka neexistuje
reason-denied = přístup odepřen
reason-there-already = už existuje
reason-not-a-folder = část této cesty není složka
reason-a-folder = je to složka
reason-full = disk je plný
reason-read-only = nedá se tam nic zapsat
reason-refused = na této adrese nic neodpovídá
reason-not-our-address = tento počítač takovou adresu nemá
reason-unknown-host = počítač toho jména nelze najít

store-address = databáze je sqlite:///FILE nebo postgresql://USER@HOST/NAME
store-cannot-open = databázi nelze otevřít: { $problem }
store-no-file = soubor { $file } neexistuje
store-not-ours = v této databázi není nic z Cellmates
store-not-a-database = { $file } není databáze Cellmates
store-damaged = soubor { $file } je poškozený: { $problem }
store-newer = databázi zapsala novější verze Cellmates ({ $found }; tato zná { $newest })
store-older = databáze je ze starší verze Cellmates ({ $found }; tato zná { $newest }): spusťte jednou její server, ten ji aktualizuje
store-in-use = tento soubor používá jiný server
store-sealed-alone = zapečetěný server má databázi jen pro sebe: SQLite
store-backup-sqlite = to je pro SQLite; pro PostgreSQL jsou pg_dump a pg_restore
store-file-exists = { $file } už existuje

setting-cannot-read = { $key }: { $problem }
setting-empty = { $key }: prázdné
setting-limit-form = místo „{ $text }“ má být NAME=NUMBER, kde NAME je jedno z: { $known }
setting-limit-number = „{ $text }“: takové číslo sem nepatří
setting-limit-positive = „{ $text }“: omezení musí být větší než 0
setting-two-sets = jsou tu dvě sady jménem „{ $name }“

admin-game-over = hra skončila
