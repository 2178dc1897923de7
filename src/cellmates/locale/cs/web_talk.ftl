### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Čas na domluvu, než zvolí boti
moment-usual = spolu: než jsou všichni hotovi
moment-none = žádný
moment-at-most = nejvýš { $seconds } sekund
