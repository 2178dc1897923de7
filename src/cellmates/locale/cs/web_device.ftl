# Several people at one device: it is handed on under a cover.
device-pass = Předejte zařízení: { $who }
device-whose = Kdo má zařízení?
device-hidden = Na obrazovce nejsou ničí karty, místnosti ani tajemství. Zařízení si vezme ten, kdo je jmenován; ostatní se nedívají.
device-me = To jsem já, { $who }
device-person = Někdo další tady
device-name = Jméno
