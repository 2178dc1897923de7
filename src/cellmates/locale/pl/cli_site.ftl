# A house that lets people play in their own browsers.
flag-site = folder zbudowany przez make site: kto straci połączenie, gra dalej w przeglądarce
flag-solo-in-browser = kto gra sam z botami, gra w przeglądarce, a nie na tym komputerze (z --site)
error-no-site = w { $folder } nie ma strony, która działa bez serwera; buduje ją make site
error-solo-needs-site = wymaga --site
