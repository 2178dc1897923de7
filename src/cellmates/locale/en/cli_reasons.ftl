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
