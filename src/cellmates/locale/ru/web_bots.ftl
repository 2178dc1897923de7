### The levels of bots.

botkind-shrewd = смекалистый бот
botkind-mastermind = гениальный бот
botkind-regular = бывалый бот
botkind-rookie = бот-новичок
bot-what-random = Делает что угодно дозволенное, наугад.
bot-what-rookie = Играет впервые: видит многое, но часто выбирает не лучшее.
bot-what-regular = Игру знает, но иногда ошибается.
bot-what-careful = Взвешивает то, что знает, и не рискует.
bot-what-shrewd = Прежде чем сходить, проверяет в уме несколько вариантов.
bot-what-mastermind = Думает долго, проигрывает в уме много вариантов и не спешит.
