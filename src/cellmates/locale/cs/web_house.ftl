### The house: start page, lobby, result, replay, talk and log.

page-loading = Načítání
