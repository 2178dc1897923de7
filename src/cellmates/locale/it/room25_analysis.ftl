### What an analysis of a game of Room 25 found.

insight-lie_worked = Round { $round }: { $seat } dice «{ $cell }: { $said }», ma era { $colour }. Ci cascano: { $seats }. Mai scoperta.
insight-lie_found_out = Round { $round }: { $seat } dice «{ $cell }: { $said }», ma era { $colour }. Ci cascano: { $seats }. Scoperta nel round { $until }.
insight-lie_failed = Round { $round }: { $seat } dice «{ $cell }: { $said }», ma era { $colour }. Nessuno ci casca.
insight-knew_exit = { $seat } sa per primo dov'è la Stanza 25: round { $round }.
insight-knew_guard = Dal round { $round } { $seat } può essere quasi certo: { $who } è una guardia.
insight-nobody_knew_guard = Nessuno poteva essere certo che { $who } fosse una guardia.
insight-wrongly_suspected = { $who } era un prigioniero, ma per { $seat } sembrava una guardia: { $percent } % nel round { $round }.
insight-maybe_guard = { $who }: guardia al { $percent } %
insight-maybe_tile = { $cell }: molto probabilmente { $colour } ({ $percent } %)
