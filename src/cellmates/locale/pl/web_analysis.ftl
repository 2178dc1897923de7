### The analysis of a finished game on the page.

analysis-begin = Przeanalizuj tę grę
analysis-what = Jaka była szansa na wygraną po każdej decyzji, ile kosztowały decyzje według tego, co można było wiedzieć, i co było szczęściem. Trwa to minutę lub dwie, a wynik zostaje zapisany.
analysis-running = Decyzje: { $done } z { $total }
analysis-stop = Zatrzymaj
analysis-place = Miejsce na krzywej
analysis-round = runda { $round }
analysis-better-is = Lepiej: { $better }
analysis-why-is = Dlaczego: „{ $reasons }”
analysis-no-cost = Nikt nie podjął decyzji, która na pewno coś kosztowała.
analysis-hint = W punktach szansy na wygraną. Decyzję ocenia się według tego, co można było wtedy wiedzieć; reszta to szczęście.
analysis-could-know = Co można było wiedzieć: { $who }
balance-start = przed rozdaniem
balance-deal = rozdanie
balance-own = własne decyzje
balance-others = cudze decyzje
balance-luck = szczęście
balance-end = na końcu
