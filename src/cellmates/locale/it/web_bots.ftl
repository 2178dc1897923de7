### The levels of bots.

botkind-shrewd = bot scaltro
botkind-mastermind = bot geniale
botkind-regular = bot pratico
botkind-rookie = bot novellino
