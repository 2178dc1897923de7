# A house that lets people play in their own browsers.
flag-site = the folder that make site has built: who loses the line can play on in the browser
flag-solo-in-browser = whoever plays alone with bots plays in the browser, not on this machine (with --site)
error-no-site = there is no page that plays without a server in { $folder }; make site builds it
error-solo-needs-site = it needs --site
