setup-cards = Cards
cards-standard = the cards of the box
cards-bring = your own files…
cards-own-name = My cards
cards-name = Name of the set
cards-files = Card files (.toml)
cards-help = Download the files you want to change, write in what your cards say, and choose them here. What you leave out is taken from the box.
cards-refused = These files cannot be played with:
cards-here =
    { $name }: { $count ->
        [one] { $count } file is read. The table plays with it.
       *[other] { $count } files are read. The table plays with them.
    }
wrong-cards = These cards are not known here (any more). Choose others, or bring the files again.
summary-cards = cards: { $name }

complex-free = Free places
    .any = drawn at random
    .chosen = chosen by you
complex-free-total = { $colour }: { $count } of { $wanted } rooms chosen.
wrong-any_rooms = These rooms do not go with this complex. Choose others, or let chance draw.
