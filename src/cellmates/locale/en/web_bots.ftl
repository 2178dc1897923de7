### The levels of bots that think.

botkind-shrewd = shrewd bot
botkind-mastermind = mastermind bot
