# A house that lets people play in their own browsers.
flag-site = папка, собранная make site: кто потерял связь, играет дальше в браузере
flag-solo-in-browser = кто играет один с ботами, играет в браузере, а не на этой машине (вместе с --site)
error-no-site = в { $folder } нет страницы, которая играет без сервера; ее собирает make site
error-solo-needs-site = нужно указать --site
