### Puzzles of Lockup: what they ask, and why an option is or is not the answer.

lockup-insight-puzzle_place = All tokens left in your cell go to one place. Where are you first for certain, whatever lies face down and wherever the others still go? Nobody plays a tome.
lockup-insight-puzzle_craft = What do you do so that nobody has more stars than you when this night is over, whatever the others do? Nobody plays a tome.
lockup-insight-puzzle_first = You have { $mine }; the strongest other that can be there, { $seat }, has { $most } at most.
lockup-insight-puzzle_alone = Nobody else can be there.
lockup-insight-puzzle_beaten = You have { $mine }, but { $seat } can have { $most }.
lockup-insight-puzzle_tied = { $seat } can have { $most } as well, and wins the tie.
lockup-insight-puzzle_unpassed = Nobody can get ahead of you.
lockup-insight-puzzle_passed = Somebody can be ahead of you then.
