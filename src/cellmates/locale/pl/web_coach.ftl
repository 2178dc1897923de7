### What the coach says on the page when there is nothing to say, and in one line.

coach-calm = Tu nie ma przed czym ostrzegać.
coach-undecided = Tu jedno jest dla mnie tak samo dobre jak drugie.
coach-lost = Tu przepadną: { $what }.
