### What the coach says on the page when there is nothing to say.

coach-calm = Nothing to warn of here.
coach-undecided = For me one is as good as the other here.
