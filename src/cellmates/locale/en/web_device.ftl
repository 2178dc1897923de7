# Several people at one device: it is handed on under a cover.
device-pass = Pass the device to { $who }
device-whose = Who has the device?
device-hidden = Nothing of anybody's cards, rooms or secrets is on this screen. Whoever is named takes the device; the others look away.
device-me = I am { $who }
device-person = Somebody else here
device-name = Name
