### At the foot of the start page. The documentation itself is in English.

home-documentation = Dokumentacja
home-licences = Licencje użytych części
