### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Čas na domluvu, než zvolí boti
moment-usual = spolu: než jsou všichni hotovi
moment-none = žádný
moment-at-most = nejvýš { $seconds } sekund
plans-open = Otevřené plány
plan-yes = Ano
plan-no = Ne …
plan-tally = ano: { $yes } · ne: { $no }
say-defend = Hájit se
say-warn = Varovat
say-deal = Nabídnout dohodu
say-ask = Zeptat se
say-praise = Pochválit
say-blame = Vyčíst

here-look = Podívám se sem
here-avoid = Nechoďte sem
here-meet = Sejdeme se tu

notebook = Zápisník o lidech
notebook-hold = Vaše značka
hold-trust = Věřím
hold-watch = Pozor
hold-liar = Lhář?
hold-guard = Strážce
notebook-said = Co zaznělo
notebook-did = Co se dělo
notebook-others = Co říkají ostatní
notebook-note = Vaše poznámka
notebook-now = teď { $cell }
fate-right = pravda: { $room }
fate-wrong = nepravda: { $room }
fate-open = neví se
fate-disputed = popírá: { $others }
