### The Lockup table on the page: what its rooms, boards and dialogues say besides lockup.ftl.
###
### $who, $token, $tokens, $location, $deck, $cubes are names in this language; the rest are numbers.

## The prison

lockup-boards = The crews' boards
lockup-yours = What is yours
lockup-crew-what = A crew. Stars are its reputation; touch the board to see its cards.
lockup-closed-short = sent
lockup-label-loose = Cubes of bandits
lockup-prize-last = last
lockup-prize-all = all
lockup-claimed = { $who }: "my { $token } is here"
lockup-deck-left = { $deck }: { $count } in the deck.
lockup-pool-what = Suspicion cubes that are left. When the goons show more eyes in Patrol than there are cubes, there is a raid.
lockup-cards-hidden = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}

## Sending tokens

lockup-send-here = Send here
lockup-from-here = From here
lockup-to-here = Here
lockup-turn-up-here = Turn up
lockup-peek-here = Peek: { $who }
lockup-cell-empty = Your cell is empty.
lockup-pick-location = Now choose a location, or drag the tokens there.
lockup-send-to = { $location }: send { $tokens }
lockup-put-back = Put back
lockup-draft-undo = Take back: { $token }

## Dialogues

lockup-you-get = You get:
lockup-take-loose = Take only what bandits left
lockup-back = Back
lockup-keep = Keep
lockup-play = Play
lockup-craft = Craft
lockup-reserve = Reserve
lockup-lacks = Missing:
lockup-recruit = Recruit
lockup-recruit-free = The Recruiter's Handbook pays: one goon for nothing.
lockup-recruit-price = One goon costs { $one ->
        [one] { $one } cube
       *[other] { $one } cubes
    }.
lockup-recruit-prices = One goon costs { $one ->
        [one] { $one } cube
       *[other] { $one } cubes
    }, two cost { $two }.
lockup-recruit-these = { $count ->
    [one] Recruit these two for { $count } cube
   *[other] Recruit these two for { $count } cubes
}
lockup-pay-fixed = part of the price
lockup-pay-pick = { $count ->
    [one] Pick { $count } cube to pay with.
   *[other] Pick { $count } cubes to pay with.
}
lockup-pay-with = pay { $cubes }
lockup-swap = Swap
lockup-swap-give = { $count ->
    [one] Give { $count } cube:
   *[other] Give { $count } cubes:
}
lockup-swap-take = Take one of:
lockup-discard = Give back
lockup-discard-pick = { $count ->
    [one] You may keep { $limit }: pick { $count } cube that goes back.
   *[other] You may keep { $limit }: pick { $count } cubes that go back.
}

## Waiting in tome windows

lockup-standing-location = You are not asked about tomes at this location.
lockup-standing-phase = You are not asked about tomes in this phase.
lockup-standing-round = You are not asked about tomes in this round.
lockup-standing-off = Ask me again
