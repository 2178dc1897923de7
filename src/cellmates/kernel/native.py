"""`mypyc_attr`, which tells the compiler something about a class, where only it needs to know.

Classes marked `serializable` can be pickled when they are compiled, and so can those derived from
them; but then only compiled code can make them. Objects of classes marked `acyclic` are never part
of a cycle, so that the collector need not look at them. The mark comes from a package that is there
when the speed build is made; interpreted it does nothing.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    C = TypeVar("C")

    def mypyc_attr(**marks: bool) -> Callable[[C], C]:
        """A mark that does nothing."""
        return lambda kind: kind


__all__ = ["mypyc_attr"]
