### Puzzles of Room 25: what they ask, and why an option is or is not the answer.

insight-puzzle_escape = Guidi tutti. Quale scelta li porta fuori prima che finisca questo round, qualunque siano le stanze nascoste?
insight-puzzle_save = Con quale scelta { $who } resta in vita fino alla fine del round, qualunque siano le stanze nascoste?
insight-puzzle_guard = Sei un prigioniero, e sulle stanze i prigionieri hanno detto la verità. Le guardie dicono quello che vogliono. Chi è una guardia?
insight-puzzle_breakout = Guidi tutti. Quale scelta li porta fuori più spesso entro la fine del prossimo round? Poi continua un giocatore prudente, su { $tables } tavoli come puoi immaginarli.
insight-puzzle_certain = Riesce, qualunque siano le stanze nascoste.
insight-puzzle_fails = Può fallire.
insight-puzzle_rate = Escono tutti sul { $percent } % dei tavoli ({ $low }–{ $high }).
insight-puzzle_fits = È coerente con tutto ciò che è stato detto e visto.
insight-puzzle_exit = Allora l'uscita fallita sarebbe stata una fuga.
insight-puzzle_lie = Allora { $who } sarebbe un prigioniero, ma dice «{ $cell }: { $said }», e invece è { $colour }.
insight-puzzle_quarrel = Allora { $who } e { $other } sarebbero prigionieri, ma su { $cell } non concordano: { $said } e { $against }.
insight-puzzle_counts = Allora i prigionieri avrebbero indicato più stanze di un colore di quante ne restano.
