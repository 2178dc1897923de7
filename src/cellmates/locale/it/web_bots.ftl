### The levels of bots that think.

botkind-shrewd = bot scaltro
botkind-mastermind = bot geniale
