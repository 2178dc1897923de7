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
lab-run = sehrát mnoho her s různými nastaveními a sestavami botů, vždy na stejných rozdáních
lab-report = sestavit o uchovaném pokusu zprávu v jednom souboru HTML a otevřít ji
lab-record = sehrát jednu hru pokusu znovu a vypsat její záznam
lab-flag-lineups = kdo hraje: boti, kteří se střídají na místech; zadáno víckrát: každá sestava hraje s každým nastavením
lab-flag-vary = nastavení a hodnoty, které se zkoušejí; z několika takových nastavení se hrají všechny kombinace
lab-flag-each = jedna změna vedle hry podle dohody; lze zadat víckrát, každá změna zvlášť
lab-flag-switches = každá jiná hodnota každého pravidla, na kterém tu záleží, po jedné změně
lab-flag-talk = vedle hry podle dohody stejná rozdání se strážci, kteří nikdy nelžou, a se stranami, které nic netvrdí: co stojí za tvrzeními a lžemi
lab-flag-information = změřit i to, co kdo mohl vědět o rolích a místnostech, kolo po kole; trvá to déle
lab-nobody-claims = --talk: v tomto režimu nikdo u stolu neříká, co je která místnost.
lab-talk-alone = --talk zkouší způsoby řeči v jednom nastavení s jednou sestavou botů: vynechte --vary, --each a --switches.
lab-talk-bot = --talk potřebuje boty, kteří mluví a nemají vlastní povahu; { $bot } takový není.
lab-flag-run-games = počet her pro každé nastavení a každou sestavu
lab-flag-folder = složka, která uchovává pokus
lab-flag-html = soubor se zprávou; bez toho report.html ve složce pokusu
lab-flag-no-open = neotvírat zprávu v prohlížeči
lab-flag-cell = číslo nastavení, jak je počítá zpráva
lab-flag-number = číslo hry, od 0
lab-vary-or-each = --vary nelze spojit s --each ani --switches: první dává všechny kombinace, druhé po jedné změně
lab-left-out = Vynecháno: { $name }. { $problem }
lab-run-kept = Pokus je uchován. Zpráva: cellmates lab report { $folder }
lab-no-run = V { $folder } není žádný pokus: chybí plan.json.
lab-other-format = { $folder } je ve formátu { $there } a tato verze čte { $here }. Nic se nezměnilo.
lab-other-experiment = { $folder } uchovává pokus „{ $there }“; tento příkaz bere: { $wanted }.
lab-not-finished = Pokus v { $folder } není dokončen. Spusťte ho znovu stejně: bude pokračovat tím, co chybí.
lab-broken-plan = Plánu v { $folder } nelze porozumět.
lab-broken-result = Souboru { $file } nelze porozumět. Smažte ho a spusťte pokus znovu: hry jsou uchovány, nic se nehraje dvakrát.
lab-no-matplotlib = Grafy potřebují matplotlib, který tu není: pip install "cellmates[lab]". Čísla jsou i tak v result.json.
lab-report-written = Zapsáno: { $file }
lab-report-not-opened = Nepodařilo se tu otevřít prohlížeč.
lab-flag-ray = hrát na clusteru Ray: na této adrese, bez adresy na tom, k němuž patří tento počítač
lab-flag-deadline = s --ray: po kolika sekundách se hry bez odpovědi posílají znovu
lab-ray-no-ray = --ray potřebuje Ray, který tu není: pip install "cellmates[ray]"
lab-ray-bad-address = { $about } není adresa clusteru: píše se hostitel:port
lab-ray-no-answer = Na { $about } neodpovídá žádný cluster Ray. Nic se nesehrálo a uchované zůstalo, jak bylo.
lab-ray-refused = Cluster { $about } odmítá token tohoto počítače. Zadejte token clusteru (RAY_AUTH_TOKEN nebo ~/.ray/auth_token).
lab-ray-other-version = Uzel clusteru má jinou verzi: { $about }. Vyšly by z ní jiné hry; co už je sehráno, je uchováno.
lab-ray-gave-up = Část { $about } se posílala znovu a znovu a žádný uzel neodpověděl. Co už je sehráno, je uchováno: spusťte pokus znovu, až bude cluster v pořádku.
lab-ladder = nechat každého bota potkat každého na stejných rozdáních a ohodnotit je
lab-flag-rivals = boti žebříčku; bez toho rychlé úrovně
lab-flag-deals = počet rozdání, která hraje každá dvojice botů
lab-two-bots = Žebříček potřebuje aspoň dva různé boty.
lab-flag-stop = skončit, jakmile pravidlo jistě něco mění; --games je pak nejvyšší počet
lab-anytime-note = p platí, ať se skončí kdykoli (sázka proti náhodě, rovnoměrná přes šance). Intervaly jsou jako pro pevnou délku: po brzkém konci leží o něco dál, než mají.
lab-tune = hledat nastavení, s nimiž strana vyhrává tak často, jak chcete, a potvrdit je na nových rozdáních
lab-flag-search = nastavení a hodnoty, mezi nimiž se hledá; lze zadat víckrát
lab-flag-side = čí podíl výher se počítá; bez toho první strany
lab-flag-target = žádaný podíl výher v procentech
lab-flag-trials = kolik nastavení se zkusí
lab-flag-confirm = počet nových her, které potvrdí nejlepší
lab-flag-trial-games = počet her, podle nichž se každé nastavení posuzuje
lab-no-optuna = Hledání potřebuje Optunu, která tu není: pip install "cellmates[lab]"
lab-tune-searched = Zkoušeno různých nastavení: { $count }, her na každé: { $games }. Nejlepší z mnoha vypadá lépe, než je.
lab-tune-confirmed = Na rozdáních, která hledání nevidělo (her: { $games }):
lab-tune-agreed = podle dohody
