# `cellmates serve`: who may come in, and for how long tables are kept.

flag-password-file = ptát se každého na heslo z tohoto souboru (nebo CELLMATES_PASSWORD)
flag-invited-only = pouštět jen s pozvánkou (cellmates admin invite)
flag-sealed = držet semínka rozehraných her jen v paměti, ne v databázi; restart tyto hry ukončí (jen SQLite)
flag-keep = kolik dní se stoly uchovávají: open=30,abandoned=90,finished=365; „ever“ znamená navždy; výchozí je open=30, ostatní navždy
flag-limit = nastavit omezení, třeba tables=0.5 nebo connections=64; lze zadat vícekrát
error-keep = --keep: „{ $text }“ není open=N, abandoned=N ani finished=N (dny, nebo „ever“)
error-origin = --origin: „{ $text }“ není adresa jako https://games.example.org
