### What an analysis of a game of Lockup found.

lockup-insight-won_places = { $seat }: pierwsze miejsce w { $count } na { $total } spornych lokacji
lockup-insight-close_place = Runda { $round }, { $location }: { $seat } z siłą { $count }, o jeden więcej niż { $of }
lockup-insight-tied_place = Runda { $round }, { $location }: { $seat } i { $of } mają po { $count }, remis rozstrzygnięty na korzyść: { $seat }
lockup-insight-bluffs_paid = { $seat }: zakryte żetony, liczba tur: { $count }; zysk w punktach szansy: { $percent }
lockup-insight-bluffs_cost = { $seat }: zakryte żetony, liczba tur: { $count }; strata w punktach szansy: { $percent }
lockup-insight-bluffs_even = { $seat }: zakryte żetony, liczba tur: { $count }; nie da się powiedzieć, czy się opłaciły
lockup-insight-left = { $seat }: kostki { $cubes }, księgi { $tomes }, odłożone fanty { $items }
