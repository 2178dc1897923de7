### At the foot of the start page. The documentation itself is in English.

home-documentation = Документация
home-licences = Лицензии использованного
