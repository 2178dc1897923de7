### Playing at the table of Lockup: paying, tomes, the sheet of a phone.

lockup-pay-sure = Po zaplacení to nejde vzít zpět.
lockup-pay-paid = Platíte
lockup-pay-kept = Zbude vám
lockup-tome-only-now = jen teď
lockup-tomes-when = Jak často se ptát
lockup-moment-before_turn = Nástup: než se pošlou další žetony.
lockup-moment-after_turn = Nástup: žetony byly právě poslány.
lockup-moment-before_reveal = { $location }: než se žetony otočí.
lockup-moment-after_ranking = { $location }: pořadí je jasné, přijdou odměny.
lockup-moment-before_reward = { $location }: před další odměnou.
lockup-moment-after_location = { $location }: hotovo, další místo ještě nezačalo.
lockup-moment-before_patrol_step = Obchůzka: před dalším krokem.
lockup-moment-before_raid = Teď přijde razie: poslední šance, než sebere hvězdy.
lockup-moment-after_final_raid = Teď přijde závěrečné sčítání: poslední šance ve hře.
lockup-skipped = Přeskočeno: { $what }
lockup-sheet-open = Ukázat otázku
lockup-sheet-fold = Ukázat plán
lockup-my-cards = Moje karty
lockup-from-list = Vyberte na plánu, nebo ze seznamu
