### The levels of bots that think.

botkind-shrewd = bystrý bot
botkind-mastermind = geniální bot
