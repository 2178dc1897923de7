### The levels of bots.

botkind-shrewd = смекалистый бот
botkind-mastermind = гениальный бот
botkind-regular = бывалый бот
botkind-rookie = бот-новичок
