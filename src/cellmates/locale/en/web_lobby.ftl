### The lobby: modes, presets, switches, what differs from the book, seats.

lobby-host = { $who } hosts this table
seats-taken = { $taken } of { $all } taken
seat-free-what = a friend with the link, or a bot
seat-here = here
seat-change = Change
bot-in = Ask a bot in
bot-out = Send the bot away
bot-strength = strength { $rank } of { $all }
setup-difficulty = Difficulty
presets = Rules
    .what = pick a set, then change what you like
books = Rulebooks as printed
preset-first = First game
preset-short = Short
preset-families = Families
preset-experts = Experts
preset-tournament = Tournament
edition-book = Rulebook
room25-preset-first = basic rules, the board remembers what you saw
room25-preset-short = four players, basic rules, quick bots
room25-preset-families = all inside is enough, one may be lost
room25-preset-experts = everything at its hardest, nothing is remembered for you
room25-preset-tournament = the whole rules with a clock
room25-preset-ultimate = both seasons in one box, as printed
room25-preset-polish = the Polish book, as printed
room25-preset-russian = the Russian book, as printed
room25-preset-season2 = the second box, as printed
room25-preset-italian = the Italian book, as printed
room25-preset-season1 = the first box, as printed
lockup-preset-first = as the rules say, at an easy pace
lockup-preset-short = two crews, quick bots
lockup-preset-families = three crews, free talk, no hurry
lockup-preset-experts = the guards at their strongest
lockup-preset-tournament = with a clock, ready phrases only
lockup-preset-book = as printed
differs = Differs from the book
as-printed = As printed
book-says = book: { $value }
book-decides = as the rest decides
value-on = yes
value-off = no
value-own-list = a list of your own
switches = All switches
switches-search = { $count ->
    [one] Search { $count } switch
   *[other] Search { $count } switches
}
switches-none = No switch for this mode is called that.
switches-elsewhere = It does not matter here, but in another mode or with other rules: { $names }.
group-house = At the table
group-all = All
lobby-complete = Everybody is here
lobby-about = about { $count } minutes
lobby-by-the-book = Nothing differs from the rulebook.
