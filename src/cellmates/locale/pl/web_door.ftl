# The door of a house, and devices that are shown it.

door-password = Ten serwer wymaga hasła.
door-password-label = Hasło
door-enter = Wejdź
door-invitation = Ten serwer wpuszcza tylko z zaproszeniem. Otwórz link, który do ciebie wysłano.
refusal-wrong_password = To nie jest hasło. Spróbuj ponownie.
refusal-wrong_invitation = To zaproszenie już niczego nie otwiera. Poproś o nowe.
refusal-password_needed = Ten serwer wymaga hasła. Przejdź do strony startowej.
refusal-invitation_needed = Ten serwer wpuszcza tylko z zaproszeniem.
only-here = Wyloguj inne urządzenia
only-here-really = Czy to miejsce ma być otwarte tylko w tej przeglądarce?
bye-ended = To miejsce zamknięto na tym urządzeniu.
