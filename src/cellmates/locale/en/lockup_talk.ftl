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
        [1] The { $location } for me, the { $other } for you. Deal?
        [2] I do not go { $other_into } if you do not go { $into }.
       *[other] Leave me the { $location } and you get the { $other }.
    }
lockup-event-yes =
    { $wording ->
        [1] That suits me, { $of }.
        [2] Fine by me, { $of }.
       *[other] All right, { $of }.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] I am going { $location }, { $of }.
            [2] Out of the question, { $of }: I am on my way { $location }.
           *[other] No, { $of }, I am going { $location } myself.
        }
       *[other] { $wording ->
            [1] Not tonight, { $of }.
            [2] I would rather not, { $of }.
           *[other] No, { $of }, I have another plan.
        }
        [trust] { $wording ->
            [1] Nice try, { $of }. No.
            [2] Your word is not enough for me, { $of }.
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
lockup-event-took_back =
    { $refusal ->
        [mine] { $wording ->
            [1] Sorry, { $of }, I changed my mind about that place.
            [2] Change of plans, { $of }: I need that place myself.
           *[other] I take it back, { $of }: I am going { $location } after all.
        }
       *[other] { $wording ->
            [1] That yes is off, { $of }. Plans change.
            [2] Do not count on me any more, { $of }.
           *[other] Forget what I said, { $of }: I have another plan now.
        }
        [trust] { $wording ->
            [1] No deal after all, { $of }. I have heard enough.
            [2] I will not keep that promise, { $of }. I do not believe in yours.
           *[other] I take it back, { $of }: I do not trust you any more.
        }
    }
lockup-event-blame =
    { $blame ->
        [outbid] { $wording ->
            [1] One more point and it was mine, { $of }.
            [2] So close, { $of }. Next time I bring more.
           *[other] By one, { $of }! You beat me by a hair.
        }
        [robbed] { $wording ->
            [1] Thieves! Keep your hands to yourselves, { $of }.
            [2] You have robbed me, { $of }. I will not forget it.
           *[other] That cube was mine, { $of }!
        }
        [framed] { $wording ->
            [1] You put that on me, { $of }. Not nice.
            [2] Keep your suspicion to yourselves, { $of }!
           *[other] Now the guards watch me because of you, { $of }.
        }
        [snatched] { $wording ->
            [1] You took my goon from under my nose, { $of }.
            [2] Just that one, { $of }? I had plans for that goon.
           *[other] I wanted that goon, { $of }!
        }
       *[broke] { $wording ->
            [1] So that is what your word is worth, { $of }.
            [2] We had an understanding, { $of }. You broke it.
           *[other] You gave me your word, { $of }.
        }
    }
lockup-event-praise =
    { $wording ->
        [1] I have to admit it, { $of }: that was clever.
        [2] Nicely played, { $of }.
       *[other] Well done, { $of }.
    }
lockup-event-ask =
    { $wording ->
        [1] What are you up to, { $of }?
        [2] { $of }, what do you want to win tonight?
       *[other] Where are you going, { $of }?
    }
lockup-event-reply =
    { $reply ->
        [thanks] { $wording ->
            [1] Kind of you, { $of }.
            [2] Glad somebody noticed, { $of }.
           *[other] Thank you, { $of }.
        }
        [sorry] { $wording ->
            [1] My apologies, { $of }.
            [2] I will make up for it, { $of }.
           *[other] Sorry, { $of }. No hard feelings.
        }
        [shrug] { $wording ->
            [1] That is how it goes in here, { $of }.
            [2] You would have done the same, { $of }.
           *[other] Nothing personal, { $of }.
        }
        [mock] { $wording ->
            [1] Get used to it, { $of }.
            [2] Too slow, { $of }. Try again tomorrow.
           *[other] Cry me a river, { $of }.
        }
       *[secret] { $wording ->
            [1] Wait for the night, { $of }.
            [2] I am not telling, { $of }.
           *[other] You will see, { $of }.
        }
    }
lockup-event-groan =
    { $wording ->
        [1] Guards everywhere! My good name is gone.
        [2] They have searched my cell from top to bottom.
       *[other] That raid hurt.
    }
# What sticks to a place, where the place is explained.
lockup-claim-of = { $seat }: "My { $token } is { $location }."

## What can be said
lockup-option-warn = Say: do not come { $location }
    .why = The others can answer yes or no.
lockup-option-deal = Offer: the { $location } for me, the { $other } for you
    .why = The others can answer yes or no.
lockup-option-yes = Say: agreed, { $of }
    .why = You accept the proposal. Nobody is bound by it.
lockup-option-no =
    { $refusal ->
        [mine] Say: no, { $of }, I want that place myself
       *[other] Say: no, { $of }, I have another plan
        [trust] Say: no, { $of }, I do not believe you
    }
    .why = You refuse the proposal and say why.
lockup-option-blame =
    { $blame ->
        [outbid] Blame: you beat me by a hair, { $of }
        [robbed] Blame: you robbed me, { $of }
        [framed] Blame: you passed suspicion on to me, { $of }
        [snatched] Blame: you took my goon, { $of }
       *[broke] Blame: you broke your word, { $of }
    }
    .why = They can answer. Bots remember who broke their word.
lockup-option-praise = Praise: well done, { $of }
    .why = They can answer.
lockup-option-ask = Ask: where are you going, { $of }?
    .why = They can answer, truly or not.
lockup-option-reply =
    { $reply ->
        [thanks] Answer: thank you, { $of }
        [sorry] Answer: sorry, { $of }
        [shrug] Answer: nothing personal, { $of }
        [mock] Answer: get used to it, { $of }
       *[secret] Answer: you will see, { $of }
    }
    .why = You answer what they said to you.
lockup-option-groan = Complain about the raid
    .why = Everybody hears it.

## Branches
lockup-branch-warn = Say: do not come …
lockup-branch-deal = Offer a deal …
lockup-branch-deal-location = The { $location } for me, and for you …
lockup-branch-yes = Say yes …
lockup-branch-no = Say no …
lockup-branch-no-of = Say no to: { $of } …
lockup-branch-blame = Blame somebody …
lockup-branch-blame-what = Blame for: { $blame } …
lockup-branch-praise = Praise somebody …
lockup-branch-ask = Ask where somebody is going …
lockup-branch-reply = Answer …
lockup-branch-reply-how = Answer: { $reply } …

## What one blames somebody for, and how one answers
lockup-word-outbid = beaten by a hair
lockup-word-robbed = a cube taken
lockup-word-framed = suspicion passed on
lockup-word-snatched = a goon taken away
lockup-word-broke = a broken word
lockup-word-thanks = thank you
lockup-word-sorry = sorry
lockup-word-shrug = nothing personal
lockup-word-mock = mockery
lockup-word-secret = you will see
