### The levels of bots.

botkind-shrewd = shrewd bot
botkind-mastermind = mastermind bot
botkind-regular = regular bot
botkind-rookie = rookie bot
