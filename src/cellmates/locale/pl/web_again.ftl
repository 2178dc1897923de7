### Playing again, and giving up.

line-wants_rematch = { $who } chce zagrać jeszcze raz.
rematch-ask = Poproś o rewanż
asked-rematch = Poproszono o rewanż.
play-again = Zagraj jeszcze raz
give-up = Niech bot dokończy
give-up-really = Bot dogra partię za ciebie, a ty zobaczysz, jak się skończy. Oddać grę botowi?
replay-next-mark = Do następnej rundy lub przełomu
