# Stůl Lockup: cíle, hvězdy, kdyby hra skončila teď, vlastní doupě.

lockup-goal-per = { $count ->
    [1] za každý
   *[other] za každé { $count }
}
lockup-if-ended = { $count ->
    [one] { $count } hvězda, kdyby hra skončila teď
    [few] { $count } hvězdy, kdyby hra skončila teď
   *[other] { $count } hvězd, kdyby hra skončila teď
}
    .what = Tolik by bylo po poslední razii a závěrečném sčítání všeho, co teď leží odkryté.
lockup-label-sets = Jakou cenu teď mají vaši rváči
