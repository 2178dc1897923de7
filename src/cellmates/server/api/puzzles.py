"""Puzzles: the list, a position as its solver sees it, and the solution once he has answered."""

from cellmates.games import GAMES
from cellmates.puzzles import Puzzle, called, shipped
from cellmates.puzzles.telling import Told, position, solution, summary
from cellmates.server.api.request import Request, Response, answer, body_of, in_background
from cellmates.server.api.routes import Routes
from cellmates.server.house import House
from cellmates.server.protocol.http_bodies import PuzzleAnswer
from cellmates.server.protocol.refusal import Refusal

routes = Routes()


@routes.on("GET", "/api/puzzles/{game}")
async def puzzles(house: House, request: Request) -> Response:
    """The puzzles of a game that come with the program."""
    return listed(request, makes=False)


@routes.on("GET", "/api/puzzles/{game}/{puzzle}")
async def puzzle(house: House, request: Request) -> Response:
    """What the solver's seat knows, the question and the options."""
    return answer(await in_background(house, request, position, _named(request)))


@routes.on("POST", "/api/puzzles/{game}/{puzzle}/answer")
async def answered(house: House, request: Request) -> Response:
    """Whether an option is the answer, and why."""
    given = await body_of(house, request, PuzzleAnswer)
    wanted = _named(request)
    return answer(judged(await in_background(house, request, solution, wanted), given))


def listed(request: Request, makes: bool) -> Response:
    """The list of a game, and whether new ones can be made."""
    told = [summary(each) for each in shipped(game_named(request)).values()]
    return answer({"puzzles": told, "makes": makes})


def judged(told: Told, given: PuzzleAnswer) -> Told:
    """A solution with whether this option is it."""
    return {**told, "right": given.option == told["answer"]}


def game_named(request: Request) -> str:
    """The game of the address; a Refusal if there is none."""
    name = request.named["game"]
    if name not in tuple(GAMES):
        raise Refusal("unknown", "there is no such game", 404)
    return name


def _named(request: Request) -> Puzzle:
    found = called(game_named(request), request.named["puzzle"])
    if found is None:
        raise Refusal("unknown", "there is no such puzzle", 404)
    return found
