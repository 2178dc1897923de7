### Learning: what the tutorials and the rules pages say around their texts.
###
### $what is an option as a phrase, $game the name of a game; $at, $of and $count are numbers.

## Tutorials

tutorial-title = { $game }: partita guidata
tutorial-progress = { $at } di { $of }
tutorial-next = Avanti
tutorial-back = Indietro
tutorial-restart = Da capo
tutorial-do = Adesso: { $what }
tutorial-not-yet = Non ancora. Prima: { $what }
tutorial-read-on = Non ancora. Leggi e premi «Avanti».
tutorial-rules = Leggi le regole
tutorial-play = E ora una vera partita

## Rules pages

rules-title = { $game }: le regole
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun risultato. Prova un'altra parola.
    [one] { $count } risultato
   *[other] { $count } risultati
}
rules-contents = Indice
rules-top = Torna su
rules-clear = Cancella la ricerca
rules-tutorial = Preferisci imparare giocando?
    .what = La partita guidata dura una decina di minuti.
rules-copies = { $count }×
rules-only-ultimate = solo livello Season 2
rules-default = predefinito
