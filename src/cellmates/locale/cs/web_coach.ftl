### What the coach says on the page when there is nothing to say, and in one line.

coach-calm = Tady není před čím varovat.
coach-undecided = Tady je podle mě jedno jako druhé.
coach-lost = Tady by propadly: { $what }.
