### Table talk of Room 25. Where $wording chooses, every line says the same in other words; which one
### is said stands in the record, so that everybody reads the same. No line depends on the sex of who speaks.

## What is said
event-claim =
    { $against ->
        [none] { $wording ->
            [1] Vím to jistě: { $cell } je { $colour }.
            [2] Zapamatujte si: { $cell } je { $colour }.
           *[other] { $cell } je { $colour }.
        }
       *[other] { $wording ->
            [1] Kdepak, { $cell } není { $said }. Je { $colour }. ({ $against })
            [2] Prý { $said }? Já říkám, že { $cell } je { $colour }. ({ $against })
           *[other] Omyl, { $cell } je { $colour }, a ne { $said }. ({ $against })
        }
    }
event-accuse =
    { $why ->
       *[none] { $wording ->
            [1] Tady se nedá všem věřit: { $who } je strážce!
            [2] Podle mě je { $who } strážce.
           *[other] { $who } je strážce!
        }
        [lied] { $wording ->
            [1] Nesedí to, co říká { $who }. To je strážce!
            [2] Už nevěřte tomu, co říká { $who }: byla to lež.
           *[other] { $who } nám lže. To je strážce!
        }
        [pushed] { $wording ->
            [1] To vystrčení nebyla náhoda: { $who } je strážce!
            [2] { $who } do nás strká. To je strážce!
           *[other] Viděli jste to vystrčení? { $who } je strážce!
        }
        [slid] { $wording ->
            [1] O ten posun nikdo nestál: { $who } je strážce!
            [2] Kdo takhle posouvá? { $who } je strážce!
           *[other] { $who } posouvá proti nám. To je strážce!
        }
    }
event-plan =
    { $wording ->
        [1] Já jsem pro { $dir }.
        [2] Všichni na { $dir }!
       *[other] Pojďme na { $dir }.
    }
event-plan_look =
    { $wording ->
        [1] { $cell } si beru já, podívám se tam.
        [2] { $cell } nechte mně, kouknu tam.
       *[other] Podívám se na { $cell }.
    }
event-plan_avoid =
    { $who ->
        [none] { $wording ->
            [1] Držte se dál od { $cell }.
            [2] Na { $cell } ať nikdo nechodí.
           *[other] Nechoďte na { $cell }!
        }
       *[other] { $wording ->
            [1] Držte se dál od { $cell }: je tam { $who }.
            [2] Na { $cell } ať nikdo nechodí, stojí tam { $who }.
           *[other] Nechoďte na { $cell }, čeká tam { $who }!
        }
    }
event-plan_meet =
    { $wording ->
        [1] Přijďte všichni na { $cell }.
        [2] Sraz je na { $cell }.
       *[other] Sejdeme se na { $cell }.
    }
event-plan_slide =
    { $own ->
        [1] { $wording ->
            [1] Řada { $line } půjde na { $dir }, to udělám já.
            [2] Řadu { $line } nechte na mně: půjde na { $dir }.
           *[other] Posunu řadu { $line } na { $dir }.
        }
       *[none] { $wording ->
            [1] Řada { $line } by měla jít na { $dir }.
            [2] Ať někdo posune { $line } na { $dir }.
           *[other] Posuňme řadu { $line } na { $dir }.
        }
    }
event-plan_program =
    { $own ->
        [1] { $several ->
            [1] { $wording ->
                [1] Program pro toto kolo, { $who }: { program-told }.
                [2] { $who } v tomto kole: { program-told }.
               *[other] { $who } programuje: { program-told }.
            }
           *[none] { $wording ->
                [1] Můj program: { program-told }.
                [2] V tomto kole pokládám: { program-told }.
               *[other] Programuji: { program-told }.
            }
        }
       *[none] { $wording ->
            [1] Může { $who } naprogramovat: { program-told }?
            [2] Pomůže nám, když { $who } naprogramuje: { program-told }.
           *[other] { $who } ať prosím naprogramuje: { program-told }.
        }
    }
program-told = { $second ->
    [none] { $first }
   *[other] { $first }, potom { $second }
}
event-plan_exit =
    { $wording ->
        [1] Sejdeme se v Místnosti 25.
        [2] Do Místnosti 25, rychle!
       *[other] Všichni do Místnosti 25!
    }
event-plan_key =
    { $wording ->
        [1] Nejdřív klíč.
        [2] Potřebujeme klíč. Kdo to má blízko?
       *[other] Ať někdo dojde pro klíč!
    }
event-plan_stay =
    { $wording ->
        [1] Tohle kolo se nehýbejme.
        [2] Počkejme všichni tady.
       *[other] Zůstaňte, kde jste.
    }
event-yes =
    { $plan ->
       *[none] { $wording ->
            [1] Plán, který má { $whom }, beru.
            [2] { $whom } to říká dobře. Jdu do toho.
            [3] { $whom } se mnou může počítat.
            [4] Souhlasím, { $whom } ví, co dělá.
            [5] Platí, udělám, co chce { $whom }.
           *[other] Ano, { $whom } má pravdu.
        }
        [look] { $wording ->
            [1] Dobře, tam ať se podívá { $whom }.
            [2] Tam se podívá { $whom }, dobře.
            [3] Tu místnost si vezme { $whom }.
            [4] Dobře, { $whom } nám pak poví, co tam je.
            [5] Ano, { $whom } to prověří.
           *[other] { $whom } ať se tam klidně podívá.
        }
        [avoid] { $wording ->
            [1] Tam nepůjdu. { $whom } varuje právem.
            [2] { $whom } nás varuje. Díky!
            [3] Dobře, že to { $whom } říká.
            [4] Budu se tomu vyhýbat, jak radí { $whom }.
            [5] Jasně, { $whom } radí dobře.
           *[other] Rozumím, tam nevejdu.
        }
        [slide] { $wording ->
            [1] Posunu to, jak chce { $whom }.
            [2] Ten posun udělám. { $whom } má pravdu.
            [3] Ten posun je můj, { $whom } se spolehne.
            [4] Použiju ovládání, jak říká { $whom }.
            [5] Stojím v té řadě, takže to posunu. ({ $whom })
           *[other] Ano, posunu to. ({ $whom })
        }
        [yours] { $wording ->
            [1] Jen to udělej. ({ $whom })
            [2] Prosím, jen do toho. ({ $whom })
            [3] Dobrý posun, { $whom } ať ho udělá.
            [4] Ten posun nám pomůže, { $whom } to vidí dobře.
            [5] Souhlasím, ta řada je tvoje. ({ $whom })
           *[other] Ano, posuň to. ({ $whom })
        }
        [approve] { $wording ->
            [1] Posuňte to, { $whom } má pravdu.
            [2] Mně to vyhovuje, ať to někdo udělá. ({ $whom })
            [3] Já nemůžu, ale udělejte, co říká { $whom }.
            [4] Ten posun nám pomůže, { $whom } to vidí dobře.
            [5] Odsud můžu jen souhlasit. ({ $whom })
           *[other] Ano, ať to posune, kdo tam stojí. ({ $whom })
        }
        [program] { $wording ->
            [1] Platí: { program-told }. ({ $whom })
            [2] Dobře, pokládám: { program-told }. ({ $whom })
            [3] Jak si { $whom } přeje: { program-told }.
            [4] Klidně: { program-told }. ({ $whom })
            [5] Programuji, co chce { $whom }: { program-told }.
           *[other] Ano: { program-told }. ({ $whom })
        }
        [noted] { $wording ->
            [1] To zní dobře. ({ $whom })
            [2] Dobrý program, { $whom } to vidí správně.
            [3] To se mi líbí. ({ $whom })
            [4] Tak dobře. ({ $whom })
            [5] Nic proti tomu nemám. ({ $whom })
           *[other] Dobře. ({ $whom })
        }
        [go] { $wording ->
            [1] Jdu tím směrem, jak říká { $whom }.
            [2] Jdu taky. { $whom } ví kam.
            [3] Kam jde { $whom }, jdu taky.
            [4] Můj další krok vede tam. ({ $whom })
            [5] Vyrážím tam, jak chce { $whom }.
           *[other] Ano, jdu. ({ $whom })
        }
        [meet] { $wording ->
            [1] Uvidíme se tam. ({ $whom })
            [2] Už jdu, { $whom } ať počká.
            [3] Ať tam na mě { $whom } počká.
            [4] Vydám se tam, jak navrhuje { $whom }.
            [5] Platí, jsem na cestě. ({ $whom })
           *[other] Ano, přijdu. ({ $whom })
        }
        [set_out] { $wording ->
            [1] Vyrážím na { $cell }, ale mám to { steps-away }. ({ $whom })
            [2] Jdu směrem na { $cell }. Chvíli to potrvá: { steps-away }. ({ $whom })
           *[other] Ano, vydám se tam: { steps-away } na { $cell }. ({ $whom })
        }
    }
event-no =
    { $because ->
       *[none] { $why ->
            [danger] { $wording ->
                [1] { $whom } chce moc riskovat. Ne.
                [2] Plán, který má { $whom }, by dopadl špatně.
                [3] Jen to ne, co chce { $whom }: to je smrt.
                [4] Ne, chci ještě žít. ({ $whom })
                [5] Ne, co chce { $whom }, je smrtelné.
               *[other] Ne, to někoho zabije. ({ $whom })
            }
           *[other] { $wording ->
                [1] { $whom } má plán, ale já mám jiný.
                [2] Teď ne. ({ $whom })
                [3] Tohle dělat nebudu, i když to chce { $whom }.
                [4] { $whom } se musí obejít beze mě.
                [5] Vidím to jinak než { $whom }.
               *[other] Ne, mám jiný plán než { $whom }.
            }
            [trust] { $wording ->
                [1] To by se někomu hodilo. { $whom } ode mě slyší ne.
                [2] Že to říká { $whom }, mi nestačí.
                [3] Tomu, co říká { $whom }, nevěřím.
                [4] Na tohle mě { $whom } nenachytá.
                [5] Kam volá { $whom }, tam já nejdu.
               *[other] Ne. Proč mám věřit tomu, co chce { $whom }?
            }
            [far] { $wording ->
                [1] { $whom } na mě musí zapomenout, tohle kolo tam nedosáhnu.
                [2] Teď to nejde. ({ $whom })
                [3] Na mě je to daleko. ({ $whom })
                [4] Co chce { $whom }, nestihnu.
                [5] Odtud to nedokážu. ({ $whom })
               *[other] Nejde to, je to moc daleko. ({ $whom })
            }
        }
        [deadly] { $wording ->
            [1] Když zůstanu na { $cell }, zemřu. ({ $whom })
           *[other] Zůstat na { $cell }, jak chce { $whom }? To mě zabije.
        }
        [open] { $wording ->
            [1] { $cell } leží odkrytá: { $room }. Beze mě. ({ $whom })
            [2] Každý vidí, co je na { $cell }: { $room }. ({ $whom })
           *[other] Ne, { $cell } je červená: { $room }. ({ $whom })
        }
        [seen] { $wording ->
            [1] { $whom } ví, co o { $cell } říkám: je červená.
           *[other] Ne, říkám přece, že { $cell } je červená. ({ $whom })
        }
        [told] { $wording ->
            [1] { $teller } říká, že { $cell } je červená. ({ $whom })
            [2] Věřím tomu, co říká { $teller }: { $cell } je červená. ({ $whom })
           *[other] Ne, { $cell } je červená, říká { $teller }. ({ $whom })
        }
        [gone] { $wording ->
            [1] To už nejde, řada { $line } jede tohle kolo na { $dir }. ({ $whom })
           *[other] Pozdě: řada { $line } jede tohle kolo na { $dir }. ({ $whom })
        }
        [nobody] { $wording ->
            [1] U řady { $line } nikdo nestojí. ({ $whom })
           *[other] Kdo to má udělat? U řady { $line } nikdo není. ({ $whom })
        }
        [no_look] { $wording ->
            [1] Čím? Žeton Průzkumu už nemáš. ({ $whom })
           *[other] Na { $cell } se nepodíváš, žeton Průzkumu je pryč. ({ $whom })
        }
        [away] { $wording ->
            [1] { $cell } je od tebe { steps-away }. ({ $whom })
           *[other] Na { $cell } to máš { steps-away }, to nestihneš. ({ $whom })
        }
        [edge] { $wording ->
            [1] Na { $dir } ode mě už žádná místnost není. ({ $whom })
           *[other] Na { $dir } nemohu, tam hrací plán končí. ({ $whom })
        }
        [barred] { $wording ->
            [1] Na { $cell } se nedostanu, je tam zavřeno. ({ $whom })
           *[other] Na { $cell } se nesmí. ({ $whom })
        }
        [steps] { $wording ->
            [1] { $cell } je ode mě { steps-away }. ({ $whom })
            [2] { steps-away } na { $cell }? To nestihnu. ({ $whom })
           *[other] Na { $cell } to mám { steps-away }, to je daleko. ({ $whom })
        }
        [search] { $wording ->
            [1] Dokud je Místnost 25 skrytá, hledám dál. ({ $whom })
           *[other] Čekat? Místnost 25 ještě ani není vidět. ({ $whom })
        }
        [outside] { $wording ->
            [1] Počkám, až budu v Místnosti 25. ({ $whom })
           *[other] Tady ne, nejdřív do Místnosti 25. ({ $whom })
        }
        [unlocked] { $wording ->
            [1] Východ už je odemčený. ({ $whom })
           *[other] Není třeba, klíč už je použitý. ({ $whom })
        }
        [key_first] { $wording ->
            [1] Bez klíče je Místnost 25 k ničemu. ({ $whom })
           *[other] Nejdřív klíč. ({ $whom })
        }
        [harmless] { $wording ->
            [1] { $cell } leží odkrytá: { $room }. To nikoho nezabije. ({ $whom })
           *[other] Co se na { $cell } nelíbí hráči { $whom }? { $room }: tam nikdo neumře.
        }
        [inwards] { $wording ->
            [1] Tím se Místnost 25 vzdálí od okraje. ({ $whom })
           *[other] Špatným směrem: Místnost 25 by šla zpátky dovnitř. ({ $whom })
        }
        [back] { $wording ->
            [1] Z { $cell } vede cesta jen zpátky doprostřed. ({ $whom })
           *[other] Na { $cell } je vír, skončím zase uprostřed. ({ $whom })
        }
        [lied] { $wording ->
            [1] To, co { $whom } říká o { $cell }, není pravda.
            [2] Po tom, co { $whom } říká o { $cell }? Ne.
           *[other] { $cell } je něco jiného, než tvrdí { $whom }. Ne.
        }
        [done] { $wording ->
            [1] To už je hotovo: řada { $line } jela na { $dir }. ({ $whom })
           *[other] Jednou stačí: řada { $line } už jela na { $dir }. ({ $whom })
        }
        [early] { $wording ->
            [1] Dokud nikdo neodkryje Místnost 25, nemyslím na to. ({ $whom })
           *[other] Ještě ne, Místnost 25 není odkrytá. ({ $whom })
        }
        [known] { $wording ->
            [1] Na { $cell } už není co hledat. ({ $whom })
           *[other] K čemu? { $cell } leží odkrytá: { $room }. ({ $whom })
        }
        [astray] { $wording ->
            [1] Tím se k Místnosti 25 nepřiblížím. ({ $whom })
           *[other] { $cell } není cesta do Místnosti 25. ({ $whom })
        }
        [slow_open] { $wording ->
            [1] Na { $cell } ne: { $room }, to mě jen něco stojí. ({ $whom })
           *[other] { $room } na { $cell }? To mi nepomůže. ({ $whom })
        }
        [slow_seen] { $wording ->
            [1] Na { $cell } ne, je žlutá, to říkám pořád. ({ $whom })
           *[other] Říkám přece, že { $cell } je žlutá: zdržela by mě. ({ $whom })
        }
        [slow_told] { $wording ->
            [1] Na { $cell } ne: žlutá, jestli má { $teller } pravdu. ({ $whom })
           *[other] { $teller } říká, že { $cell } je žlutá: zdržela by mě. ({ $whom })
        }
        [myself] { $wording ->
            [1] { $cell } je moje, tam se podívám já. ({ $whom })
           *[other] Na { $cell } se dívám já. ({ $whom })
        }
        [held] { $wording ->
            [1] { $cell } mě nepustí. ({ $whom })
           *[other] Z { $cell } se tudy nedostanu. ({ $whom })
        }
        [untold] { $wording ->
            [1] Na { $cell }, o které nikdo nic neříká? Ne. ({ $whom })
           *[other] Nikdo neříká, co je na { $cell }. ({ $whom })
        }
        [safe_seen] { $wording ->
            [1] { $cell } je { $said }, to je moje slovo. ({ $whom })
           *[other] Říkám přece, že { $cell } je { $said }. ({ $whom })
        }
        [safe_told] { $wording ->
            [1] Jestli má { $teller } pravdu, { $cell } je { $said }. ({ $whom })
           *[other] { $teller } říká, že { $cell } je { $said }. ({ $whom })
        }
        [own_look] { $wording ->
            [1] Ne, zůstávám u svého: podívám se na { $cell }. ({ $whom })
            [2] Víte, co dělám: dívám se na { $cell }. ({ $whom })
           *[other] Mám jiný plán než { $whom }: podívám se na { $cell }.
        }
        [own_meet] { $wording ->
            [1] Ne, zůstávám u svého: na { $cell }. ({ $whom })
           *[other] Mám jiný plán než { $whom }: sejdeme se na { $cell }.
        }
        [own_slide] { $wording ->
            [1] Ne, zůstávám u svého: řada { $line } na { $dir }. ({ $whom })
           *[other] Mám jiný plán než { $whom }: řada { $line } na { $dir }.
        }
        [own_exit] { $wording ->
            [1] Ne, zůstávám u svého: jdu do Místnosti 25. ({ $whom })
           *[other] Mám jiný plán než { $whom }: do Místnosti 25.
        }
        [own_key] { $wording ->
            [1] Ne, zůstávám u svého: nejdřív klíč. ({ $whom })
           *[other] Mám jiný plán než { $whom }: klíč.
        }
        [own_way] { $wording ->
            [1] Ne, zůstávám u svého: jdu na { $dir }. ({ $whom })
           *[other] Mám jiný plán než { $whom }: jdu na { $dir }.
        }
    }
steps-away = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
event-defend =
    { $why ->
       *[innocent] { $wording ->
            [1] To je omyl. Sedím tu stejně jako vy.
            [2] Hledejte jinde. Já chci taky ven.
           *[other] Já nejsem strážce!
        }
        [honest] { $wording ->
            [1] Není to lež. Běžte se podívat!
            [2] Za svými slovy si stojím.
           *[other] Říkám pravdu.
        }
        [accident] { $wording ->
            [1] Mělo to pomoct, věřte mi.
            [2] Mělo to svůj důvod.
           *[other] Nemyslím to zle.
        }
        [unaware] { $wording ->
            [1] Nikdo nevěděl, co tam je.
            [2] To se nedalo předvídat.
           *[other] Jak se dalo vědět, co tam je?
        }
    }
event-praise =
    { $wording ->
        [1] { $who } má můj dík.
        [2] Pěkná práce! { $who } to umí.
       *[other] Výborně! { $who } je jednička.
    }
event-agree =
    { $wording ->
        [1] To je pravda.
        [2] Taky si to myslím.
       *[other] Souhlasím.
    }
event-deny =
    { $wording ->
        [1] Tak to není.
        [2] Nevěřím tomu.
       *[other] To není pravda.
    }

# What sticks to a room, where the room is explained.
claim-of = { $seat }: „{ $cell } je { $colour }.“

## What can be said
option-plan-look = Říct: podívám se na { $cell }
    .why = Ostatní mohou odpovědět ano nebo ne.
option-plan-avoid = Varovat: nechoďte na { $cell }
    .why = Ostatní mohou odpovědět ano nebo ne.
option-plan-meet = Navrhnout sraz na { $cell }
    .why = Ostatní mohou odpovědět ano nebo ne.
option-plan-slide =
    { $own ->
        [1] Říct: posunu { $line } na { $dir }
       *[none] Navrhnout posun { $line } na { $dir }
    }
    .why = Ostatní mohou odpovědět ano nebo ne.
option-plan-program =
    { $own ->
        [1] { $several ->
            [1] Říct: { $who } programuje { program-told }
           *[none] Říct: programuji { program-told }
        }
       *[none] Požádat: { $who } ať naprogramuje { program-told }
    }
    .why = Ostatní mohou odpovědět ano nebo ne.
option-plan-exit = Navrhnout sraz v Místnosti 25
    .why = Ostatní mohou odpovědět ano nebo ne.
option-plan-key = Navrhnout jít pro klíč
    .why = Ostatní mohou odpovědět ano nebo ne.
option-plan-stay = Navrhnout zůstat na místě
    .why = Ostatní mohou odpovědět ano nebo ne.
option-yes = Ano: { $whom }
    .why = Přijmete tento plán; boti s tím počítají.
option-no =
    { $why ->
        [danger] Ne: { $whom } – někoho to zabije
       *[other] Ne: { $whom } – mám jiný plán
        [trust] Ne: { $whom } – nevěřím
        [far] Ne: { $whom } – moc daleko
    }
    .why = Odmítnete tento plán a řeknete proč.
option-blame =
    { $why ->
       *[lied] Obvinit: { $who } – lež
        [pushed] Obvinit: { $who } – to vystrčení
        [slid] Obvinit: { $who } – ten posun
    }
    .why = Řeknete, že je to strážce, a proč.
option-defend =
    { $why ->
       *[innocent] Říct: nejsem strážce
        [honest] Říct: mluvím pravdu
        [accident] Říct: nebylo to schválně
        [unaware] Říct: nedalo se to vědět
    }
    .why = Řeknete něco na svou obranu.
option-praise = Pochválit: { $who }
    .why = Řeknete někomu něco hezkého.

## Branches
branch-plan = Něco navrhnout …
branch-plan-look = Podívám se na …
branch-plan-avoid = Nechoďte na …
branch-plan-meet = Sejdeme se na …
branch-plan-slide = Posunout řadu …
branch-plan-slide-line =
    { $own ->
        [1] Posunu { $line } …
       *[none] Posunout { $line } …
    }
branch-plan-program = Říct program nebo o něj požádat …
branch-plan-program-who =
    { $own ->
        [1] { $several ->
            [1] { $who } programuje …
           *[none] Programuji …
        }
       *[none] { $who } ať naprogramuje …
    }
branch-yes = Říct ano …
branch-no = Říct ne …
branch-no-whom = Ne: { $whom } …
branch-defend = Hájit se …
branch-praise = Pochválit někoho …
branch-accuse-who = Obvinit: { $who } …
