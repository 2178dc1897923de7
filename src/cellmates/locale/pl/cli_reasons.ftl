# Why something could not be done: what the system says, and what a database or a setting is not.

reason-missing = nie ma takiego pliku ani folderu
reason-denied = brak dostępu
reason-there-already = już istnieje
reason-not-a-folder = część tej ścieżki nie jest folderem
reason-a-folder = to jest folder
reason-full = dysk jest pełny
reason-read-only = nie można tam nic zapisać
reason-refused = pod tym adresem nic nie odpowiada
reason-not-our-address = ten komputer nie ma takiego adresu
reason-unknown-host = nie można znaleźć komputera o tej nazwie
reason-no-answer = nie odpowiada na czas

store-address = baza to sqlite:///FILE albo postgresql://USER@HOST/NAME
store-cannot-open = nie można otworzyć bazy: { $problem }
store-no-file = nie ma pliku { $file }
store-not-ours = w tej bazie nie ma nic z Cellmates
store-not-a-database = { $file } nie jest bazą Cellmates
store-damaged = plik { $file } jest uszkodzony: { $problem }
store-newer = bazę zapisała nowsza wersja Cellmates ({ $found }; ta zna { $newest })
store-older = baza jest ze starszej wersji Cellmates ({ $found }; ta zna { $newest }): uruchom raz jej serwer, a on ją zaktualizuje
store-in-use = tego pliku używa inny serwer
store-sealed-alone = zapieczętowany serwer ma bazę tylko dla siebie: SQLite
store-backup-sqlite = to działa z SQLite; dla PostgreSQL użyj pg_dump i pg_restore
store-file-exists = { $file } już istnieje

setting-cannot-read = { $key }: { $problem }
setting-empty = { $key }: puste
setting-limit-form = zamiast „{ $text }” powinno być NAME=NUMBER, gdzie NAME to jedno z: { $known }
setting-limit-number = „{ $text }”: taka liczba tu nie pasuje
setting-limit-positive = „{ $text }”: ograniczenie musi być większe od 0
setting-two-sets = są dwa zestawy o nazwie „{ $name }”

admin-game-over = gra jest skończona

# Co jest nie tak z ustawieniami gry. Klucze i wartości zostają tak, jak się je pisze.

config-one-of = { $key } nie może mieć wartości „{ $value }”; możliwe: { $known }
config-value = { $key } nie może mieć wartości „{ $value }”
config-number = { $key } to liczba, a nie „{ $value }”
config-word = { $key } to słowo, a nie „{ $value }”
config-flag = { $key } ma wartość true albo false, a nie „{ $value }”
config-list = { $key } to lista, a nie „{ $value }”
config-range = { $key } nie może mieć wartości „{ $value }”; możliwe: od { $least } do { $most }
config-in-mode = { $key } nie może mieć wartości „{ $value }” w trybie { $mode }
config-unknown = { $key }: nie ma „{ $value }”
config-twice = { $key }: coś jest podane dwa razy
config-unknown-or-twice = { $key }: „{ $value }” jest nieznane albo podane dwa razy
config-by-seat = { $key }: potrzeba tylu: { $count }, po jednym na miejsce
config-too-many = { $key }: { $count } to za dużo na ten stół
config-needs-ultimate = { $key }: „{ $value }” wymaga rule_level ultimate
config-seats = seats nie może wynosić { $seats } w trybie { $mode }; możliwe: { $known }
config-seats-edition = seats nie może wynosić { $seats }: wydanie { $edition } ma sześć postaci
config-guards = guards nie może wynosić { $guards } przy seats { $seats }
config-one-side = characters: { $names } nie mogą być jedną stroną
config-madness-mode = madness jest dla { $known }, a nie dla { $mode }
config-complex-too-many = complex_preset: { $count } × { $room } to więcej, niż ma pudełko { $box }
config-complex-keys = complex_preset: w trybie { $mode } liczba pokojów „key” to { $count }
config-complex-regeneration = complex_preset: w trybie { $mode } nie ma „regeneration”
config-reserved = exit_zone_reserved: odłożono więcej niż dwanaście kafli
config-any-rooms = any_rooms to lista pokojów, dla complex_preset z wolnymi miejscami
config-any-rooms-other = any_rooms: „{ $room }” nie pasuje do tego kompleksu
config-any-rooms-count = any_rooms: pokojów koloru { $colour } ma być { $count }, a jest { $got }
config-any-rooms-many = any_rooms: za dużo pokojów na ten kompleks
config-cards = cards to słowo, folder albo pliki kart, a nie „{ $value }”
config-other-cards = cards: { $name }: to nie są karty, którymi rozdano tę grę
