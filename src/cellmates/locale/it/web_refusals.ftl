### Ciò che rifiuta il server nel suo insieme.

refusal-busy = In questo momento giocano qui troppe persone. Riprova tra un minuto.
refusal-foreign_host = Il server non risponde a questo nome. Chiedi al proprietario l'indirizzo giusto.
