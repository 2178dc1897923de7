## Laboratoř: pokusy

command-lab = zjistit, co má pravidlo za cenu
    .what = Pokusy s boty: stejná rozdání s pravidlem a bez něj a kolik her je k odpovědi třeba.
lab-compare = sehrát stejná rozdání s pravidlem a bez něj a říct, co mění
lab-power = říct, kolik her je třeba k jistotě a jak dlouho tu potrvají
lab-flag-bots = kdo hraje: jeden bot na všech místech, nebo několik, kteří se na nich střídají
lab-flag-with = zkoušené pravidlo jako klíč=hodnota; lze zadat víckrát
lab-flag-games = počet dvojic her
lab-flag-keep = složka, která pokus uchová; při novém spuštění se pokračuje odtud
lab-flag-margin = jak přesně má být podíl výher znám: plus minus tolik procent
lab-flag-share = očekávaný podíl výher v procentech
lab-flag-difference = rozdíl podílů, který se má najít, v procentech
lab-flag-differing = kolik dvojic her asi skončí různě, v procentech
lab-compare-title = { $count ->
    [one] { $count } rozdání sehrané
    [few] { $count } rozdání sehraná
   *[other] { $count } rozdání sehraných
 } dvakrát, podruhé s { $changed }
lab-column-without = bez
lab-column-with = s
lab-column-difference = rozdíl
lab-column-only = výhry jen bez / jen s
lab-compare-note = p: jak pravděpodobné je tak nerovné rozdělení, když pravidlo nic nemění (přesný McNemarův test).
lab-seat = hráč { $number }
lab-other-run = { $file } uchovává jiný pokus: { $key } je tam { $there } a tady { $here }. Zvolte jinou složku, nebo stejné nastavení.
lab-broken-file = { $file } nelze přečíst. Smažte ho a jeho hry se sehrají znovu.
lab-too-much-gained = --difference nemůže být víc než --differing: získat lze jen tam, kde hry skončí různě
lab-power-margin = Podíl výher na ±{ $margin } % vyžaduje { $count ->
    [one] { $count } hru
    [few] { $count } hry
   *[other] { $count } her
 }: { $time } na jednom jádru.
lab-power-pairs = Najít rozdíl { $difference } %, když { $differing } % dvojic skončí různě, vyžaduje { $count ->
    [one] { $count } dvojici
    [few] { $count } dvojice
   *[other] { $count } dvojic
 } her: { $time } na jednom jádru.
lab-seconds = asi { $count ->
    [one] sekundu
    [few] { $count } sekundy
   *[other] { $count } sekund
 }
lab-minutes = asi { $count ->
    [one] minutu
    [few] { $count } minuty
   *[other] { $count } minut
 }
lab-hours = asi { $count ->
    [one] hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
 }
