### What the coach says on the page when there is nothing to say, and in one line.

coach-calm = Nothing to warn of here.
coach-undecided = For me one is as good as the other here.
coach-lost = Would be lost here: { $what }.
