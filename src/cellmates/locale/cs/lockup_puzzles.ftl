### Puzzles of Lockup: what they ask, and why an option is or is not the answer.

lockup-insight-puzzle_place = Všechny žetony z vaší cely jdou na jedno místo. Kde budete určitě první, ať leží lícem dolů cokoli a ať ostatní jdou kamkoli? Nikdo nehraje knihu.
lockup-insight-puzzle_craft = Co udělat, aby po této noci neměl nikdo víc hvězd než vy, ať ostatní udělají cokoli? Nikdo nehraje knihu.
lockup-insight-puzzle_first = Máte { $mine }. Nejsilnější tam může být { $seat }: nejvýš { $most }.
lockup-insight-puzzle_alone = Nikdo jiný tam být nemůže.
lockup-insight-puzzle_beaten = Máte { $mine }, ale { $seat } může mít { $most }.
lockup-insight-puzzle_tied = { $seat } může mít také { $most } a remíza připadne tam.
lockup-insight-puzzle_unpassed = Nikdo vás nemůže předběhnout.
lockup-insight-puzzle_passed = Pak může být někdo před vámi.
