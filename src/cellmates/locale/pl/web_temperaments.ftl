### Jakie są boty.

temperaments = Usposobienie
temperament-own = jak jego postać
temperament-bold = śmiały
temperament-cautious = ostrożny
temperament-collector = kolekcjoner
temperament-curious = ciekawski
temperament-greedy = chciwy
temperament-grudging = pamiętliwy
temperament-liar = kłamca
temperament-loyal = lojalny
temperament-silent = małomówny
temperament-talkative = gadatliwy
bot-with-temperament = { $bot } ({ $temperament })
bots-like-us = Uzupełnij botami takimi jak my
bots-like-us-what = Ich poziom zależy od tego, jak kończyły się wasze gry z botami.
