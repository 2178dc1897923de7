setup-cards = Karty
cards-standard = karty z krabice
cards-bring = vlastní soubory…
cards-own-name = Moje karty
cards-name = Název sady
cards-files = Soubory karet (.toml)
cards-help = Stáhněte si soubory, které chcete změnit, vepište, co je na vašich kartách, a vyberte je tady. Co vynecháte, bere se z krabice.
cards-refused = S těmito soubory se hrát nedá:
cards-here =
    { $name }: { $count ->
        [one] načten { $count } soubor. U stolu se hraje s těmito kartami.
        [few] načteny { $count } soubory. U stolu se hraje s těmito kartami.
       *[other] načteno { $count } souborů. U stolu se hraje s těmito kartami.
    }
wrong-cards = Tyto karty tu (už) nejsou. Vyberte jiné, nebo soubory načtěte znovu.
summary-cards = karty: { $name }

complex-free = Volná místa
    .any = losem
    .chosen = podle vašeho výběru
complex-free-total = { $colour }: vybráno { $count } z { $wanted } místností.
wrong-any_rooms = Tyto místnosti k tomuto komplexu nepatří. Vyberte jiné, nebo je nechte na losu.
