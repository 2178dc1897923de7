"""What is wrong with a configuration, in every language."""

from cellmates.kernel.datafile import said
from cellmates.kernel.errors import ConfigError
from cellmates.locale import Texts, languages


def is_said_in_every_language(error: ConfigError) -> bool:
    """Whether every language has words of its own for it, which name the key, too."""
    in_english = str(error)
    key = in_english.partition(" ")[0].rstrip(":")
    told = {lang: said(error, Texts(lang)) for lang in languages()}
    own = {each for lang, each in told.items() if lang != "en"}
    return len(own) == len(told) - 1 and in_english not in own and all(key in each for each in own)
