setup-cards = Carte
cards-standard = le carte della scatola
cards-bring = i tuoi file…
cards-own-name = Le mie carte
cards-name = Nome del mazzo
cards-files = File delle carte (.toml)
cards-help = Scarica i file che vuoi cambiare, scrivici quello che c'è sulle tue carte e sceglili qui. Quello che manca viene dalla scatola.
cards-refused = Con questi file non si può giocare:
cards-here =
    { $name }: { $count ->
        [one] { $count } file letto. Il tavolo gioca con queste carte.
       *[other] { $count } file letti. Il tavolo gioca con queste carte.
    }
wrong-cards = Queste carte qui non ci sono (più). Scegline altre o indica di nuovo i file.
summary-cards = carte: { $name }

complex-free = Posti liberi
    .any = a caso
    .chosen = scelti da te
complex-free-total = { $colour }: { $count } stanze scelte su { $wanted }.
wrong-any_rooms = Queste stanze non vanno con questo complesso. Scegline altre o lascia fare al caso.
