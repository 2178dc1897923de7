### At the foot of the start page. The documentation itself is in English.

home-documentation = Documentation
home-licences = Licences of what we use
