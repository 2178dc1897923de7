### Who could have chosen a deal, and what is said while it is dealt.

dealing-now = Rozdává se: každý prohlížeč přimíchává něco svého…
dealt-own = Váš prohlížeč přimíchal do rozdání vlastní náhodné číslo a záznam ho obsahuje: toto rozdání si nemohl vybrat nikdo, ani server.
dealt-others = { $count ->
    [one] Jeden hráč přimíchal do rozdání vlastní náhodné číslo.
    [few] { $count } hráči přimíchali do rozdání vlastní náhodná čísla.
    [many] { $count } hráče přimíchalo do rozdání vlastní náhodná čísla.
   *[other] { $count } hráčů přimíchalo do rozdání vlastní náhodná čísla.
} Kdo mezi nimi najde své, ví, že si server rozdání nevybral.
dealt-missing = { $count ->
    [one] Chybí jedno slíbené náhodné číslo
    [few] Chybí { $count } slíbená náhodná čísla
    [many] Chybí { $count } slíbeného náhodného čísla
   *[other] Chybí { $count } slíbených náhodných čísel
}: kdo je zatajil, mohl si spolu se serverem vybrat z { $deals } rozdání.
dealt-house = Semínko vylosoval sám server: to dokazuje, že se rozdání během hry nezměnilo, ne však, že nebylo vybráno.
dealt-public = Semínko tohoto rozdání bylo veřejné už před hrou a je pro všechny stejné: záznam neříká, kdo je vybral.
dealt-left_out = Náhodné číslo vašeho prohlížeče přišlo příliš pozdě, a tak prohlížeč nemůže zaručit, že si rozdání nikdo nevybral.
dealt-broken = Semínko nevzniklo tak, jak bylo vašemu prohlížeči řečeno před hrou. Tomuto rozdání nevěřte.
refusal-bad_nonce = To není náhodné číslo, jehož otisk byl ukázán.
closed-sealed = Server byl restartován. Tajemství rozehraných her drží jen v paměti, takže tato hra skončila.
refusal-sealed = Tento server drží tajemství rozehraných her jen v paměti a během této hry byl restartován: už ji nelze dohrát, prohlédnout ani ověřit.
