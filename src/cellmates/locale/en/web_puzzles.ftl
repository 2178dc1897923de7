### The page of puzzles.

web-puzzles = Puzzles
web-puzzles-about = Positions out of games that bots played. Each has one right answer, proved by trying everything that you cannot know; where that cannot be done, it says how often the answer succeeds.
web-puzzles-of = Puzzles: { $game }
web-puzzles-solved = solved { $solved } of { $total }
web-puzzle-any = Any puzzle
web-puzzle-next = Next puzzle
web-puzzle-new = Make a new one
web-puzzle-making = Bots play until a puzzle turns up …
web-puzzle-answer = Answer
web-puzzle-question = Your answer
web-puzzle-why = Why
web-puzzle-steps = The solution, step by step
web-puzzle-position = The position
web-puzzle-open = Everything face up
web-puzzle-link = Copy the link
web-puzzle-copied = Copied
web-puzzle-missing = There is no such puzzle here.
web-puzzle-local = The engine in this browser knows the answer, but the page is told it only once you have answered.
