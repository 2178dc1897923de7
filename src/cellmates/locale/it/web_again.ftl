### Playing again, and giving up.

line-wants_rematch = { $who } vorrebbe giocare ancora.
rematch-ask = Chiedi la rivincita
asked-rematch = Hai chiesto la rivincita.
play-again = Gioca ancora
give-up = Fai finire un bot
give-up-really = Un bot gioca al posto tuo fino alla fine, e vedrai come va a finire. Lasci il gioco a un bot?
replay-next-mark = Al prossimo round o momento decisivo
