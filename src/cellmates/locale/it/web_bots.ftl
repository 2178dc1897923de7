### The levels of bots.

botkind-shrewd = bot scaltro
botkind-mastermind = bot geniale
botkind-regular = bot pratico
botkind-rookie = bot novellino
bot-what-random = Fa qualunque cosa permessa, a caso.
bot-what-rookie = Gioca per la prima volta: vede molto, ma spesso sceglie la seconda mossa migliore.
bot-what-regular = Conosce il gioco, ogni tanto sbaglia.
bot-what-careful = Soppesa quel che sa e non rischia.
bot-what-shrewd = Prima di agire prova a mente qualche scelta.
bot-what-mastermind = Pensa a lungo, prova a mente molte scelte e si prende il suo tempo.
