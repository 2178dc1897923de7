### One's own book: finished games and what they come to.

book-title = My book
book-what = Kept in this browser, and with this house as long as it knows you. There is no account: take it along as a file.
book-what-site = Kept in this browser alone. There is no account: take it along as a file.
book-empty = No finished games yet. Whatever you play to its end is written down here.
book-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
book-won-of = { $won } of { $played } won
book-by-mode = By mode
book-by-role = By role
book-by-character = By character
book-by-crew = By crew
book-places = Places among others
book-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}
book-streak-now = Won in a row now
book-streak-best = Won in a row at best
book-days = Days in a row at best
book-day-best = Best points of a day
book-puzzles = Puzzles solved
book-by-grade = By grade
book-grade = Grade { $grade }
book-solved-of = { $won } of { $played } at once
book-own-grade = Puzzle grade
book-own-grade-how = Puzzle grade: the hardest grade of which you solved at least half at the first try, of three or more.
book-awards-how = Counted in games with others, once for each game.
book-history = Finished games
book-all = All { $count } games
book-whole = Whole book
book-yours = It is yours
book-export = Save as a file
book-import = Add a file
book-brought = { $count ->
    [one] { $count } game was in the file.
   *[other] { $count } games were in the file.
}
book-delete = Delete everything
book-delete-really = Delete your book, settings and name in this browser, and everything this house keeps of you? Games that you play alone end.
book-delete-really-site = Delete your book, settings, name and all games in this browser?
book-not-kept = This browser does not keep anything: save your book as a file before you leave.
refusal-bad_book = This file is no book of Cellmates.
