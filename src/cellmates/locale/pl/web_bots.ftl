### The levels of bots that think.

botkind-shrewd = bot bystry
botkind-mastermind = bot genialny
