### How a game of Lockup ended: what decided it, told after the end.

category-before = stelle prima del conteggio
lockup-finding-ahead = { $seat }: vittoria con { $count ->
    [one] una stella
   *[other] { $count } stelle
} di vantaggio, poi { $of }.
lockup-finding-level = Stesse stelle di { $of }, ma { $count ->
    [one] un oggetto
   *[other] { $count } oggetti
} in più: vince { $seat }.
lockup-finding-shared = Parità perfetta: { $seats }.
lockup-finding-ahead_since = Definitivamente in testa dal round { $round }, contando tutto.
lockup-finding-decided_by = { $category }: { $count } contro { $stars }
lockup-finding-gave_away = { $category }: solo { $count } contro { $stars }
lockup-finding-raids_cost = { $seat }: le retate sono costate { $count ->
    [one] una stella.
   *[other] { $count } stelle.
}
lockup-finding-behind = { $seat }: { $count ->
    [one] una stella
   *[other] { $count } stelle
} dietro chi ha vinto, soprattutto qui: { $category }, { $got } contro { $stars }.
lockup-finding-part_start = all'inizio { $stars }
lockup-finding-part_items = { $count ->
    [one] { $count } oggetto
   *[other] { $count } oggetti
} { $stars }
lockup-finding-part_goal = obiettivo immediato { $stars }
lockup-finding-part_raids = { $count ->
    [one] { $count } retata
   *[other] { $count } retate
} { $stars }
lockup-finding-part_other = altro { $stars }
score-spared = Nessuno scende sotto 0 ★
    .what = { $count ->
        [one] Una stella non c'era più da togliere.
       *[other] { $count } stelle non c'erano più da togliere.
    }
