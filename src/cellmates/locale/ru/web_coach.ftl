### What the coach says on the page when there is nothing to say, and in one line.

coach-calm = Здесь предостерегать не от чего.
coach-undecided = По мне, здесь все варианты равны.
coach-lost = Здесь пропадут: { $what }.
