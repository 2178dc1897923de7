### Table talk of Lockup. Where $wording chooses, every line says the same in other words; which one
### is said stands in the record, so that everybody reads the same.

## What is said
lockup-event-claim =
    { $wording ->
        [1] Žeton { $token }? Leží { $location }.
        [2] Věřte nebo ne: můj žeton { $token } je { $location }.
       *[other] Můj žeton { $token } je { $location }.
    }
lockup-event-plan =
    { $wording ->
        [1] Dnes v noci vyhraju { $location }.
        [2] Nikdo mě { $location } neporazí.
       *[other] Chci vyhrát { $location }.
    }
lockup-event-warn =
    { $wording ->
        [1] Nechoďte { $location }, tam je zabráno.
        [2] Kdo přijde { $location }, bude litovat.
       *[other] Nechoďte { $location }!
    }
lockup-event-deal =
    { $wording ->
        [1] Dohoda: { $location } pro mě, { $other } pro vás?
        [2] Nepůjdu { $other_into }, když vy nepůjdete { $into }.
       *[other] { $location } pro mě, { $other } pro vás.
    }
lockup-event-yes =
    { $wording ->
        [1] To mi vyhovuje, { $of }.
        [2] Nemám nic proti, { $of }.
       *[other] Dobře, { $of }.
    }
lockup-event-no =
    { $refusal ->
        [mine] { $wording ->
            [1] Já jdu { $location }, { $of }.
            [2] Ani náhodou, { $of }: mířím { $location }.
           *[other] Ne, { $of }, { $location } jdu já.
        }
       *[other] { $wording ->
            [1] Dnes v noci ne, { $of }.
            [2] Radši ne, { $of }.
           *[other] Ne, { $of }, mám jiný plán.
        }
        [trust] { $wording ->
            [1] Pěkný pokus, { $of }. Ne.
            [2] Vaše slovo mi nestačí, { $of }.
           *[other] Nevěřím vám, { $of }.
        }
    }
lockup-event-agree =
    { $wording ->
        [1] To je pravda.
        [2] Taky si to myslím.
       *[other] Souhlasím.
    }
lockup-event-deny =
    { $wording ->
        [1] Tak to není.
        [2] Nevěřím tomu.
       *[other] To není pravda.
    }
lockup-event-took_back =
    { $refusal ->
        [mine] { $wording ->
            [1] Promiňte, { $of }, s tím místem to vidím jinak.
            [2] Změna plánu, { $of }: to místo potřebuji já.
           *[other] Beru to zpět, { $of }: přece jen jdu { $location }.
        }
       *[other] { $wording ->
            [1] To ano už neplatí, { $of }. Plány se mění.
            [2] Už se mnou nepočítejte, { $of }.
           *[other] Zapomeňte, co zaznělo, { $of }: teď mám jiný plán.
        }
        [trust] { $wording ->
            [1] Tak přece jen ne, { $of }. Slibů už bylo dost.
            [2] Ten slib nedodržím, { $of }. Vašim taky nevěřím.
           *[other] Beru to zpět, { $of }: už vám nevěřím.
        }
    }
lockup-event-blame =
    { $blame ->
        [outbid] { $wording ->
            [1] Ještě bod a bylo to moje, { $of }.
            [2] Jen o kousek, { $of }. Příště vezmu víc.
           *[other] O jedničku, { $of }! Porazili jste mě o vlásek.
        }
        [robbed] { $wording ->
            [1] Zloději! Nechte si ruce u sebe, { $of }.
            [2] To byla loupež, { $of }. To vám nezapomenu.
           *[other] Ta kostka byla moje, { $of }!
        }
        [framed] { $wording ->
            [1] Hodili jste to na mě, { $of }. To není hezké.
            [2] Podezření si nechte, { $of }!
           *[other] Kvůli vám teď strážní hlídají mě, { $of }.
        }
        [snatched] { $wording ->
            [1] Vyfoukli jste mi ho před nosem, { $of }.
            [2] Zrovna toho, { $of }? Mám s ním své plány.
           *[other] Toho rváče chci já, { $of }!
        }
       *[broke] { $wording ->
            [1] Tak takovou cenu má vaše slovo, { $of }.
            [2] Měli jsme dohodu, { $of }. Porušili jste ji.
           *[other] Dali jste mi slovo, { $of }.
        }
    }
lockup-event-praise =
    { $wording ->
        [1] To se musí nechat, { $of }: bylo to chytré.
        [2] Pěkně zahráno, { $of }.
       *[other] Dobrá práce, { $of }.
    }
lockup-event-ask =
    { $wording ->
        [1] Co máte za lubem, { $of }?
        [2] { $of }, co chcete dnes v noci vyhrát?
       *[other] Kam jdete, { $of }?
    }
lockup-event-reply =
    { $reply ->
        [thanks] { $wording ->
            [1] To je od vás milé, { $of }.
            [2] Ještě že si toho někdo všiml, { $of }.
           *[other] Děkuju, { $of }.
        }
        [sorry] { $wording ->
            [1] Omlouvám se, { $of }.
            [2] Já vám to vynahradím, { $of }.
           *[other] Promiňte, { $of }. Nic ve zlém.
        }
        [shrug] { $wording ->
            [1] Tak to tady chodí, { $of }.
            [2] Udělali byste totéž, { $of }.
           *[other] Nic osobního, { $of }.
        }
        [mock] { $wording ->
            [1] Zvykejte si, { $of }.
            [2] Moc pomalu, { $of }. Zkuste to zítra.
           *[other] Jen si poplačte, { $of }.
        }
       *[secret] { $wording ->
            [1] Počkejte do noci, { $of }.
            [2] Neřeknu, { $of }.
           *[other] Uvidíte, { $of }.
        }
    }
lockup-event-groan =
    { $wording ->
        [1] Všude strážní! Moje dobré jméno je pryč.
        [2] Prohledali mi celu odshora dolů.
       *[other] Ta razie bolela.
    }
# What sticks to a place, where the place is explained.
lockup-claim-of = { $seat }: „Můj žeton { $token } je { $location }.“

## What can be said
lockup-option-warn = Říct: nechoďte { $location }
    .why = Ostatní mohou odpovědět ano nebo ne.
lockup-option-deal = Nabídnout: { $location } pro mě, { $other } pro vás
    .why = Ostatní mohou odpovědět ano nebo ne.
lockup-option-yes = Říct: souhlasím, { $of }
    .why = Přijmete nabídku. Nikoho nezavazuje.
lockup-option-no =
    { $refusal ->
        [mine] Říct: ne, { $of }, tam chci já
       *[other] Říct: ne, { $of }, mám jiný plán
        [trust] Říct: ne, { $of }, nevěřím vám
    }
    .why = Odmítnete nabídku a řeknete proč.
lockup-option-blame =
    { $blame ->
        [outbid] Vyčíst: porazili jste mě o vlásek, { $of }
        [robbed] Vyčíst: to byla loupež, { $of }
        [framed] Vyčíst: hodili jste na mě podezření, { $of }
        [snatched] Vyčíst: vzali jste mi rváče, { $of }
       *[broke] Vyčíst: porušili jste slovo, { $of }
    }
    .why = Mohou odpovědět. Boti si pamatují, kdo porušil slovo.
lockup-option-praise = Pochválit: dobrá práce, { $of }
    .why = Mohou odpovědět.
lockup-option-ask = Zeptat se: kam jdete, { $of }?
    .why = Mohou odpovědět, po pravdě nebo ne.
lockup-option-reply =
    { $reply ->
        [thanks] Odpovědět: děkuju, { $of }
        [sorry] Odpovědět: promiňte, { $of }
        [shrug] Odpovědět: nic osobního, { $of }
        [mock] Odpovědět: zvykejte si, { $of }
       *[secret] Odpovědět: uvidíte, { $of }
    }
    .why = Odpovíte na to, co vám kdo řekl.
lockup-option-groan = Postěžovat si na razii
    .why = Slyší to všichni.

## Branches
lockup-branch-warn = Říct: nechoďte …
lockup-branch-deal = Nabídnout dohodu …
lockup-branch-deal-location = { $location } pro mě a pro vás …
lockup-branch-yes = Říct ano …
lockup-branch-no = Říct ne …
lockup-branch-no-of = Říct: ne, { $of } …
lockup-branch-blame = Vyčíst někomu …
lockup-branch-blame-what = Vyčíst: { $blame } …
lockup-branch-praise = Pochválit někoho …
lockup-branch-ask = Zeptat se, kam kdo jde …
lockup-branch-reply = Odpovědět …
lockup-branch-reply-how = Odpovědět: { $reply } …

## What one blames somebody for, and how one answers
lockup-word-outbid = porážka o vlásek
lockup-word-robbed = vzatá kostka
lockup-word-framed = hozené podezření
lockup-word-snatched = vzatý rváč
lockup-word-broke = porušené slovo
lockup-word-thanks = děkuju
lockup-word-sorry = promiňte
lockup-word-shrug = nic osobního
lockup-word-mock = posměch
lockup-word-secret = uvidíte
