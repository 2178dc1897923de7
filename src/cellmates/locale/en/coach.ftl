# The coach, on the page and in the terminal.

coach = Coach
coach-level-off = off
coach-level-hints = hints
coach-level-full = full
coach-off = Coach: off
coach-hints = Coach: hints
coach-full = Coach: full
coach-what = Hints warn and suggest when you ask; full suggests at every question. It sees only what you see. New players have hints in their first three games. Not with a clock or among several people, unless the host allows it.
coach-thinks = The coach is thinking …
coach-goal = This round: { $goal }
coach-ask = What would you do?
coach-verdict-clear = Clearly best: { $option }
coach-verdict-close = A little better: { $option }
coach-verdict-risky = Worth the risk: { $option }
coach-verdict-plain = I would: { $option }
coach-best = what the coach would do
coach-danger = the coach warns of this
coach-switch = Coach also with a clock and among people
refusal-no_coach = Nobody is coached at this table.
blocked-why = Not offered, and why
key-hint = Hint
flag-coach = what the coach says: off, hints (when you type !) or full (at every question)
