# The keys of a table on the page: what each does, after its sign.

shortcuts = Klávesy
shortcut-number = vybere to, co má toto číslo
shortcut-enter = odešle, co je sestaveno, nebo stiskne označené tlačítko
shortcut-tab = přejde na další tlačítko
shortcut-back = vezme zpět poslední odpověď, dokud to jde
shortcut-hint = zeptá se trenéra
shortcut-skip = přeskočí předváděné kroky
shortcut-sound = vypne a zapne zvuk
shortcut-close = zavře, co je otevřené
shortcut-what = vysvětlí označený prvek, jinak ukáže tento seznam
