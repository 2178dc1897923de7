### The lobby: modes, presets, switches, what differs from the book, seats.

lobby-host = Stůl vede { $who }
seats-taken = obsazeno { $taken } z { $all }
seat-free-what = přítel s odkazem, nebo bot
seat-here = u stolu
seat-change = Změnit
bot-in = Pozvat bota
bot-out = Poslat bota pryč
bot-strength = síla { $rank } z { $all }
setup-difficulty = Obtížnost
presets = Pravidla
    .what = vyberte sadu a změňte, co chcete
books = Pravidla, jak jsou vytištěna
preset-first = První hra
preset-short = Krátká
preset-families = Pro rodiny
preset-experts = Pro znalce
preset-tournament = Turnaj
edition-book = Podle pravidel
room25-preset-first = základní pravidla, plán si pamatuje, co jste viděli
room25-preset-short = čtyři hráči, základní pravidla, rychlí boti
room25-preset-families = stačí dojít dovnitř, jednoho lze ztratit
room25-preset-experts = všechno nejtěžší, pamatovat si musíte sami
room25-preset-tournament = úplná pravidla s hodinami
room25-preset-ultimate = obě sezóny v jedné krabici, jak je vytištěno
room25-preset-polish = polská pravidla, jak je vytištěno
room25-preset-russian = ruská pravidla, jak je vytištěno
room25-preset-season2 = druhá krabice, jak je vytištěno
room25-preset-italian = italská pravidla, jak je vytištěno
room25-preset-season1 = první krabice, jak je vytištěno
lockup-preset-first = podle pravidel, beze spěchu
lockup-preset-short = dvě tlupy, rychlí boti
lockup-preset-families = tři tlupy, volné povídání, beze spěchu
lockup-preset-experts = stráže v plné síle
lockup-preset-tournament = s hodinami, jen hotové věty
lockup-preset-book = jak je vytištěno
differs = Jinak než v pravidlech
as-printed = Jak je vytištěno
book-says = v pravidlech: { $value }
book-decides = podle ostatních nastavení
value-on = ano
value-off = ne
value-own-list = vlastní seznam
switches = Všechny přepínače
switches-search = { $count ->
    [one] Hledat v { $count } přepínači
    [few] Hledat v { $count } přepínačích
   *[other] Hledat v { $count } přepínačích
}
switches-none = Pro tento režim takový přepínač není.
switches-elsewhere = Tady na tom nezáleží, ale v jiném režimu nebo s jinými pravidly ano: { $names }.
group-house = U stolu
group-all = Všechny
lobby-complete = Všichni jsou tady
lobby-about = asi { $count } minut
lobby-by-the-book = Vše podle pravidel.
