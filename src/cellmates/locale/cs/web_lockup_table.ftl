# Stůl Lockup: cíle, hvězdy, kdyby hra skončila teď, vlastní doupě.

lockup-goal-per = { $count ->
    [1] za kus
   *[other] za každé { $count }
}
lockup-if-ended = { $count ->
    [one] { $count } hvězda, kdyby hra skončila teď
    [few] { $count } hvězdy, kdyby hra skončila teď
   *[other] { $count } hvězd, kdyby hra skončila teď
}
    .what = Tolik by bylo po poslední razii a závěrečném sčítání všeho, co teď leží odkryté.
lockup-label-sets = Jakou cenu teď mají vaši rváči

lockup-play-next = Zahrát při příležitosti
    .why = Zahraje se sama, jakmile přijde chvíle, kdy působí.
lockup-tomes-declined-phase = V této fázi se už neptáme na: { $tomes }.
lockup-tomes-declined-round = V tomto kole se už neptáme na: { $tomes }.
lockup-window-idle = Žádnou ze svých knih teď zahrát nemůžete. Ptáme se, aby to nikdo nepoznal.
lockup-tomes-once = Na knihu, která může počkat, se ptáme jednou za fázi a nejvýš dvakrát za kolo; později ji zahrajete ze svého panelu.
lockup-tomes-every-chance = Ptát se při každé příležitosti

# Karta na začátku.
lockup-start = Šest nocí v pevnosti. Po poslední vyhrává tlupa s nejvíce hvězdami: za vyrobené předměty, za sehrané rváče, za cíle. Razie bere hvězdy tomu, na kom leží nejvíc podezření.
lockup-start-solo = Vy proti strážím, šest nocí. Na konci musíte mít víc hvězd než ony: za vyrobené předměty, za sehrané rváče, za cíle. Razie bere hvězdy tomu, na kom leží víc podezření.
lockup-start-advanced = Nejdřív si vyberte jeden ze dvou rysů: jeho výhody dostanete hned.
lockup-start-send = Vysílejte žetony na lokace
lockup-start-win = Nejsilnější berou nejvíc
lockup-start-count = Vyrábějte, verbujte, sbírejte hvězdy
