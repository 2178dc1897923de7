# `cellmates serve`: who may come in, and for how long tables are kept.

flag-password-file = pytaj każdego o hasło zapisane w tym pliku (albo w CELLMATES_PASSWORD)
flag-invited-only = wpuszczaj tylko z zaproszeniem (cellmates admin invite)
flag-sealed = trzymaj ziarna trwających gier tylko w pamięci, nie w bazie; ponowne uruchomienie kończy te gry (tylko SQLite)
flag-keep = przez ile dni trzymać stoły: open=30,abandoned=90,finished=365; „ever” znaczy zawsze; domyślnie open=30, pozostałe zawsze
flag-limit = ustaw ograniczenie, na przykład tables=0.5 albo connections=64; można podać kilka razy
error-keep = --keep: „{ $text }” to nie open=N, abandoned=N ani finished=N (dni albo „ever”)
error-origin = --origin: „{ $text }” to nie adres w rodzaju https://games.example.org
