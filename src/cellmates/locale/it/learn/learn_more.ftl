### While a lesson is watched, and what a search meant.

tutorial-watch = Ora guarda che cosa succede…
rules-meant = Così scritto non si trova. Mostro: { $words }
