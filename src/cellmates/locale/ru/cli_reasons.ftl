# Why something could not be done: what the system says, and what a database or a setting is not.

reason-missing = нет такого файла или папки
reason-denied = нет доступа
reason-there-already = уже существует
reason-not-a-folder = часть этого пути — не папка
reason-a-folder = это папка
reason-full = на диске нет места
reason-read-only = туда нельзя ничего записать
reason-refused = по этому адресу никто не отвечает
reason-not-our-address = у этого компьютера нет такого адреса
reason-unknown-host = компьютер с таким именем не найден

store-address = база — это sqlite:///FILE или postgresql://USER@HOST/NAME
store-cannot-open = не удается открыть базу: { $problem }
store-no-file = нет файла { $file }
store-not-ours = в этой базе нет ничего от Cellmates
store-not-a-database = { $file } — не база Cellmates
store-damaged = файл { $file } поврежден: { $problem }
store-newer = базу записала более новая версия Cellmates ({ $found }; эта знает { $newest })
store-older = база от более старой версии Cellmates ({ $found }; эта знает { $newest }): запустите один раз ее сервер, он ее обновит
store-in-use = этим файлом пользуется другой сервер
store-sealed-alone = у запечатанного сервера своя отдельная база: SQLite
store-backup-sqlite = это для SQLite; для PostgreSQL есть pg_dump и pg_restore
store-file-exists = { $file } уже существует

setting-cannot-read = { $key }: { $problem }
setting-empty = { $key }: пусто
setting-limit-form = вместо «{ $text }» нужно NAME=NUMBER, где NAME — одно из: { $known }
setting-limit-number = «{ $text }»: такое число сюда не подходит
setting-limit-positive = «{ $text }»: ограничение должно быть больше 0
setting-two-sets = есть два набора с названием «{ $name }»

admin-game-over = игра окончена
