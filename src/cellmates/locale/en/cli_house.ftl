# `cellmates serve`: who may come in, and for how long tables are kept.

flag-password-file = ask everybody for the password that stands in this file (or CELLMATES_PASSWORD)
flag-invited-only = let in only who has an invitation (cellmates admin invite)
flag-sealed = keep the seeds of games in progress in memory alone, not in the database; a restart ends these games (SQLite only)
flag-keep = how many days tables are kept: open=30,abandoned=90,finished=365; “ever” for ever; by default open=30 and the others for ever
flag-limit = set a limit, such as tables=0.5 or connections=64; may be given several times
error-keep = --keep: “{ $text }” is not open=N, abandoned=N or finished=N (days, or “ever”)
error-origin = --origin: “{ $text }” is not an address such as https://games.example.org
