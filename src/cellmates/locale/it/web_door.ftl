# The door of a house, and devices that are shown it.

door-password = Questo server chiede una password.
door-password-label = Password
door-enter = Entra
door-invitation = Questo server fa entrare solo chi ha un invito. Apri il link che hai ricevuto.
refusal-wrong_password = Non è la password giusta. Riprova.
refusal-wrong_invitation = Questo invito non apre più nulla. Chiedine uno nuovo.
refusal-password_needed = Questo server chiede una password. Vai alla pagina iniziale.
refusal-invitation_needed = Questo server fa entrare solo chi ha un invito.
only-here = Chiudi gli altri dispositivi
only-here-really = Vuoi che questo posto resti aperto solo in questo browser?
bye-ended = Questo posto è stato chiuso su questo dispositivo.
