### The levels of bots.

botkind-shrewd = bot bystry
botkind-mastermind = bot genialny
botkind-regular = bot obyty
botkind-rookie = bot nowicjusz
