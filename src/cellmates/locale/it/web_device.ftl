# Several people at one device: it is handed on under a cover.
device-pass = Passate il dispositivo a { $who }
device-whose = Chi ha il dispositivo?
device-hidden = Sullo schermo non c'è nulla delle carte, delle stanze o dei segreti di nessuno. Prende il dispositivo chi è nominato; gli altri non guardano.
device-me = Sono { $who }
device-person = Un'altra persona qui
device-name = Nome
