### The deal of a day: the same for everybody (terminal and page).

day-title = The deal of the day
day-of-room25 = The day’s complex
day-of-lockup = The day’s lockup
day-what = The same deal for everybody and one scored try. A new one comes at midnight UTC.
day-alone = alone
day-with-bots = with { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
day-company = With whom
day-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
day-today = today
day-late = late
day-play-today = Play today’s
day-play = Play this day
day-go-on = Go on with your try
day-look = Look at your game
day-once = One try counts. The coach is silent meanwhile.
day-no-score = Begun on a later day, a try is listed as late, below those of the day.
day-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
day-won = won
day-lost = lost
day-result = Your result
day-share-line = Cellmates · { $name } ({ $mode }) · { $date } · { $points }
day-copy = Copy the result
day-copied = Copied
day-board = Tries in this house
day-nobody = Nobody has tried this deal here yet.
day-playing = playing
day-own = you
day-days = Days
day-tile = { $day }: { $result }
day-untried = not tried
day-seed = The seed is public: the SHA-256 of “{ $text }”.
day-symbols-room25 = 🟦 a round played, ⬜ a round left; 🚪 in Room 25, 🔒 elsewhere, 💀 dead
day-symbols-lockup = Stars before the final scoring, then leader goal, final goal, goons, cubes, tomes, marker: 🟩 the most, 🟨 some, ⬛ none; 🥇 the place
day-more = All days and results
day-to-days = To the deal of the day
refusal-day_closed = This day cannot be played now.
refusal-day_tried = You have had your try at this deal.

## The command

command-day = play the deal of the day
    .what = Everybody has the same deal, and one try that is scored. Without a result the game goes on where it was left.
flag-day-date = a day of the last week, YYYY-MM-DD; today by UTC if left out
flag-day-mode = one of { $known }; the first if left out
error-day-date = { $text } cannot be played now; there are { $known }
day-terminal-tried = Your try of { $date } is over.
