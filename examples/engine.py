"""An engine that knows nothing of Kogga: it reads lines, looks at JSON, and takes the first thing it likes.

Match it with ours: kogga duel sea_wolf "engine:python examples/engine.py" sailor
"""

import json
import random
import sys
from typing import Any

LIKED = ("deliver", "take", "sell", "unload", "fish", "place", "choose")


def choose(view: dict[str, Any], rng: random.Random) -> str:
    """A choice that begins with a word it likes, else any."""
    choices: list[str] = view["choices"]
    return rng.choice([choice for choice in choices if choice.startswith(LIKED)] or choices)


def main() -> None:
    """Answer line by line; what is not known is ignored."""
    rng = random.Random(sys.argv[1] if len(sys.argv) > 1 else None)
    view: dict[str, Any] = {}
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        if verb == "kogga":
            print("id name Example", "koggaok 1", sep="\n", flush=True)
        elif verb == "isready":
            print("readyok", flush=True)
        elif verb == "view":
            view = json.loads(rest)
        elif verb == "go":
            print("bestmove", choose(view, rng), flush=True)
        elif verb == "quit":
            return


if __name__ == "__main__":
    main()
