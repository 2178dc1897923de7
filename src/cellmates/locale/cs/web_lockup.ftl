### The Lockup table on the page: what its rooms, boards and dialogues say besides lockup.ftl.
###
### $who, $token, $tokens, $location, $deck, $cubes are names in this language; the rest are numbers.

## The prison

lockup-boards = Desky tlup
lockup-yours = Co máte
lockup-crew-what = Tlupa. Hvězdy jsou její pověst; klepněte na desku a uvidíte karty.
lockup-closed-short = vysláno
lockup-label-loose = Kostky banditů
lockup-prize-last = poslední
lockup-prize-all = všichni
lockup-claimed = { $who }: „tady je můj žeton { $token }“
lockup-deck-left = { $deck }: v balíčku { $count }.
lockup-pool-what = Tolik kostek podezření zbývá. Když mají rváči při obchůzce víc očí, než je kostek, přijde razie.
lockup-cards-hidden = { $count ->
    [one] { $count } karta lícem dolů
    [few] { $count } karty lícem dolů
   *[other] { $count } karet lícem dolů
}

## Sending tokens

lockup-send-here = Vyslat sem
lockup-from-here = Odtud
lockup-to-here = Sem
lockup-turn-up-here = Otočit
lockup-peek-here = Nahlédnout: { $who }
lockup-cell-empty = Vaše cela je prázdná.
lockup-pick-location = Teď vyberte lokaci, nebo tam žetony přetáhněte.
lockup-send-to = { $location }: vyslat { $tokens }
lockup-put-back = Vrátit zpět
lockup-draft-undo = Vzít zpět: { $token }

## Dialogues

lockup-you-get = Dostanete:
lockup-take-loose = Vzít jen kostky banditů
lockup-back = Zpět
lockup-keep = Nechat si
lockup-play = Zahrát
lockup-craft = Vyrobit
lockup-reserve = Zamluvit
lockup-lacks = Chybí:
lockup-recruit = Naverbovat
lockup-recruit-free = Platí „Verbířova příručka“: jeden rváč zdarma.
lockup-recruit-price = Jeden rváč stojí { $one ->
        [one] { $one } kostku
        [few] { $one } kostky
       *[other] { $one } kostek
    }.
lockup-recruit-prices = Jeden rváč stojí { $one ->
        [one] { $one } kostku
        [few] { $one } kostky
       *[other] { $one } kostek
    }, dva: { $two }.
lockup-recruit-these = { $count ->
    [one] Naverbovat tyto dva za { $count } kostku
    [few] Naverbovat tyto dva za { $count } kostky
   *[other] Naverbovat tyto dva za { $count } kostek
}
lockup-pay-fixed = část ceny
lockup-pay-pick = { $count ->
    [one] Vyberte { $count } kostku, kterou zaplatíte.
    [few] Vyberte { $count } kostky, kterými zaplatíte.
   *[other] Vyberte { $count } kostek, kterými zaplatíte.
}
lockup-pay-with = zaplatit: { $cubes }
lockup-swap = Vyměnit
lockup-swap-give = { $count ->
    [one] Dáte { $count } kostku:
    [few] Dáte { $count } kostky:
   *[other] Dáte { $count } kostek:
}
lockup-swap-take = Vezmete si jednu z těchto:
lockup-discard = Vrátit
lockup-discard-pick = { $count ->
    [one] Nechat si můžete { $limit }: vyberte { $count } kostku, která se vrátí.
    [few] Nechat si můžete { $limit }: vyberte { $count } kostky, které se vrátí.
   *[other] Nechat si můžete { $limit }: vyberte { $count } kostek, které se vrátí.
}

## Waiting in tome windows

lockup-standing-location = Na této lokaci se na knihy neptáme.
lockup-standing-phase = V této fázi se na knihy neptáme.
lockup-standing-round = V tomto kole se na knihy neptáme.
lockup-standing-off = Ptát se znovu
