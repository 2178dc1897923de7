# What the coach says, and why something cannot be done.

## Why something cannot be done: the end of a sentence.

lockup-obstacle-visited = w tym apelu twoja banda już tam była
lockup-obstacle-downs_spent = w tej rundzie nie wolno położyć więcej zakrytych żetonów

## What the coach says: goals, reasons, warnings.

lockup-advice-chance = Daje około { $percent } % szans na wygraną (± { $error }); następna w kolejce { $next_best } %.
lockup-advice-chance_alone = Daje około { $percent } % szans na wygraną (± { $error }).
lockup-advice-goal_raid = zbliża się nalot: pozbądź się podejrzeń, masz { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
   *[other] { $count } kostek
}.
lockup-advice-goal_craft = { $count ->
    [0] w Bloku więziennym można zmajstrować: { $item }.
    [one] { $item }: brakuje { $count } kostki.
   *[other] { $item }: brakuje { $count } kostek.
}
lockup-advice-goal_goons = zbiry liczą się na końcu w zestawach: werbuj pasujące.
lockup-advice-reason_send = Wyślij tam: { $tokens }.
lockup-advice-reason_free = Nikogo tam nie ma: { $location }.
lockup-advice-reason_first = { $location }: pierwsze miejsce na { $percent } %.
lockup-advice-reason_lower = { $location }: dalsze miejsca też coś dają.
lockup-advice-reason_sure = { $location }: nikt cię tam już nie pokona.
lockup-advice-reason_hide = Zakryty żeton nie zdradza siły.
lockup-advice-reason_item = { $item }: dla ciebie około { $count } ★.
lockup-advice-reason_reserve = Zaklepanego nikt inny nie zmajstruje: { $item }.
lockup-advice-reason_goon = { $goon }: dla ciebie około { $count } ★.
lockup-advice-reason_least = Tej kostki najmniej szkoda: { $kind }.
lockup-advice-reason_take = Tego najbardziej brakuje: { $kind }.
lockup-advice-reason_pass = Żaden żeton nie przyniesie już więcej, niż kosztuje.
lockup-advice-reason_done = Pozostałe żetony dadzą więcej gdzie indziej.
lockup-advice-reason_decline = Księga jest warta więcej niż ta nagroda.
lockup-advice-reason_collect = To więcej niż księga z Biblioteki.
lockup-advice-reason_wait = Ta księga przyda się bardziej później.
lockup-advice-reason_tome = Teraz zdziała najwięcej.
lockup-advice-reason_plan = Da najwięcej do końca gry.
lockup-advice-warn_hopeless = { $location }: nawet wszystkie twoje żetony nic tam nie dadzą.
lockup-advice-warn_watched = { $location }: najsilniejszy bierze podejrzenia: { $count }.
lockup-advice-warn_raid = { $location }: najsilniejszy bierze podejrzenia: { $count }, a nalot blisko.
lockup-advice-warn_weak = Sam żeton { $token } nic tu nie da: { $location }.
lockup-advice-warn_dear = { $item }: teraz kosztuje więcej, niż daje.
