### Che carattere hanno i bot.

temperaments = Carattere
temperament-own = come il suo personaggio
temperament-bold = audace
temperament-cautious = prudente
temperament-collector = collezionista
temperament-curious = curioso
temperament-greedy = avido
temperament-grudging = rancoroso
temperament-liar = bugiardo
temperament-loyal = leale
temperament-silent = silenzioso
temperament-talkative = chiacchierone
bot-with-temperament = { $bot } ({ $temperament })
bots-like-us = Completa con bot come noi
bots-like-us-what = Il loro livello dipende da come sono finite le vostre partite contro i bot.
