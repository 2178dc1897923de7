## Laboratoř: slova zpráv

lab-report-title = Pokus: { $game }
lab-run-title = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
 } pro každé nastavení a každou sestavu, na stejných rozdáních
lab-as-agreed = podle dohody · { $bots }
lab-fact-settings = Nastavení
lab-fact-sides = Boti celých stran
lab-fact-games = Her pro každé nastavení
lab-fact-seed = Semínko celého pokusu
lab-fact-version = Verze programu a pravidel
lab-fact-folder = Složka se všemi hrami a čísly
lab-fact-record = Záznam hry
lab-report-overview = Všechna nastavení
lab-report-overview-note = Podíl výher s 95% intervalem (Wilson).
lab-report-against = Vedle prvního nastavení, rozdání po rozdání
lab-report-against-note = Všechna nastavení hrají stejná rozdání. p: přesný McNemarův test rozdání, která skončila různě. q: s opravou na celou tabulku (Benjamini a Hochberg): z řádků s q do 0,05 je nejvýš jeden z dvaceti asi náhoda.
lab-report-cell = { $number }. { $name }
lab-report-wins = Kdo vyhrává
lab-report-won = { $who }: vyhrané hry ({ $count })
lab-report-reasons = Jak hry končí
lab-report-mishaps = Na co se umírá
lab-report-length = Jak dlouho hry trvají
lab-report-contributions = Kdo co měl
lab-report-contributions-note = Oč častěji vyhráli ti, kdo něco měli, než ti, kdo neměli. Místa, postavy, role a místnosti padají losem, takže tam je rozdíl jejich následkem; karty se získávají a kdo hraje dobře, má jich mnoho. Zkoumáno: { $all }; nálezy (q do 0,05): { $count }.
lab-no-contributions = Nic, co kdo měl, nepřineslo jistý rozdíl (všude q nad 0,05).
lab-report-information = Co může vězeň vědět o strážcích
lab-report-information-note = Počítáno na začátku každého kola z toho, co první vězeň viděl a slyšel: kolik bitů zbývá zjistit a za jak pravděpodobné platí skuteční strážci. Skončené hry se už nepočítají.
lab-column-number = č.
lab-column-cell = nastavení
lab-column-deals = rozdání
lab-column-first = první
lab-column-here = zde
lab-column-only-here = výhry jen tam / jen zde
lab-column-what = co
lab-column-having = výhry s tím
lab-column-having-not = výhry bez toho
column-rounds = kola
column-decisions = rozhodnutí
lab-column-round = kolo
lab-column-entropy = bitů zbývá zjistit
lab-column-truth = pravděpodobnost pravdy
lab-column-certain = prakticky jisté
lab-thing = { $kind }: { $name }
lab-several = { $name }, { $count } nebo víc
lab-kind-seat = místo
lab-kind-first = první hráč
lab-kind-character = postava
lab-kind-tile = v komplexu
lab-kind-near = vedle startu
lab-kind-crew = banda
lab-kind-trait = rys
lab-kind-item = předmět
lab-kind-goon = rváč
lab-kind-tome = zahraná kniha
lab-kind-goal = cíl ve hře
lab-kind-bot = bot
