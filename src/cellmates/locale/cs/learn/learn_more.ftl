### While a lesson is watched, and what a search meant.

tutorial-watch = Teď sledujte, co se stane…
rules-meant = Přesně takto tu nic není. Ukazuji: { $words }
