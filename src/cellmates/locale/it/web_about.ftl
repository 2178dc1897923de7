### At the foot of the start page. The documentation itself is in English.

home-documentation = Documentazione
home-licences = Licenze di ciò che usiamo
