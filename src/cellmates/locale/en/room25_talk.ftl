### Table talk of Room 25. Where $wording chooses, every line says the same in other words; which one
### is said stands in the record, so that everybody reads the same. No line depends on the sex of who speaks.

## What is said
event-claim =
    { $against ->
        [none] { $wording ->
            [1] I have seen { $cell }: { $colour }.
            [2] Mark { $cell }: it is { $colour }.
           *[other] { $cell } is { $colour }.
        }
       *[other] { $wording ->
            [1] { $cell } is not { $said }, { $against }. It is { $colour }.
            [2] You said { $said }, { $against }. I say { $cell } is { $colour }.
           *[other] Not so, { $against }: { $cell } is { $colour }, not { $said }.
        }
    }
event-accuse =
    { $why ->
       *[none] { $wording ->
            [1] I do not trust { $who }. A guard!
            [2] If you ask me, { $who } is a guard.
           *[other] { $who } is a guard!
        }
        [lied] { $wording ->
            [1] What { $who } told us was wrong. { $who } is a guard!
            [2] Believe { $who } no more: that was a lie.
           *[other] { $who } lied to us. A guard!
        }
        [pushed] { $wording ->
            [1] That push was no accident: { $who } is a guard!
            [2] { $who } pushes us about. A guard!
           *[other] Did you see that push? { $who } is a guard!
        }
        [slid] { $wording ->
            [1] Nobody asked { $who } for that slide. A guard!
            [2] Who slides like that? { $who } is a guard!
           *[other] { $who } slides against us. A guard!
        }
    }
event-plan =
    { $wording ->
        [1] I say we go { $dir }.
        [2] Everybody { $dir }!
       *[other] Let's go { $dir }.
    }
event-plan_look =
    { $wording ->
        [1] { $cell } is mine to look at.
        [2] Leave { $cell } to me, I look there.
       *[other] I look at { $cell }.
    }
event-plan_avoid =
    { $who ->
        [none] { $wording ->
            [1] Stay out of { $cell }.
            [2] Nobody goes into { $cell }, please.
           *[other] Do not enter { $cell }!
        }
       *[other] { $wording ->
            [1] Stay out of { $cell }: { $who } is in there.
            [2] Nobody goes to { $who } into { $cell }, please.
           *[other] Do not enter { $cell }, { $who } waits there!
        }
    }
event-plan_meet =
    { $wording ->
        [1] Come to { $cell }, all of you.
        [2] { $cell } is where we gather.
       *[other] Let's meet in { $cell }.
    }
event-plan_slide =
    { $own ->
        [1] { $wording ->
            [1] Line { $line } goes { $dir }, I do that.
            [2] Leave line { $line } to me: it goes { $dir }.
           *[other] I will slide line { $line } { $dir }.
        }
       *[none] { $wording ->
            [1] Line { $line } should go { $dir }.
            [2] Somebody slide { $line } { $dir }, please.
           *[other] Slide line { $line } { $dir }.
        }
    }
event-plan_program =
    { $own ->
        [1] { $several ->
            [1] { $wording ->
                [1] My program for { $who }: { program-told }.
                [2] With { $who } I lay { program-told }.
               *[other] This round { $who } lays { program-told }.
            }
           *[none] { $wording ->
                [1] My program: { program-told }.
                [2] This round I lay { program-told }.
               *[other] I program { program-told }.
            }
        }
       *[none] { $wording ->
            [1] { $who }, could you lay { program-told }?
            [2] It would help if { $who } laid { program-told }.
           *[other] { $who }, please lay { program-told }.
        }
    }
program-told = { $second ->
    [none] { $first }
   *[other] { $first }, then { $second }
}
event-plan_exit =
    { $wording ->
        [1] Let's meet in Room 25.
        [2] To Room 25, quickly!
       *[other] Everybody to Room 25!
    }
event-plan_key =
    { $wording ->
        [1] The key first.
        [2] We need the key. Who is near?
       *[other] Somebody fetch the key!
    }
event-plan_stay =
    { $wording ->
        [1] Do not move this round.
        [2] Let's all wait here.
       *[other] Stay where you are.
    }
event-yes =
    { $plan ->
       *[none] { $wording ->
            [1] { $whom } is right, I am in.
            [2] Good idea, { $whom }.
            [3] Count me in, { $whom }.
            [4] Agreed, { $whom }.
            [5] Fine with me, { $whom }.
           *[other] Yes, { $whom }.
        }
        [look] { $wording ->
            [1] All right, { $whom }, that one is yours.
            [2] Fine, { $whom }, you look there.
            [3] I leave that room to you, { $whom }.
            [4] Good, { $whom }, then tell us what is in there.
            [5] Yes, { $whom }, have a look.
           *[other] Go ahead, { $whom }.
        }
        [avoid] { $wording ->
            [1] I stay out of it, { $whom }.
            [2] Thanks for the warning, { $whom }.
            [3] Good to know, { $whom }.
            [4] I keep away from there, { $whom }.
            [5] Noted, { $whom }.
           *[other] Understood, { $whom }.
        }
        [slide] { $wording ->
            [1] I slide it, { $whom }.
            [2] Consider it slid, { $whom }.
            [3] That slide is mine, { $whom }.
            [4] Control it is, { $whom }.
            [5] I have the line, { $whom }, I do it.
           *[other] Yes, { $whom }, I slide it.
        }
        [yours] { $wording ->
            [1] Do it, { $whom }.
            [2] Please do, { $whom }.
            [3] A good slide, { $whom }, go ahead.
            [4] That slide helps us, { $whom }.
            [5] Fine with me, { $whom }: it is your line.
           *[other] Yes, { $whom }, slide it.
        }
        [approve] { $wording ->
            [1] Slide it, { $whom }, I have nothing against it.
            [2] Good for me, if somebody there does it, { $whom }.
            [3] I cannot, { $whom }, but do it.
            [4] That slide helps us, { $whom }.
            [5] From here I can only say yes, { $whom }.
           *[other] Yes, { $whom }, whoever stands there should.
        }
        [program] { $wording ->
            [1] Deal, { $whom }: { program-told }.
            [2] All right, { $whom }, I lay { program-told }.
            [3] You get it, { $whom }: { program-told }.
            [4] Gladly, { $whom }: { program-told }.
            [5] I program it, { $whom }: { program-told }.
           *[other] Yes, { $whom }: { program-told }.
        }
        [noted] { $wording ->
            [1] Sounds good, { $whom }.
            [2] A good program, { $whom }.
            [3] I like that, { $whom }.
            [4] All right, { $whom }.
            [5] Fine with me, { $whom }.
           *[other] Good, { $whom }.
        }
        [go] { $wording ->
            [1] I go that way, { $whom }.
            [2] I come along, { $whom }.
            [3] Right behind you, { $whom }.
            [4] My next step goes there, { $whom }.
            [5] I walk with you, { $whom }.
           *[other] Yes, { $whom }, I go.
        }
        [meet] { $wording ->
            [1] See you there, { $whom }.
            [2] I am coming, { $whom }.
            [3] Wait for me there, { $whom }.
            [4] I set out for it, { $whom }.
            [5] Count me in, { $whom }, I am on my way.
           *[other] Yes, { $whom }, I come.
        }
        [set_out] { $wording ->
            [1] I set out for { $cell }, { $whom }, but it is { steps-away } from here.
            [2] I go towards { $cell }, { $whom }. It takes me a while: { steps-away }.
           *[other] Yes, { $whom }, I set out: { steps-away } to { $cell }.
        }
    }
event-no =
    { $because ->
       *[none] { $why ->
            [danger] { $wording ->
                [1] Too dangerous, { $whom }.
                [2] That ends badly, { $whom }.
                [3] Anything but that, { $whom }: it is deadly.
                [4] No, { $whom }, I want to live.
                [5] I will not do that, { $whom }: somebody would die.
               *[other] No, { $whom }, that kills somebody.
            }
           *[other] { $wording ->
                [1] Sorry, { $whom }, I have other things to do.
                [2] Not now, { $whom }.
                [3] I am not doing that, { $whom }.
                [4] Without me, { $whom }.
                [5] I see it differently, { $whom }.
               *[other] No, { $whom }, I have another plan.
            }
            [trust] { $wording ->
                [1] You would like that, { $whom }. No.
                [2] Your word is not enough for me, { $whom }.
                [3] I do not believe you, { $whom }.
                [4] Not with me, { $whom }.
                [5] I follow you nowhere, { $whom }.
               *[other] No. Why should I trust you, { $whom }?
            }
            [far] { $wording ->
                [1] Not this round, { $whom }: out of my reach.
                [2] That cannot be done now, { $whom }.
                [3] Too far for me, { $whom }.
                [4] I would be too late, { $whom }.
                [5] Not from where I stand, { $whom }.
               *[other] I cannot, { $whom }, it is too far.
            }
        }
        [deadly] { $wording ->
            [1] I die if I stay in { $cell }, { $whom }.
           *[other] Stay in { $cell }? That kills me, { $whom }.
        }
        [open] { $wording ->
            [1] { $cell } lies open, { $whom }: { $room }. Without me.
            [2] Everybody can see what { $cell } is, { $whom }: { $room }.
           *[other] No, { $whom }, { $cell } is red: { $room }.
        }
        [seen] { $wording ->
            [1] You know what I say of { $cell }, { $whom }: it is red.
           *[other] No, { $whom }: I have said that { $cell } is red.
        }
        [told] { $wording ->
            [1] { $teller } says that { $cell } is red, { $whom }.
            [2] I believe { $teller }, { $whom }: { $cell } is red.
           *[other] No, { $whom }, { $cell } is red, { $teller } says so.
        }
        [gone] { $wording ->
            [1] It cannot be, { $whom }: line { $line } already goes { $dir } this round.
           *[other] Too late, { $whom }: line { $line } has gone { $dir } this round.
        }
        [nobody] { $wording ->
            [1] Nobody stands at line { $line }, { $whom }.
           *[other] Who should do that, { $whom }? Nobody is near line { $line }.
        }
        [no_look] { $wording ->
            [1] With what, { $whom }? You have no Look token any more.
           *[other] You cannot look at { $cell }, { $whom }: your Look token is lost.
        }
        [away] { $wording ->
            [1] From where you stand { $cell } is { steps-away } away, { $whom }.
           *[other] You are { steps-away } from { $cell }, { $whom }: too far to look.
        }
        [edge] { $wording ->
            [1] There is no room { $dir } of me, { $whom }.
           *[other] I cannot go { $dir }, { $whom }: the board ends there.
        }
        [barred] { $wording ->
            [1] I cannot get into { $cell }, { $whom }: it is barred.
           *[other] { $cell } is closed, { $whom }.
        }
        [steps] { $wording ->
            [1] { $cell } is { steps-away } away from me, { $whom }.
            [2] { steps-away } to { $cell }, { $whom }? I would be too late.
           *[other] I am { steps-away } from { $cell }, { $whom }: too far.
        }
        [search] { $wording ->
            [1] As long as Room 25 is hidden I keep looking, { $whom }.
           *[other] Wait, { $whom }? Room 25 does not even lie open.
        }
        [outside] { $wording ->
            [1] I will wait once I am in Room 25, { $whom }.
           *[other] Not here, { $whom }: first to Room 25.
        }
        [unlocked] { $wording ->
            [1] The way out is unlocked already, { $whom }.
           *[other] No need, { $whom }: the key has been used.
        }
        [key_first] { $wording ->
            [1] Without the key Room 25 is no use, { $whom }.
           *[other] The key first, { $whom }.
        }
        [harmless] { $wording ->
            [1] { $cell } lies open, { $whom }: { $room }. That kills nobody.
           *[other] What is wrong with { $cell }, { $whom }? { $room }, nobody dies in there.
        }
        [inwards] { $wording ->
            [1] That takes Room 25 away from the edge, { $whom }.
           *[other] Wrong way, { $whom }: Room 25 would go back inside.
        }
        [back] { $wording ->
            [1] From { $cell } one only gets back to the middle, { $whom }.
           *[other] A vortex turns in { $cell }, { $whom }: I would be back in the middle.
        }
        [lied] { $wording ->
            [1] What you told us of { $cell } was wrong, { $whom }.
            [2] After what you said of { $cell }, { $whom }? No.
           *[other] { $cell } was not what you said, { $whom }. No.
        }
        [done] { $wording ->
            [1] That is done already, { $whom }: line { $line } has gone { $dir }.
           *[other] Once is enough, { $whom }: line { $line } has gone { $dir }.
        }
        [early] { $wording ->
            [1] As long as nobody has opened Room 25, { $whom }, I do not think of that.
           *[other] Not yet, { $whom }: Room 25 does not lie open.
        }
        [known] { $wording ->
            [1] There is nothing left to find in { $cell }, { $whom }.
           *[other] What for, { $whom }? { $cell } lies open: { $room }.
        }
        [astray] { $wording ->
            [1] That does not bring me nearer to Room 25, { $whom }.
           *[other] { $cell } is no way to Room 25, { $whom }.
        }
        [slow_open] { $wording ->
            [1] Not to { $cell }, { $whom }: { $room }, that only costs me something.
           *[other] { $room } in { $cell }, { $whom }? That does me no good.
        }
        [slow_seen] { $wording ->
            [1] Not to { $cell }, { $whom }, it is yellow, I have told you.
           *[other] I said that { $cell } is yellow, { $whom }: it would hold me up.
        }
        [slow_told] { $wording ->
            [1] Not to { $cell }, { $whom }: yellow, if { $teller } is right.
           *[other] { $teller } says that { $cell } is yellow, { $whom }: it would hold me up.
        }
        [myself] { $wording ->
            [1] Leave { $cell } to me, { $whom }, as I said.
           *[other] I look at { $cell } myself, { $whom }.
        }
        [held] { $wording ->
            [1] { $cell } holds me, { $whom }.
           *[other] I cannot get out of { $cell } that way, { $whom }.
        }
        [untold] { $wording ->
            [1] Into { $cell }, of which nobody has told anything, { $whom }? No.
           *[other] Nobody has said what is in { $cell }, { $whom }.
        }
        [safe_seen] { $wording ->
            [1] { $cell } is { $said }, { $whom }, that is what I have told you.
           *[other] I say that { $cell } is { $said }, { $whom }.
        }
        [safe_told] { $wording ->
            [1] If { $teller } is right, { $whom }, { $cell } is { $said }.
           *[other] { $teller } says that { $cell } is { $said }, { $whom }.
        }
        [own_look] { $wording ->
            [1] No, { $whom }, I stay with it: I look at { $cell }.
            [2] I have said what I do, { $whom }: look at { $cell }.
           *[other] I have another plan, { $whom }: I look at { $cell }.
        }
        [own_meet] { $wording ->
            [1] No, { $whom }, I stay with it: to { $cell }.
           *[other] I have another plan, { $whom }: we meet in { $cell }.
        }
        [own_slide] { $wording ->
            [1] No, { $whom }, I stay with it: line { $line } goes { $dir }.
           *[other] I have another plan, { $whom }: line { $line } should go { $dir }.
        }
        [own_exit] { $wording ->
            [1] No, { $whom }, I stay with it: I make for Room 25.
           *[other] I have another plan, { $whom }: to Room 25.
        }
        [own_key] { $wording ->
            [1] No, { $whom }, I stay with it: the key first.
           *[other] I have another plan, { $whom }: the key.
        }
        [own_way] { $wording ->
            [1] No, { $whom }, I stay with it: I go { $dir }.
           *[other] I have another plan, { $whom }: I go { $dir }.
        }
    }
steps-away = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
event-defend =
    { $why ->
       *[innocent] { $wording ->
            [1] You have the wrong one. I am a prisoner.
            [2] Look elsewhere. I want to get out, too.
           *[other] I am no guard!
        }
        [honest] { $wording ->
            [1] I did not lie. Go and look!
            [2] I stand by what I said.
           *[other] What I said is true.
        }
        [accident] { $wording ->
            [1] That was meant to help, believe me.
            [2] I had my reasons for that.
           *[other] I meant no harm by it.
        }
        [unaware] { $wording ->
            [1] How should I have known that?
            [2] Nobody could have known that.
           *[other] I did not know what was in there.
        }
    }
event-praise =
    { $wording ->
        [1] Thanks, { $who }.
        [2] Nicely done, { $who }.
       *[other] Well done, { $who }!
    }
event-agree =
    { $wording ->
        [1] True.
        [2] I think so too.
       *[other] I agree.
    }
event-deny =
    { $wording ->
        [1] That is wrong.
        [2] I do not believe it.
       *[other] No, that is not so.
    }

# What sticks to a room, where the room is explained.
claim-of = { $seat }: "{ $cell } is { $colour }."

## What can be said
option-plan-look = Say: I look at { $cell }
    .why = The others can answer yes or no.
option-plan-avoid = Warn: do not enter { $cell }
    .why = The others can answer yes or no.
option-plan-meet = Propose to meet in { $cell }
    .why = The others can answer yes or no.
option-plan-slide =
    { $own ->
        [1] Say that you slide { $line } { $dir }
       *[none] Propose to slide { $line } { $dir }
    }
    .why = The others can answer yes or no.
option-plan-program =
    { $own ->
        [1] { $several ->
            [1] Say that { $who } lays { program-told }
           *[none] Say that you lay { program-told }
        }
       *[none] Ask { $who } to lay { program-told }
    }
    .why = The others can answer yes or no.
option-plan-exit = Propose to meet in Room 25
    .why = The others can answer yes or no.
option-plan-key = Propose to fetch the key
    .why = The others can answer yes or no.
option-plan-stay = Propose to stay put
    .why = The others can answer yes or no.
option-yes = Yes to { $whom }
    .why = You accept this plan; bots count on it.
option-no =
    { $why ->
        [danger] No to { $whom }: it kills
       *[other] No to { $whom }: I have another plan
        [trust] No to { $whom }: I do not trust you
        [far] No to { $whom }: too far for me
    }
    .why = You refuse this plan and say why.
option-blame =
    { $why ->
       *[lied] Accuse { $who }: a lie
        [pushed] Accuse { $who }: that push
        [slid] Accuse { $who }: that slide
    }
    .why = You say that this is a guard, and why.
option-defend =
    { $why ->
       *[innocent] Say: I am no guard
        [honest] Say: I told the truth
        [accident] Say: it was no ill will
        [unaware] Say: I did not know
    }
    .why = You say something for yourself.
option-praise = Praise { $who }
    .why = You say a good word to somebody.

## Branches
branch-plan = Propose something …
branch-plan-look = I look at …
branch-plan-avoid = Do not enter …
branch-plan-meet = Let's meet in …
branch-plan-slide = Slide a line …
branch-plan-slide-line =
    { $own ->
        [1] I slide { $line } …
       *[none] Slide { $line } …
    }
branch-plan-program = Tell or ask for a program …
branch-plan-program-who =
    { $own ->
        [1] { $several ->
            [1] { $who } lays …
           *[none] I lay …
        }
       *[none] Ask { $who } to lay …
    }
branch-yes = Say yes …
branch-no = Say no …
branch-no-whom = No to { $whom }: …
branch-defend = Defend yourself …
branch-praise = Praise somebody …
branch-accuse-who = Accuse { $who } …
