# What those who run the server say and refuse.

notice-draining = Questo server si fermerà quando i tavoli saranno vuoti. Non si aprono nuovi tavoli; la vostra partita è salva.
notice-draining-until = Questo server si fermerà entro le { $time }. Non si aprono nuovi tavoli; la vostra partita è salva.
refusal-draining = Il server sta per fermarsi: non si aprono nuovi tavoli. Riprova più tardi.
refusal-banned = Chi gestisce questo server non ti fa entrare.
