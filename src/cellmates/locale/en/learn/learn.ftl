### Learning: what the tutorials and the rules pages say around their texts.
###
### $what is an option as a phrase, $game the name of a game; $at, $of and $count are numbers.

## Tutorials

tutorial-title = { $game }: a playable introduction
tutorial-progress = { $at } of { $of }
tutorial-next = Next
tutorial-back = Back
tutorial-restart = From the beginning
tutorial-do = Now: { $what }
tutorial-not-yet = Not that one yet. First: { $what }
tutorial-read-on = Not yet. Read this and press “Next”.
tutorial-rules = Read the rules
tutorial-play = Now a real game

## Rules pages

rules-title = { $game }: the rules
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } place found
   *[other] { $count } places found
}
rules-contents = Contents
rules-top = To the top
rules-clear = Clear the search
rules-tutorial = Rather learn by playing?
    .what = The introduction takes about ten minutes.
rules-copies = { $count }×
rules-only-ultimate = ultimate level only
rules-default = default
