### What the coach says on the page when there is nothing to say.

coach-calm = Tady není před čím varovat.
coach-undecided = Tady je podle mě jedno jako druhé.
