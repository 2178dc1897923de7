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
reason-no-answer = нет ответа вовремя

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

# Что не так с настройками игры. Ключи и значения остаются такими, как их пишут.

config-one-of = { $key } не может быть «{ $value }»; возможно: { $known }
config-value = { $key } не может быть «{ $value }»
config-number = { $key } — это число, а не «{ $value }»
config-word = { $key } — это слово, а не «{ $value }»
config-flag = { $key } — это true или false, а не «{ $value }»
config-list = { $key } — это список, а не «{ $value }»
config-range = { $key } не может быть «{ $value }»; возможно: от { $least } до { $most }
config-in-mode = { $key } не может быть «{ $value }» в режиме { $mode }
config-unknown = { $key }: нет такого: «{ $value }»
config-twice = { $key }: что-то названо дважды
config-unknown-or-twice = { $key }: «{ $value }» неизвестно или названо дважды
config-by-seat = { $key }: нужно столько: { $count }, по одному на место
config-too-many = { $key }: { $count } — слишком много для этого стола
config-needs-ultimate = { $key }: для «{ $value }» нужно rule_level ultimate
config-seats = seats не может быть { $seats } в режиме { $mode }; возможно: { $known }
config-seats-edition = seats не может быть { $seats }: в издании { $edition } шесть персонажей
config-guards = guards не может быть { $guards } при seats { $seats }
config-one-side = characters: { $names } не могут быть одной стороной
config-madness-mode = madness — для { $known }, а не для { $mode }
config-complex-too-many = complex_preset: { $count } × { $room } — больше, чем в коробке { $box }
config-complex-keys = complex_preset: в режиме { $mode } число комнат «key» равно { $count }
config-complex-regeneration = complex_preset: в режиме { $mode } нет «regeneration»
config-reserved = exit_zone_reserved: отложено больше двенадцати плиток
config-any-rooms = any_rooms — это список комнат, для complex_preset со свободными местами
config-any-rooms-other = any_rooms: «{ $room }» не для этого комплекса
config-any-rooms-count = any_rooms: комнат цвета { $colour } должно быть { $count }, а не { $got }
config-any-rooms-many = any_rooms: слишком много комнат для этого комплекса
config-cards = cards — это слово, папка или файлы карт, а не «{ $value }»
config-other-cards = cards: { $name }: это не те карты, которыми раздана игра
