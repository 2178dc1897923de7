### Playing at the table of Lockup: paying, tomes, the sheet of a phone.

lockup-pay-sure = Po zapłaceniu nie da się tego cofnąć.
lockup-pay-paid = Płacisz
lockup-pay-kept = Zostaje ci
lockup-tome-only-now = tylko teraz
lockup-tomes-when = Jak często pytać
lockup-moment-before_turn = Apel: zanim ktoś wyśle kolejne żetony.
lockup-moment-after_turn = Apel: ktoś właśnie wysłał żetony.
lockup-moment-before_reveal = { $location }: przed odkryciem żetonów.
lockup-moment-after_ranking = { $location }: miejsca są znane, zaraz nagrody.
lockup-moment-before_reward = { $location }: przed wzięciem kolejnej nagrody.
lockup-moment-after_location = { $location }: już po wszystkim, następne miejsce jeszcze się nie zaczęło.
lockup-moment-before_patrol_step = Obchód: przed następnym krokiem.
lockup-moment-before_raid = Zaraz nalot: ostatnia szansa, zanim zabierze gwiazdki.
lockup-moment-after_final_raid = Zaraz końcowe liczenie: ostatnia szansa w tej grze.
lockup-skipped = Pominięto: { $what }
lockup-sheet-open = Pokaż pytanie
lockup-sheet-fold = Pokaż planszę
lockup-my-cards = Moje karty
lockup-from-list = Wybierz na planszy albo z listy
