# Several people at one device: it is handed on under a cover.
device-pass = Podaj urządzenie: { $who }
device-whose = Kto trzyma urządzenie?
device-hidden = Na ekranie nie widać niczyich kart, pokojów ani tajemnic. Urządzenie bierze wymieniona osoba; reszta nie patrzy.
device-me = To ja, { $who }
device-person = Ktoś jeszcze tutaj
device-name = Imię
