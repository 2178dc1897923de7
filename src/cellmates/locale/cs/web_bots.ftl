### The levels of bots.

botkind-shrewd = bystrý bot
botkind-mastermind = geniální bot
botkind-regular = zběhlý bot
botkind-rookie = bot nováček
