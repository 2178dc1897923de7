### Playing again, and giving up.

line-wants_rematch = { $who } si chce zahrát znovu.
rematch-ask = Požádat o odvetu
asked-rematch = O odvetu jste požádali.
play-again = Hrát znovu
give-up = Ať to dohraje bot
give-up-really = Bot hru dohraje za vás a uvidíte, jak dopadne. Předat hru botovi?
replay-next-mark = Na další kolo nebo zvrat
