### The Lockup table on the page: what its rooms, boards and dialogues say besides lockup.ftl.
###
### $who, $token, $tokens, $location, $deck, $cubes are names in this language; the rest are numbers.

## The prison

lockup-boards = Plansze band
lockup-yours = Co należy do ciebie
lockup-crew-what = Banda. Gwiazdki to jej reputacja; dotknij planszy, aby zobaczyć karty.
lockup-closed-short = wysłano
lockup-label-loose = Kostki bandytów
lockup-prize-last = ostatni
lockup-prize-all = każdy
lockup-claimed = { $who }: „mój żeton { $token } jest tutaj”
lockup-deck-left = { $deck }: w talii { $count }.
lockup-pool-what = Tyle zostało kostek podejrzeń. Jeśli podczas obchodu zbiry pokazują więcej oczu, niż jest kostek, jest nalot.
lockup-cards-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[other] { $count } zakrytych kart
}

## Sending tokens

lockup-send-here = Wyślij tu
lockup-from-here = Stąd
lockup-to-here = Tutaj
lockup-turn-up-here = Odkryj
lockup-peek-here = Podejrzyj: { $who }
lockup-cell-empty = Twoja cela jest pusta.
lockup-pick-location = Teraz wybierz lokację albo przeciągnij tam żetony.
lockup-send-to = { $location }: wyślij { $tokens }
lockup-put-back = Odłóż
lockup-draft-undo = Zabierz: { $token }

## Dialogues

lockup-you-get = Dostajesz:
lockup-take-loose = Weź tylko kostki bandytów
lockup-back = Wróć
lockup-keep = Zatrzymaj
lockup-play = Zagraj
lockup-craft = Zmajstruj
lockup-reserve = Zaklep
lockup-lacks = Brakuje:
lockup-recruit = Zwerbuj
lockup-recruit-free = Płaci „Poradnik werbownika”: jeden zbir za darmo.
lockup-recruit-price = Jeden zbir kosztuje { $one ->
        [one] { $one } kostkę
        [few] { $one } kostki
       *[other] { $one } kostek
    }.
lockup-recruit-prices = Jeden zbir kosztuje { $one ->
        [one] { $one } kostkę
        [few] { $one } kostki
       *[other] { $one } kostek
    }, dwóch: { $two }.
lockup-recruit-these = { $count ->
    [one] Zwerbuj tych dwóch za { $count } kostkę
    [few] Zwerbuj tych dwóch za { $count } kostki
   *[other] Zwerbuj tych dwóch za { $count } kostek
}
lockup-pay-fixed = część ceny
lockup-pay-pick = { $count ->
    [one] Wybierz { $count } kostkę, którą płacisz.
    [few] Wybierz { $count } kostki, którymi płacisz.
   *[other] Wybierz { $count } kostek, którymi płacisz.
}
lockup-pay-with = zapłać: { $cubes }
lockup-swap = Wymień
lockup-swap-give = { $count ->
    [one] Oddajesz { $count } kostkę:
    [few] Oddajesz { $count } kostki:
   *[other] Oddajesz { $count } kostek:
}
lockup-swap-take = Bierzesz jedną z tych:
lockup-discard = Zwróć
lockup-discard-pick = { $count ->
    [one] Możesz zatrzymać { $limit }: wybierz { $count } kostkę do zwrotu.
    [few] Możesz zatrzymać { $limit }: wybierz { $count } kostki do zwrotu.
   *[other] Możesz zatrzymać { $limit }: wybierz { $count } kostek do zwrotu.
}

## Waiting in tome windows

lockup-standing-location = Przy tej lokacji nie ma pytań o księgi.
lockup-standing-phase = W tej fazie nie ma pytań o księgi.
lockup-standing-round = W tej rundzie nie ma pytań o księgi.
lockup-standing-off = Pytaj znowu
