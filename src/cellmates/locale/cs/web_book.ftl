### One's own book: finished games and what they come to.

book-title = Moje kniha
book-what = Uložená v tomto prohlížeči a na serveru, dokud si tě pamatuje. Žádný účet není: vezmi si ji s sebou jako soubor.
book-what-site = Uložená jen v tomto prohlížeči. Žádný účet není: vezmi si ji s sebou jako soubor.
book-empty = Zatím žádné dohrané hry. Zapíše se sem všechno, co dohraješ do konce.
book-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
book-won-of = výhry: { $won } z { $played }
book-by-mode = Podle režimu
book-by-role = Podle role
book-by-character = Podle postavy
book-by-crew = Podle tlupy
book-places = Umístění mezi ostatními
book-place = { $place ->
    [1] první
    [2] druhé
    [3] třetí
   *[other] { $place }.
}
book-streak-now = Výher v řadě teď
book-streak-best = Nejvíc výher v řadě
book-days = Nejvíc dní v řadě
book-day-best = Nejlepší výsledek dne
book-puzzles = Vyřešené hádanky
book-by-grade = Podle stupně
book-grade = Stupeň { $grade }
book-solved-of = napoprvé: { $won } z { $played }
book-own-grade = Stupeň v hádankách
book-own-grade-how = Stupeň v hádankách: nejtěžší, ve kterém se napoprvé povedla aspoň polovina ze tří nebo více.
book-awards-how = Počítají se ve hrách s ostatními, v každé hře jednou.
book-history = Dohrané hry
book-all = Všechny hry ({ $count })
book-whole = Celá kniha
book-yours = Patří tobě
book-export = Uložit jako soubor
book-import = Přidat soubor
book-brought = { $count ->
    [one] V souboru byla { $count } hra.
    [few] V souboru byly { $count } hry.
   *[other] V souboru bylo { $count } her.
}
book-delete = Smazat všechno
book-delete-really = Smazat knihu, nastavení a jméno v tomto prohlížeči a všechno, co o tobě tento server uchovává? Hry, které hraješ o samotě, skončí.
book-delete-really-site = Smazat knihu, nastavení, jméno a všechny hry v tomto prohlížeči?
book-not-kept = Tento prohlížeč nic neuchovává: než odejdeš, ulož si knihu jako soubor.
refusal-bad_book = Tento soubor není kniha Cellmates.
