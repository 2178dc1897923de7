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
reason-no-answer = neodpovídá včas

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

# Co je špatně na nastavení hry. Klíče a hodnoty zůstávají tak, jak se píšou.

config-one-of = { $key } nemůže být „{ $value }“; možné je: { $known }
config-value = { $key } nemůže být „{ $value }“
config-number = { $key } je číslo, ne „{ $value }“
config-word = { $key } je slovo, ne „{ $value }“
config-flag = { $key } je true nebo false, ne „{ $value }“
config-list = { $key } je seznam, ne „{ $value }“
config-range = { $key } nemůže být „{ $value }“; možné je { $least } až { $most }
config-in-mode = { $key } nemůže být „{ $value }“ v režimu { $mode }
config-unknown = { $key }: „{ $value }“ neexistuje
config-twice = { $key }: něco je uvedeno dvakrát
config-unknown-or-twice = { $key }: „{ $value }“ je neznámé nebo uvedené dvakrát
config-by-seat = { $key }: je jich potřeba { $count }, po jednom na místo
config-too-many = { $key }: { $count } je na tento stůl moc
config-needs-ultimate = { $key }: „{ $value }“ vyžaduje rule_level ultimate
config-seats = seats nemůže být { $seats } v režimu { $mode }; možné je: { $known }
config-seats-edition = seats nemůže být { $seats }: vydání { $edition } má šest postav
config-guards = guards nemůže být { $guards } při seats { $seats }
config-one-side = characters: { $names } nemohou být jedna strana
config-madness-mode = madness je pro { $known }, ne pro { $mode }
config-complex-too-many = complex_preset: { $count } × { $room } je víc, než má krabice { $box }
config-complex-keys = complex_preset: v režimu { $mode } je počet místností „key“ { $count }
config-complex-regeneration = complex_preset: v režimu { $mode } není „regeneration“
config-reserved = exit_zone_reserved: stranou je víc než dvanáct dílků
config-any-rooms = any_rooms je seznam místností, pro complex_preset s volnými místy
config-any-rooms-other = any_rooms: „{ $room }“ není pro tento komplex
config-any-rooms-count = any_rooms: místností barvy { $colour } má být { $count }, ne { $got }
config-any-rooms-many = any_rooms: na tento komplex je místností moc
config-cards = cards je slovo, složka nebo soubory karet, ne „{ $value }“
config-other-cards = cards: { $name }: to nejsou karty, se kterými se hra rozdala
