### What the coach says on the page when there is nothing to say, and in one line.

coach-calm = Qui non c'è nulla da cui mettere in guardia.
coach-undecided = Qui, per me, una cosa vale l'altra.
coach-lost = Qui andrebbero a vuoto: { $what }.
