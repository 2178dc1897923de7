### The analysis of a finished game on the page.

analysis-begin = Rozebrat tuto hru
analysis-what = Jaká byla šance na výhru po každém rozhodnutí, kolik rozhodnutí stála podle toho, co se dalo vědět, a co bylo štěstí. Trvá to minutu či dvě a výsledek se uloží.
analysis-running = Rozhodnutí: { $done } z { $total }
analysis-stop = Zastavit
analysis-place = Místo na křivce
analysis-round = { $round }. kolo
analysis-better-is = Lepší: { $better }
analysis-why-is = Proč: „{ $reasons }“
analysis-no-cost = Nikdo neudělal rozhodnutí, které by jistě něco stálo.
analysis-hint = V bodech šance na výhru. Rozhodnutí se hodnotí podle toho, co se tehdy dalo vědět; zbytek je štěstí.
analysis-could-know = Co se dalo vědět: { $who }
balance-start = před rozdáním
balance-deal = rozdání
balance-own = vlastní rozhodnutí
balance-others = cizí rozhodnutí
balance-luck = štěstí
balance-end = na konci
