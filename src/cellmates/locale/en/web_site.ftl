# The page that plays without a server.
site-here = In this browser
site-what = You play here without a server: rules, bots and tables run in this browser, also without a network once everything has been fetched.
site-secrets = So the secrets of these games lie in your own browser. Nobody else can see them; whoever opens the browser's developer tools can.
site-starting = The engine is starting. You can read and learn meanwhile; a game begins as soon as it is ready.
site-ready = The engine is ready. Your games are kept in this browser.
site-failed = The engine could not start in this browser. Reload the page, or try a newer browser.
site-elsewhere = Your games are open in another tab. Close it, and they open here.
site-storage-full = The browser has no room left: what you play now is lost when you close the page. Save games as files, or delete finished ones.
site-storage-forbidden = The browser does not let this page store anything: what you play now is lost when you close the page. Save games as files.
site-unread =
    { $count ->
        [one] One stored game could not be read and was left as it is.
       *[other] { $count } stored games could not be read and were left as they are.
    }
site-newer = A newer version has been fetched. Your games stay.
site-take-newer = Take it now
site-bring = Open a game from a file
site-save = Save as a file: { $game }
site-set-up = Set up a table
refusal-bad_record = This file is not a record of a game that can be played here.
