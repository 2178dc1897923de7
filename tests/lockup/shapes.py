"""Real views and events held to what the game declares of them."""

from cellmates.kernel import EVERYBODY, Event, Table
from cellmates.lockup.events import EVENTS
from cellmates.testing.shapes import shapes_of

SHAPES = shapes_of("cellmates.lockup")


def check_event(event: Event) -> None:
    """The event has the details of its kind, each one such as it should be."""
    kind = EVENTS[event.kind]
    misfits = SHAPES.event_misfits(kind, event.data)
    assert not misfits, f"{event.kind}: {misfits}"
    if kind.secret:
        assert event.audience.bit_count() == 1
    else:
        assert event.audience == EVERYBODY


def check_views(table: Table, seats: int) -> None:
    """Everybody's view has the declared shape."""
    for seat in (None, *range(seats)):
        misfits = SHAPES.misfits(table.view(seat), "View")
        assert not misfits, f"view of {seat}: {misfits}"
