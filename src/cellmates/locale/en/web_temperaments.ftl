### What bots are like.

temperaments = Temperament
temperament-own = as its character
temperament-bold = bold
temperament-cautious = cautious
temperament-collector = collector
temperament-curious = curious
temperament-greedy = greedy
temperament-grudging = bears grudges
temperament-liar = liar
temperament-loyal = loyal
temperament-silent = silent
temperament-talkative = talkative
bot-with-temperament = { $bot } ({ $temperament })
bots-like-us = Fill with bots like us
bots-like-us-what = Their levels follow from how your own games against bots have ended.
