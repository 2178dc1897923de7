### The levels of bots.

botkind-shrewd = shrewd bot
botkind-mastermind = mastermind bot
botkind-regular = regular bot
botkind-rookie = rookie bot
bot-what-random = Does anything that is allowed, by lot.
bot-what-rookie = Plays for the first time: sees a lot, and often picks the second best.
bot-what-regular = Knows the game, and slips now and then.
bot-what-careful = Weighs what it knows and plays it safe.
bot-what-shrewd = Tries a few choices out in its head before it acts.
bot-what-mastermind = Thinks long, plays many choices through, and takes its time.
