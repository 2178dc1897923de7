### Learning: what the tutorials and the rules pages say around their texts.
###
### $what is an option as a phrase, $game the name of a game; $at, $of and $count are numbers.

## Tutorials

tutorial-title = { $game }: výuková hra
tutorial-progress = { $at } z { $of }
tutorial-next = Dál
tutorial-back = Zpět
tutorial-restart = Od začátku
tutorial-do = Teď: { $what }
tutorial-not-yet = To ještě ne. Nejdřív: { $what }
tutorial-read-on = Ještě ne. Přečtěte si to a stiskněte „Dál“.
tutorial-rules = Přečíst pravidla
tutorial-play = A teď opravdová hra

## Rules pages

rules-title = { $game }: pravidla
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Nic nenalezeno. Zkuste jiné slovo.
    [one] Nalezeno { $count } místo
    [few] Nalezena { $count } místa
   *[other] Nalezeno { $count } míst
}
rules-contents = Obsah
rules-top = Nahoru
rules-clear = Zrušit hledání
rules-tutorial = Chcete se raději učit hraním?
    .what = Výuková hra zabere asi deset minut.
rules-copies = { $count }×
rules-only-ultimate = jen úroveň Druhá sezóna
rules-default = výchozí
