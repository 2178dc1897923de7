### Who could have chosen a deal, and what is said while it is dealt.

dealing-now = Dealing: every browser mixes in a share of its own …
dealt-own = Your browser mixed a nonce of its own into the deal, and the record has it: nobody could choose this deal, not even the house.
dealt-others = { $count ->
    [one] One seat mixed a nonce of its own into the deal.
   *[other] { $count } seats mixed nonces of their own into the deal.
} Whoever finds her own among them knows that the house did not choose it.
dealt-missing = { $count ->
    [one] One promised nonce is missing
   *[other] { $count } promised nonces are missing
}: whoever held back, together with the house, had the choice of { $deals } deals.
dealt-house = The house alone drew the seed: this proves that the deal was not changed during the game, but not that it was not chosen.
dealt-public = The seed of this deal was public before the game and is the same for everybody: the record does not say who chose it.
dealt-left_out = Your browser's nonce came too late for the deal, so it cannot vouch that nobody chose it.
dealt-broken = The seed was not made as your browser was told before the game. Do not trust this deal.
refusal-bad_nonce = This is not the nonce whose hash was shown.
closed-sealed = The server was restarted. It keeps the secrets of running games in memory alone, so this game was ended.
refusal-sealed = This server keeps the secrets of running games in memory alone and was restarted during this game: it cannot be played on, looked at or checked any more.
