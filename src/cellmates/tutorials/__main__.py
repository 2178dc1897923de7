"""`python -m cellmates.tutorials [game …]`: play tutorials and print their steps."""

import sys

from cellmates.games import GAMES
from cellmates.tutorials import TutorialError, names, read


def main(wanted: list[str]) -> int:
    """Print every step of the wanted tutorials, or what is wrong with them."""
    for name in wanted or names():
        try:
            tutorial = read(name, GAMES).play()
        except (TutorialError, FileNotFoundError) as error:
            print(error, file=sys.stderr)
            return 1
        for chapter in tutorial["chapters"]:
            print(f"{name}: {chapter['title']}")
            for lesson in chapter["lessons"]:
                for scene in lesson["scenes"]:
                    for event in scene["events"]:
                        details = " ".join(f"{key}={value}" for key, value in event["data"].items())
                        print(f"      {event['kind']} {details}")
                choose = lesson["choose"]
                print(f"  {lesson['lesson']}: {choose['text'] if choose else '(next)'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
