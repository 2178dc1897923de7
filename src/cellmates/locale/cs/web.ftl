### Stránka: co říká jen stůl v prohlížeči.
###
### $who, $kind jsou jména v tomto jazyce; $seed se tiskne beze změny; $count je číslo.

## Dům

skip-to-content = Přejít ke stolu
page-lost = Na této adrese nic není.
sound = Zvuk
theme = Barvy
theme-auto = podle systému
theme-light = světlé
theme-dark = tmavé
close = Zavřít
copy = Kopírovat
copied = Zkopírováno
send = Odeslat
to-start = Na úvodní stránku
to-table = Ke stolu

## Úvodní stránka

home-fan-work = Neoficiální fanouškovské dílo: pravidla vlastními slovy, vlastní kresby. Hry patří svým vydavatelům.
home-play = Co si zahrajete?
home-open = Otevřené stoly
home-none-open = Nikdo teď na hráče nečeká.
home-fair = Žádné účty, žádný e-mail. Hra se neztratí: zavřete stránku a vraťte se, kdy chcete.
table-open = otevřený
table-playing = hraje se
table-over = dohráno
table-loading = Jdeme ke stolu
free-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}

## Nový stůl

your-name = Vaše jméno
guest-name = Host
more-settings = Další nastavení
clock = Hodiny
clock-none = bez hodin
talk-structured = jen hotové věty
talk-free = věty a volný chat
pace = Tempo botů
pace-fast = rychle
pace-calm = klidně
pace-slow = pomalu
spectators-allowed = Ostatní se mohou dívat
table-listed = Ukázat mezi otevřenými stoly
play-bots = Hrát s boty
play-alone = Hrát
open-table = Otevřít stůl pro přátele
botkind-careful = opatrný bot
botkind-random = náhodný bot

## Čekárna a místa

seats = Místa
players = Hráči
seat-free = volné
host = hostitel
away = není tu
relieved = hraje bot
sit-down = Sednout si
stand-up = Uvolnit místo
fill-bots = Doplnit boty
kick = Poslat pryč
invite = Odkaz pro přátele
    .what = Kdo ho otevře, může si sednout na volné místo nebo se dívat.
    .watch = Kdo ho otevře, může se dívat.
waiting-host = Hru spustí hostitel.
waiting-table = Hra pokračuje sama.
watching = { $count ->
    [0] nikdo se nedívá
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
notify = Upozornit mě, až budu na tahu
notify-cannot = Prohlížeč tu upozornění nedovoluje; že jste na tahu, ohlásí zvuk a titulek stránky.
hand-over = Ať za mě hraje bot
come-back = Jsem zpátky
fairness = Poctivé rozdání
    .what = Toto je SHA-256 tajného semínka. Po hře je semínko veřejné a může ho ověřit každý.

## U stolu

connection-lost = Spojení se ztratilo. Zkoušíme to znovu; nic se neztratí.
bye-kicked = Hostitel vás poslal od stolu pryč. Můžete se dívat, ale znovu si tu sednete, jen když vás hostitel pustí zpět.
take-back = Vzít zpět
may-also = Můžete také
can-choose = Lze vybrat
cell-face-up = odhalená
cell-known = skrytá, ale viděli jste ji
note-here = Vaše poznámka k této místnosti
ready-button = Hotovo
face-up = lícem nahoru
face-down = lícem dolů
log-all = Ukázat vše
chat = Napište něco
say-something = Něco říct …
say-claim = Tvrdit
say-accuse = Obvinit
say-plan = Navrhnout
line-started = Hra začala.
line-ended = Hra skončila.
line-took_back = { $who }: poslední volba vzata zpět.
line-returned = { $who } zase hraje.
line-relieved-clock = { $who }: čas vypršel; dál hraje bot.
line-relieved-gone = { $who }: nikdo tu není; dál hraje bot.
line-relieved-left = { $who }: hra předána botovi.

## Po hře

rematch = Odveta
to-rematch = K odvetě
watch-replay = Přehrát hru
download-record = Stáhnout záznam
verify = Ověřit rozdání
replay-first = Na začátek
replay-back = Krok zpět
replay-on = Krok vpřed
replay-play = Přehrát nebo zastavit
replay-eyes = Pohled
replay-eyes-spectator = divák
replay-speed = Rychlost

## Když bylo něco odmítnuto: co dál

refusal-unreachable = Server neodpovídá. Zkontrolujte spojení a zkuste to znovu.
refusal-unknown = Něco se nepovedlo. Načtěte stránku znovu.
refusal-malformed = Server stránce nerozuměl. Načtěte ji znovu.
refusal-hello_first = Stránka se ukvapila. Načtěte ji znovu.
refusal-no_such_table = Takový stůl není. Zkontrolujte odkaz.
refusal-bad_token = Tento odkaz neotvírá žádné místo. Požádejte o nový.
refusal-no_spectators = Tento stůl nelze sledovat. Požádejte o místo.
refusal-not_seated = Nejdřív si sedněte.
refusal-not_host = To může jen hostitel. Požádejte ho.
refusal-stale = Hra pokročila. Vyberte znovu.
refusal-no_such_option = Taková možnost není. Vyberte z nabídky.
refusal-not_on_offer = To teď nelze vybrat. Vyberte z nabídnutých možností.
refusal-not_your_decision = Teď nerozhodujete vy. Počkejte, až na vás přijde řada.
refusal-silenced = Teď nikdo nesmí mluvit. Zkuste to později.
refusal-no_chat = U tohoto stolu jsou jen hotové věty. Vyberte některou z nich.
refusal-cannot_take_back = Vzít to zpět už nelze.
refusal-wrong_state = V této chvíli to u stolu nejde. Počkejte, nebo načtěte stránku znovu.
refusal-seat_taken = Tam už někdo sedí. Vyberte si jiné místo.
refusal-seats_free = Jsou tu ještě volná místa. Obsaďte je, nebo posaďte boty.
refusal-no_such_seat = Takové místo není. Vyberte si jiné.
refusal-no_such_bot = Takový bot není. Vyberte jiného.
refusal-bad_config = Tato nastavení se k sobě nehodí. Některé změňte.
refusal-bad_name = Toto jméno nelze použít. Zvolte jiné.
refusal-slow_down = Příliš rychle. Chvíli počkejte a zkuste to znovu.
refusal-too_many = Odtud je příliš mnoho spojení, stolů nebo sad karet. Některé zavřete, nebo chvíli počkejte.
refusal-notes_full = Další poznámka se nevejde. Nejdříve některou smažte.
refusal-not_stored = Nic se nestalo: server to nemohl uložit. Zkuste to znovu.
refusal-not_over = Záznam je do konce hry tajný. Vraťte se, až hra skončí.
refusal-foreign_origin = Jiná stránka to tu dělat nesmí. Otevřete tuto přímo.

## Slova společná s jinými stoly

your-turn = Jste na tahu
thinking = přemýšlí
setup-bots = Boti
setup-memory = Pomoc s pamatováním
setup-memory-events_only = jen ve vaší historii
setup-memory-board = na plánu
setup-memory-none = vůbec
setup-start = Začít hru
label-deck =
    Balíček A.F.K.: { $left ->
        [one] { $left } karta
        [few] { $left } karty
        [many] { $left } karty
       *[other] { $left } karet
    }
label-discard = Odhozeno
label-open = Odkryté v tomto kole
score-total = hvězdy
