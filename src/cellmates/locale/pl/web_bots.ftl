### The levels of bots.

botkind-shrewd = bot bystry
botkind-mastermind = bot genialny
botkind-regular = bot obyty
botkind-rookie = bot nowicjusz
bot-what-random = Robi cokolwiek dozwolonego, losowo.
bot-what-rookie = Gra pierwszy raz: widzi sporo, ale często wybiera gorzej.
bot-what-regular = Zna grę, czasem się potknie.
bot-what-careful = Rozważa, co wie, i gra ostrożnie.
bot-what-shrewd = Zanim zagra, próbuje w myślach kilku wyborów.
bot-what-mastermind = Myśli długo, rozgrywa w głowie wiele wyborów i się nie spieszy.
