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
