### Playing again, and giving up.

line-wants_rematch = { $who }: просьба о реванше.
rematch-ask = Попросить реванш
asked-rematch = Просьба о реванше отправлена.
play-again = Сыграть еще раз
give-up = Пусть доиграет бот
give-up-really = Бот доиграет за вас, и вы увидите, чем все кончится. Отдать игру боту?
replay-next-mark = К следующему раунду или перелому
