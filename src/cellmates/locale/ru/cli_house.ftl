# `cellmates serve`: who may come in, and for how long tables are kept.

flag-password-file = спрашивать у всех пароль из этого файла (или CELLMATES_PASSWORD)
flag-invited-only = впускать только с приглашением (cellmates admin invite)
flag-sealed = хранить зерна идущих игр только в памяти, не в базе; перезапуск заканчивает эти игры (только SQLite)
flag-keep = сколько дней хранить столы: open=30,abandoned=90,finished=365; «ever» значит всегда; по умолчанию open=30, остальные всегда
flag-limit = задать ограничение, например tables=0.5 или connections=64; можно указать несколько раз
error-keep = --keep: «{ $text }» не похоже на open=N, abandoned=N или finished=N (дни или «ever»)
error-origin = --origin: «{ $text }» не похоже на адрес вида https://games.example.org
