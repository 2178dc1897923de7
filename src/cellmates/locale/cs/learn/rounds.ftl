### Jedno kolo každé hry v obrázcích: pozice z úvodu.

round-title = Jedno kolo v obrázcích
round-lead = Jsou to pozice z úvodu, jak je viděl jeho hráč. Nakresleno je to, co tento hráč věděl.
round-play = Zahrát si toto kolo

round-room25-claim = Před prvním kolem si každý tajně prohlédne jednu sousední místnost. Jennifer teď zná c4: prázdná, zelená. Řekne to; Kevin říká, že b3 je zelená.
round-room25-order = Všichni položili dva žetony lícem dolů. První akce, podle pořadí: Max odhalí *Pohyb* a jde na východ. Místnost se otočí: prázdná.
round-room25-death = Jennifer jde na sever. Sarah uvěřila Kevinovi a jde na západ: *Smrtící místnost*. Je mrtvá a vypadla ze hry. Kevin jen nahlížel.
round-room25-slide = Druhé akce: Max použije *Posun* a posune sloupec d na sever i se sebou. Co nahoře vypadne, dole se vrátí.
round-room25-warn = Jennifer použije *Průzkum* na sever. Popravčí místnost vidí jen ona; ostatním řekne: červená.
round-room25-countdown = Kevin jde na jih do tmy. Kolo skončilo: zbývá o jedno méně a Max, který byl první, je teď poslední.

round-lockup-tokens = {"*"}Nástup.* Od prvního hráče dál každá tlupa ve svém tahu pošle žetony na jednu lokaci. Koboldi otevřeně položí čtyřku do Stok, gobři pětku do Kovárny.
round-lockup-their_bluff = O dva tahy později. Gnollové schovali do Stok pětku a zvěda; vidí je jen oni. Gobři tam mají skrytý žeton také.
round-lockup-lights_out = {"*"}Večerka*, lokace po lokaci. Na Cvičišti čtyřka gnollů poráží trojku gobrů: gnollové berou značku prvního hráče a obě tlupy dostanou moc.
round-lockup-scrap = Ve Stokách se otočí všechno: 5, 4, 2. Zvěd chrání gnolly před podezřením, obě kostky tedy dostanou koboldi. První místo bere 3 šroty, ostatní po 1.
round-lockup-recruit = Jídelna: gnollové jsou tu sami, zaplatí 1 železo a naverbují rváče, který čeká u Kovárny.
round-lockup-tie = Vězeňský blok: vymahač je tak silný, kolik mají gnollové moci, tedy 2. Koboldi mají také dvojku. Shodu vyhrává tlupa nejblíž prvnímu hráči: gnollové vyrábějí první.
round-lockup-patrol = {"*"}Obchůzka.* Nové předměty, rváči jdou o doupě dál, přicházejí noví a každý přinese na svou lokaci podezření. Začíná 2. kolo.
