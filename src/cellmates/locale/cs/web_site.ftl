# Stránka, která hraje bez serveru.
site-here = V tomto prohlížeči
site-what = Hraješ tu bez serveru: pravidla, boti i stoly běží v tomto prohlížeči, a jakmile je vše staženo, i bez sítě.
site-secrets = Tajemství těchto her jsou proto ve tvém prohlížeči. Nikdo jiný je neuvidí; ukázaly by je jen vývojářské nástroje prohlížeče.
site-starting = Engine se spouští. Zatím si můžeš číst a učit se; hra začne, jakmile bude připraven.
site-ready = Engine je připraven. Tvé hry se ukládají v tomto prohlížeči.
site-failed = Engine se v tomto prohlížeči nepodařilo spustit. Načti stránku znovu, nebo zkus novější prohlížeč.
site-elsewhere = Tvé hry jsou otevřené na jiné kartě. Zavři ji a otevřou se tady.
site-storage-full = V prohlížeči už není místo: co teď hraješ, zmizí po zavření stránky. Ulož hry do souborů, nebo smaž dohrané.
site-storage-forbidden = Prohlížeč této stránce nedovoluje nic ukládat: co teď hraješ, zmizí po zavření stránky. Ulož hry do souborů.
site-unread =
    { $count ->
        [one] Jednu uloženou hru se nepodařilo přečíst; zůstala, jak je.
        [few] { $count } uložené hry se nepodařilo přečíst; zůstaly, jak jsou.
        [many] { $count } uložené hry se nepodařilo přečíst; zůstaly, jak jsou.
       *[other] { $count } uložených her se nepodařilo přečíst; zůstaly, jak jsou.
    }
site-newer = Je stažena novější verze. Tvoje hry zůstanou.
site-take-newer = Přejít na ni
site-bring = Otevřít hru ze souboru
site-save = Uložit do souboru: { $game }
site-set-up = Připravit stůl
refusal-bad_record = Tento soubor není záznam hry, která se tu dá hrát.
