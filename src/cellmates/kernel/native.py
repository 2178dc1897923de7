"""What only the compiler needs to know: `mypyc_attr` tells it something about a class, `i64` that a
number in a hot loop fits into a machine word; that is for variables inside of functions only.

Classes marked `serializable` can be pickled when they are compiled, and so can those derived from
them; but then only compiled code can make them. Objects of classes marked `acyclic` are never part
of a cycle, so that the collector need not look at them. The mark comes from a package that is there
when the speed build is made; interpreted it does nothing.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    C = TypeVar("C")

    def mypyc_attr(**marks: bool) -> Callable[[C], C]:
        """A mark that does nothing."""
        return lambda kind: kind


__all__ = ["i64", "mypyc_attr"]
