### What an analysis of a game of Lockup found.

lockup-insight-won_places = { $seat }: první místo v { $count } z { $total } sporných lokací
lockup-insight-close_place = { $round }. kolo, { $location }: { $seat } se silou { $count }, o jednu víc než { $of }
lockup-insight-tied_place = { $round }. kolo, { $location }: { $seat } a { $of } shodně { $count }, remíza připadla: { $seat }
lockup-insight-bluffs_paid = { $seat }: žetony lícem dolů, počet tahů: { $count }; zisk v bodech šance: { $percent }
lockup-insight-bluffs_cost = { $seat }: žetony lícem dolů, počet tahů: { $count }; ztráta v bodech šance: { $percent }
lockup-insight-bluffs_even = { $seat }: žetony lícem dolů, počet tahů: { $count }; zda se to vyplatilo, nelze říct
lockup-insight-left = { $seat }: kostky { $cubes }, svazky { $tomes }, odložené předměty { $items }
