### Co odmítá server jako celek.

refusal-busy = Právě teď tu hraje příliš mnoho lidí. Zkuste to znovu za minutu.
refusal-foreign_host = Server na toto jméno neslyší. Zeptejte se majitele na správnou adresu.
