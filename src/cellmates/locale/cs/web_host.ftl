# What a host may do to people and seats, and games that end before their end.

host-powers = Místa a lidé
mute = Ztlumit
unmute = Zrušit ztlumení
muted = ztlumeno
make-host = Udělat hostitelem
make-host-really = Má se hostitelem stát { $who }?
kick-game-really = Poslat hráče { $who } pryč? Než místo někdo převezme, hraje bot.
seat-clear = Uvolnit pro člověka
pardon = Pustit lidi zpět
pardon-what = Koho pošlete pryč, ten si sem už nesedne.
close-game = Ukončit hru
close-game-really = Ukončit hru pro všechny, bez vítěze?
table-closed = ukončeno předčasně
table-gone = Tento stůl byl zavřen.
closed-host = Hostitel tuto hru ukončil.
closed-house = Tuto hru ukončili provozovatelé serveru.
closed-rules = Hra začala podle starších pravidel, která tento server už nehraje, a proto byla ukončena.
closed-abandoned = Dlouho tu nikdo nehrál, a proto byla hra ukončena.
line-relieved-sent_away = { $who }: hostitel hráče poslal pryč; dál hraje bot.
line-relieved-vacant = { $who }: místo je volné; než ho někdo převezme, hraje bot.
line-returned-new = { $who } přebírá místo.
refusal-shut_out = Hostitel vás poslal od stolu pryč. Můžete se dívat, nebo otevřít vlastní stůl.
refusal-muted = Hostitel vás ztlumil. Připravené věty dál fungují.
refusal-own_seat = Nejdřív předejte roli hostitele.
