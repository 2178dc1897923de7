# The coach, on the page and in the terminal.

coach = Trenér
coach-level-off = vypnutý
coach-level-hints = rady
coach-level-full = plný
coach-off = Trenér: vypnutý
coach-hints = Trenér: rady
coach-full = Trenér: plný
coach-what = Rady varují a na přání poradí; plný radí při každé otázce. Trenér vidí jen to, co vy. V prvních třech hrách jsou zapnuté rady. S hodinami ani mezi více lidmi nepomáhá, pokud to hostitel nedovolí.
coach-thinks = Trenér přemýšlí …
coach-goal = V tomto kole: { $goal }
coach-ask = Co byste udělal vy?
coach-verdict-clear = Jasně nejlepší: { $option }
coach-verdict-close = O něco lepší: { $option }
coach-verdict-risky = Stojí za riziko: { $option }
coach-verdict-plain = Má rada: { $option }
coach-best = tohle by udělal trenér
coach-danger = před tím trenér varuje
coach-switch = Trenér i s hodinami a mezi lidmi
refusal-no_coach = U tohoto stolu trenér není.
blocked-why = Co nejde a proč
key-hint = Rada
flag-coach = co říká trenér: off, hints (na !) nebo full (při každé otázce)
