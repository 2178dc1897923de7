### The page of puzzles.

web-puzzles = Rompicapi
web-puzzles-about = Posizioni da partite giocate dai bot. Ognuna ha una sola risposta giusta, dimostrata provando tutto ciò che non puoi sapere; dove non è possibile, si dice quanto spesso riesce.
web-puzzles-of = Rompicapi: { $game }
web-puzzles-solved = risolti { $solved } su { $total }
web-puzzle-any = Uno qualsiasi
web-puzzle-next = Il prossimo
web-puzzle-new = Creane uno nuovo
web-puzzle-making = I bot giocano finché non ne salta fuori uno …
web-puzzle-answer = Rispondi
web-puzzle-question = La tua risposta
web-puzzle-why = Perché
web-puzzle-steps = La soluzione passo per passo
web-puzzle-position = La posizione
web-puzzle-open = Tutto scoperto
web-puzzle-link = Copia il link
web-puzzle-copied = Copiato
web-puzzle-missing = Qui non c'è questo rompicapo.
web-puzzle-local = Il motore in questo browser conosce la risposta, ma la pagina la riceve solo dopo che hai risposto.
