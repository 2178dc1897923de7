### Learning: what the tutorials and the rules pages say around their texts.
###
### $what is an option as a phrase, $game the name of a game; $at, $of and $count are numbers.

## Tutorials

tutorial-title = { $game }: samouczek
tutorial-progress = { $at } z { $of }
tutorial-next = Dalej
tutorial-back = Wstecz
tutorial-restart = Od początku
tutorial-do = Teraz: { $what }
tutorial-not-yet = To jeszcze nie teraz. Najpierw: { $what }
tutorial-read-on = Jeszcze nie. Przeczytaj i naciśnij „Dalej”.
tutorial-rules = Przeczytaj zasady
tutorial-play = A teraz prawdziwa gra

## Rules pages

rules-title = { $game }: zasady
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] { $count } trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}
rules-contents = Spis treści
rules-top = Na górę
rules-clear = Wyczyść wyszukiwanie
rules-tutorial = Wolisz uczyć się, grając?
    .what = Samouczek trwa około dziesięciu minut.
rules-copies = { $count }×
rules-only-ultimate = tylko poziom Apogeum
rules-default = domyślnie
