### What an analysis of a game of Lockup found.

lockup-insight-won_places = { $seat }: primo posto in { $count } luoghi contesi su { $total }
lockup-insight-close_place = Round { $round }, { $location }: { $seat } con forza { $count }, uno più di { $of }
lockup-insight-tied_place = Round { $round }, { $location }: { $seat } e { $of } pari a { $count }, il pareggio va a { $seat }
lockup-insight-bluffs_paid = { $seat }: segnalini coperti, turni: { $count }; guadagno in punti di probabilità: { $percent }
lockup-insight-bluffs_cost = { $seat }: segnalini coperti, turni: { $count }; perdita in punti di probabilità: { $percent }
lockup-insight-bluffs_even = { $seat }: segnalini coperti, turni: { $count }; non si può dire se sia convenuto
lockup-insight-left = { $seat }: cubi { $cubes }, tomi { $tomes }, oggetti riservati { $items }
