### Puzzles of Lockup: what they ask, and why an option is or is not the answer.

lockup-insight-puzzle_place = Wszystkie żetony z twojej celi idą w jedno miejsce. Gdzie na pewno jesteś na pierwszym miejscu, cokolwiek leży zakryte i dokądkolwiek pójdą inni? Nikt nie zagrywa księgi.
lockup-insight-puzzle_craft = Co zrobić, żeby po tej nocy nikt nie miał więcej gwiazdek od ciebie, cokolwiek zrobią inni? Nikt nie zagrywa księgi.
lockup-insight-puzzle_first = Masz { $mine }. Najsilniejszy rywal, który może tam być, to { $seat }: najwyżej { $most }.
lockup-insight-puzzle_alone = Nikogo innego tam nie będzie.
lockup-insight-puzzle_beaten = Masz { $mine }, ale { $seat } może mieć { $most }.
lockup-insight-puzzle_tied = { $seat } też może mieć { $most } i wygrywa remis.
lockup-insight-puzzle_unpassed = Nikt nie może cię wyprzedzić.
lockup-insight-puzzle_passed = Wtedy ktoś może być przed tobą.
