### Table talk of Lockup. Where $wording chooses, every line says the same in other words; which one
### is said stands in the record, so that everybody reads the same.

## What is said
lockup-event-claim =
    { $wording ->
        [1] Where is my { $token }? It is { $location }.
        [2] Believe me: my { $token } is { $location }.
       *[other] My { $token } is { $location }.
    }
lockup-event-plan =
    { $wording ->
        [1] Tonight I win { $location }.
        [2] Nobody beats me { $location }.
       *[other] I want to win { $location }.
    }
lockup-event-warn =
    { $wording ->
        [1] Do not go { $location }: it is taken.
        [2] Whoever comes { $location } will regret it.
       *[other] Do not come { $location }!
    }
lockup-event-deal =
    { $wording ->
        [1] { $location } for me, { $other } for you. Deal?
        [2] I do not go { $other_into } if you do not go { $into }.
       *[other] Leave me { $location } and you get { $other }.
    }
lockup-event-yes =
    { $wording ->
        [1] Agreed, { $of }.
        [2] Fine by me, { $of }.
       *[other] Deal, { $of }.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] I am going { $location }, { $of }.
           *[other] No, { $of }, I am going { $location } myself.
        }
       *[other] { $wording ->
            [1] Not tonight, { $of }.
           *[other] No, { $of }, I have another plan.
        }
        [trust] { $wording ->
            [1] Nice try, { $of }. No.
           *[other] I do not believe you, { $of }.
        }
    }
lockup-event-agree =
    { $wording ->
        [1] True.
        [2] I think so too.
       *[other] I agree.
    }
lockup-event-deny =
    { $wording ->
        [1] That is wrong.
        [2] I do not believe it.
       *[other] No, that is not so.
    }
# What sticks to a place, where the place is explained.
lockup-claim-of = { $seat }: "My { $token } is { $location }."

## What can be said
lockup-option-warn = Say: do not come { $location }
    .why = The others can answer yes or no.
lockup-option-deal = Offer: { $location } for me, { $other } for you
    .why = The others can answer yes or no.
lockup-option-yes = Say: deal, { $of }
    .why = You accept the proposal. Nobody is bound by it.
lockup-option-no =
    { $refusal ->
        [mine] Say: no, { $of }, I want that place myself
       *[other] Say: no, { $of }, I have another plan
        [trust] Say: no, { $of }, I do not believe you
    }
    .why = You refuse the proposal and say why.

## Branches
lockup-branch-warn = Say: do not come …
lockup-branch-deal = Offer a deal …
lockup-branch-deal-location = { $location } for me, and for you …
lockup-branch-yes = Say yes …
lockup-branch-no = Say no …
lockup-branch-no-of = Say no to: { $of } …
