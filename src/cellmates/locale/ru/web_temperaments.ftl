### Какими бывают боты.

temperaments = Нрав
temperament-own = как у персонажа
temperament-bold = смелый
temperament-cautious = осторожный
temperament-collector = собиратель
temperament-curious = любопытный
temperament-greedy = жадный
temperament-grudging = злопамятный
temperament-liar = лжец
temperament-loyal = верный
temperament-silent = молчаливый
temperament-talkative = болтливый
bot-with-temperament = { $bot } ({ $temperament })
bots-like-us = Посадить ботов под стать нам
bots-like-us-what = Их уровень зависит от того, чем заканчивались ваши игры с ботами.
