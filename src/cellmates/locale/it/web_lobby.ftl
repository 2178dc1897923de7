### The lobby: modes, presets, switches, what differs from the book, seats.

lobby-host = Il tavolo è di { $who }
seats-taken = occupati { $taken } su { $all }
seat-free-what = un amico con il link, o un bot
seat-here = al tavolo
seat-change = Cambia
bot-in = Invita un bot
bot-out = Manda via il bot
bot-strength = forza { $rank } su { $all }
setup-difficulty = Difficoltà
presets = Regole
    .what = scegli un set, poi cambia quel che vuoi
books = Regolamenti come stampati
preset-first = Prima partita
preset-short = Breve
preset-families = In famiglia
preset-experts = Esperti
preset-tournament = Torneo
edition-book = Regolamento
room25-preset-first = regole base, il tabellone ricorda ciò che hai visto
room25-preset-short = quattro giocatori, regole base, bot veloci
room25-preset-families = basta entrare tutti, uno si può perdere
room25-preset-experts = tutto al massimo, e si ricorda da soli
room25-preset-tournament = regole complete con l'orologio
room25-preset-ultimate = entrambe le stagioni, come stampato
room25-preset-polish = il libretto polacco, come stampato
room25-preset-russian = il libretto russo, come stampato
room25-preset-season2 = la seconda scatola, come stampato
room25-preset-italian = il libretto italiano, come stampato
room25-preset-season1 = la prima scatola, come stampato
lockup-preset-first = secondo le regole, con calma
lockup-preset-short = due bande, bot veloci
lockup-preset-families = tre bande, chat libera, con calma
lockup-preset-experts = le guardie al massimo
lockup-preset-tournament = con l'orologio, solo frasi pronte
lockup-preset-book = come stampato
differs = Diverso dal regolamento
as-printed = Come stampato
book-says = regolamento: { $value }
book-decides = secondo il resto
value-on = sì
value-off = no
value-own-list = un elenco tuo
switches = Tutte le opzioni
switches-search = { $count ->
    [one] Cerca in { $count } opzione
   *[other] Cerca in { $count } opzioni
}
switches-none = Per questa modalità non c'è un'opzione simile.
switches-elsewhere = Qui non conta, ma in un'altra modalità o con altre regole sì: { $names }.
group-house = Al tavolo
group-all = Tutte
lobby-complete = Ci sono tutti
lobby-about = circa { $count } minuti
lobby-by-the-book = Tutto secondo il regolamento.
