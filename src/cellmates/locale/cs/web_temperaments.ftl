### Jací boti jsou.

temperaments = Povaha
temperament-own = jako jeho postava
temperament-bold = odvážný
temperament-cautious = opatrný
temperament-collector = sběratel
temperament-curious = zvědavý
temperament-greedy = chamtivý
temperament-grudging = nezapomíná křivdy
temperament-liar = lhář
temperament-loyal = věrný
temperament-silent = mlčenlivý
temperament-talkative = upovídaný
bot-with-temperament = { $bot } ({ $temperament })
bots-like-us = Doplnit boty, jako jsme my
bots-like-us-what = Jejich úroveň se řídí tím, jak dopadly vaše hry proti botům.
