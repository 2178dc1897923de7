### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Čas na domluvu, než zvolí boti
moment-usual = než budou všichni hotovi, když hrajete spolu
moment-none = žádný
moment-at-most = nejvýš { $seconds } sekund
