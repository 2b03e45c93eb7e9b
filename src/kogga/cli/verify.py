"""`kogga verify`: every die and card of a record, drawn again from the seed its table had promised."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from kogga.cli.asking import read_file
from kogga.cli.speech import BadCommand
from kogga.core.words import Words
from kogga.table.proof import Proof, Unproven, verify

WRONG = 1


def arguments(parser: ArgumentParser) -> None:
    """Which record."""
    parser.add_argument("record", nargs="?")


def run(asked: Namespace, words: Words) -> int:
    """Say what was checked, and the first thing that is wrong."""
    if asked.record is None:
        raise BadCommand(words.say("trouble.no_proof", {}))
    try:
        proof = verify(read_file(Path(asked.record), words))
    except Unproven:
        raise BadCommand(words.say("trouble.unproven", {})) from None
    print("\n".join(told(proof, words)))
    return WRONG if proof.fault else 0


def told(proof: Proof, words: Words) -> list[str]:
    """The findings, a line each."""
    lines = [words.say("verify.drawn", {"n": proof.lucks})]
    if proof.words:
        quoted = [words.say("verify.quoted", {"word": word}) for word in proof.words]
        lines.append(words.say("verify.words", {"words": ", ".join(quoted)}))
    if proof.undone:
        lines.append(words.say("verify.undone", {"n": proof.undone}))
    if proof.fault is None:
        return [words.say("verify.promised", {}), *lines, words.say("verify.good", {})]
    return [*(lines if proof.lucks else []), words.say(f"fault.{proof.fault.key}", proof.fault.args)]
