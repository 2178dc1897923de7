# La pagina che gioca senza server.
site-here = In questo browser
site-what = Qui si gioca senza server: regole, bot e tavoli girano in questo browser, anche senza rete una volta scaricato tutto.
site-secrets = I segreti di queste partite stanno quindi nel tuo browser. Nessun altro li può vedere; li mostrano solo gli strumenti per sviluppatori.
site-starting = Il motore si sta avviando. Intanto puoi leggere e imparare; la partita comincia appena è pronto.
site-ready = Il motore è pronto. Le tue partite sono salvate in questo browser.
site-failed = Il motore non si è avviato in questo browser. Ricarica la pagina o prova un browser più recente.
site-elsewhere = Le tue partite sono aperte in un'altra scheda. Chiudila e si apriranno qui.
site-storage-full = Il browser non ha più spazio: quello che giochi ora va perso quando chiudi la pagina. Salva le partite in file o elimina quelle finite.
site-storage-forbidden = Il browser non permette a questa pagina di salvare nulla: quello che giochi ora va perso quando chiudi la pagina. Salva le partite in file.
site-unread =
    { $count ->
        [one] Una partita salvata non si è potuta leggere ed è rimasta com'è.
        [many] { $count } partite salvate non si sono potute leggere e sono rimaste come sono.
       *[other] { $count } partite salvate non si sono potute leggere e sono rimaste come sono.
    }
site-newer = È stata scaricata una versione più recente. Le tue partite restano.
site-take-newer = Passa a questa
site-bring = Apri una partita da un file
site-save = Salva in un file: { $game }
site-set-up = Prepara un tavolo
refusal-bad_record = Questo file non è la registrazione di una partita che si può giocare qui.
