# Why something could not be done: what the system says, and what a database or a setting is not.

reason-missing = there is no such file or folder
reason-denied = access is denied
reason-there-already = it is there already
reason-not-a-folder = a part of this path is not a folder
reason-a-folder = this is a folder
reason-full = the disk is full
reason-read-only = nothing can be written there
reason-refused = nothing answers at this address
reason-not-our-address = this machine has no such address
reason-unknown-host = no machine of this name can be found
reason-no-answer = it does not answer in time

store-address = a database is sqlite:///FILE or postgresql://USER@HOST/NAME
store-cannot-open = cannot open the database: { $problem }
store-no-file = there is no file { $file }
store-not-ours = there is nothing of Cellmates in this database
store-not-a-database = { $file } is no database of Cellmates
store-damaged = { $file } is damaged: { $problem }
store-newer = the database was written by a newer version of Cellmates ({ $found }; this one knows { $newest })
store-older = the database is of an older version of Cellmates ({ $found }; this one knows { $newest }): start its server once, which brings it up to date
store-in-use = another server uses this file
store-sealed-alone = a sealed house has its database to itself: SQLite
store-backup-sqlite = this is for SQLite; for PostgreSQL use pg_dump and pg_restore
store-file-exists = { $file } is there already

setting-cannot-read = { $key }: { $problem }
setting-empty = { $key }: empty
setting-limit-form = “{ $text }” should read NAME=NUMBER, where NAME is one of { $known }
setting-limit-number = “{ $text }”: this is no number that fits here
setting-limit-positive = “{ $text }”: a limit is more than 0
setting-two-sets = there are two sets called “{ $name }”

admin-game-over = the game is over

# What is wrong with settings of a game. Keys and values stand as they are written.

config-one-of = { $key } cannot be “{ $value }”; there are { $known }
config-value = { $key } cannot be “{ $value }”
config-number = { $key } is a number, not “{ $value }”
config-word = { $key } is a word, not “{ $value }”
config-flag = { $key } is true or false, not “{ $value }”
config-list = { $key } is a list, not “{ $value }”
config-range = { $key } cannot be “{ $value }”; it may be { $least } to { $most }
config-in-mode = { $key } cannot be “{ $value }” in { $mode }
config-unknown = { $key }: there is no “{ $value }”
config-twice = { $key }: one is named twice
config-unknown-or-twice = { $key }: “{ $value }” is unknown or named twice
config-by-seat = { $key }: { $count } are needed, one for each place
config-too-many = { $key }: { $count } are too many for this table
config-needs-ultimate = { $key }: “{ $value }” needs rule_level ultimate
config-seats = seats cannot be { $seats } in { $mode }; it may be { $known }
config-seats-edition = seats cannot be { $seats }: the edition { $edition } has six characters
config-guards = guards cannot be { $guards } with seats { $seats }
config-one-side = characters: { $names } cannot be one side
config-madness-mode = madness is for { $known }, not for { $mode }
config-complex-too-many = complex_preset: { $count } × { $room } are more than the box { $box } holds
config-complex-keys = complex_preset: in { $mode } the number of rooms “key” is { $count }
config-complex-regeneration = complex_preset: there is no “regeneration” in { $mode }
config-reserved = exit_zone_reserved: more than twelve tiles are set aside
config-any-rooms = any_rooms is a list of rooms, for a complex_preset with free places
config-any-rooms-other = any_rooms: “{ $room }” is not for this complex
config-any-rooms-count = any_rooms: of the colour { $colour } there must be { $count } rooms, not { $got }
config-any-rooms-many = any_rooms: too many rooms for this complex
config-cards = cards is a word, a folder or card files, not “{ $value }”
config-other-cards = cards: { $name }: these are not the cards that the game was dealt with
