# A house that lets people play in their own browsers.
flag-site = la cartella creata da make site: chi perde la linea continua a giocare nel browser
flag-solo-in-browser = chi gioca da solo con i bot gioca nel browser, non su questa macchina (con --site)
error-no-site = in { $folder } non c'è la pagina che gioca senza server; la crea make site
error-solo-needs-site = richiede --site
