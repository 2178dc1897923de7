### While a lesson is watched, and what a search meant.

tutorial-watch = Teraz patrz, co się dzieje…
rules-meant = Nie ma tego w tej pisowni. Pokazano: { $words }
