### The levels of bots.

botkind-shrewd = bystrý bot
botkind-mastermind = geniální bot
botkind-regular = zběhlý bot
botkind-rookie = bot nováček
bot-what-random = Dělá cokoli dovoleného, náhodně.
bot-what-rookie = Hraje poprvé: vidí hodně, ale často zvolí až druhou nejlepší možnost.
bot-what-regular = Hru zná, občas chybuje.
bot-what-careful = Zvažuje, co ví, a hraje na jistotu.
bot-what-shrewd = Než zahraje, vyzkouší si v duchu pár možností.
bot-what-mastermind = Přemýšlí dlouho, v duchu si přehraje mnoho možností a nespěchá.
