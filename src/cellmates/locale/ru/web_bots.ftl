### The levels of bots that think.

botkind-shrewd = смекалистый бот
botkind-mastermind = гениальный бот
