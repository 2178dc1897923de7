### What an analysis of a game of Lockup found.

lockup-insight-won_places = { $seat }: первое место { $count } из { $total } раз, когда за него боролись
lockup-insight-close_place = Раунд { $round }, { $location }: { $seat } с силой { $count }, на единицу больше, чем { $of }
lockup-insight-tied_place = Раунд { $round }, { $location }: { $seat } и { $of } поровну, по { $count }, ничья в пользу: { $seat }
lockup-insight-bluffs_paid = { $seat }: жетоны взакрытую, ходов: { $count }; выигрыш в пунктах шанса: { $percent }
lockup-insight-bluffs_cost = { $seat }: жетоны взакрытую, ходов: { $count }; потеря в пунктах шанса: { $percent }
lockup-insight-bluffs_even = { $seat }: жетоны взакрытую, ходов: { $count }; окупилось ли это, сказать нельзя
lockup-insight-left = { $seat }: кубики { $cubes }, книги { $tomes }, отложенные вещи { $items }
