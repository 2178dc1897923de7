### At the foot of the start page. The documentation itself is in English.

home-documentation = Dokumentace
home-licences = Licence použitých součástí
