### Che cosa dice il comando `cellmates` oltre ad app.ftl.

## Uso sbagliato

error-missing-arguments = Manca: { $known }
error-unknown-arguments = Non capito: { $text }
error-missing-value = { $key } vuole un valore.
error-argument = { $key }: { $problem }

## Controllo

check-unreadable = { $count ->
    [one] { $count } file non è uno scenario.
   *[other] { $count } file non sono scenari.
}

## Che cosa c'è nella scatola

argument-topic = che cosa mostrare: { $known }
argument-name = una cosa sola, con la sua notazione o il suo nome
error-unknown-name = { $topic }: non c'è "{ $text }". Ci sono: { $known }.

topic-rooms = Stanze
topic-characters = Personaggi
topic-cards = Carte M.A.C.
topic-complexes = Complessi
topic-editions = Edizioni
topic-switches = Interruttori delle regole

fact-slug = notazione
fact-name = nome
fact-colour = colore
fact-level = regole
fact-tiles = tessere
fact-boxes = tessere nelle scatole
fact-source = fonte
fact-letter = lettera
fact-special = abilità speciale
fact-duo = compagno
fact-box = scatola
fact-empties = Stanze Vuote proprie
fact-locks = lucchetti propri
fact-copies = copie
fact-set = serie
fact-kind = tipo
fact-modes = modalità
fact-out = mai pescate
fact-differs = letture proprie
fact-differences = letture proprie
fact-default = predefinito
fact-depends = secondo le altre impostazioni
fact-values = valori
fact-rule = regola

values-tiles = un elenco di stanze
values-complex = un complesso, o 25 stanze
values-seat = il numero di un posto

source-rulebook = regolamento
source-secondary = di seconda mano
source-reconstructed = ricostruzione
set-base = base
set-madness = follia
complex-list = elenco
    .what = 25 stanze precise, note a tutti
complex-table = tabella
    .what = alcune stanze si pescano a caso per colore; è nota solo la tabella
complex-any = a caso: { $count }
