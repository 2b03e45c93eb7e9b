"""Letters: only where the host names a mail server, only to an address its guest has confirmed, one a day at most."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
from dataclasses import dataclass, replace
from email.message import EmailMessage
from ssl import create_default_context
from urllib.parse import parse_qs, unquote, urlsplit

from starlette.requests import Request
from starlette.responses import Response

from kogga.core.errors import KoggaError
from kogga.front.shelf import games
from kogga.store.rows import Address, Due, Guest
from kogga.table.hall import Hall
from kogga.web.codes import is_loopback
from kogga.web.forms import known_visitor, read_form, send_on
from kogga.web.limits import Doorkeeper
from kogga.web.rendering import render
from kogga.web.speech import Trouble, page_words
from kogga.web.visitors import language, visitor

LOG = logging.getLogger(__name__)
PORTS = {"smtp": 587, "smtps": 465}
DAY_S = 24 * 3600.0
WAIT_S = 3600.0  # a table waits so long before it is worth a letter
ROUND_S = 600.0  # how often somebody looks whether there is one to write
TIMEOUT_S = 30.0
LETTERS_AT_ONCE = 3.0  # letters that ask for a confirmation, to one address or by one guest
LETTERS_A_SECOND = 1 / 3600
LONGEST = 254
ADDRESS = re.compile(r"[^@\s<>,;:\"]+@[^@\s<>,;:\"]+")


@dataclass(frozen=True)
class Postbox:
    """Where letters are handed in: `smtp://NAME:PASSWORD@HOST:587/?from=kogga@example.org`; `smtps` for TLS at once."""

    host: str
    port: int
    is_secret: bool
    user: str = ""
    password: str = ""
    sender: str = ""

    def send(self, letter: EmailMessage) -> None:
        """Hand a letter in. Waits for the network, so it runs in a thread."""
        with self.line() as line:
            if self.user:
                line.login(self.user, self.password)
            line.send_message(letter)

    def line(self) -> smtplib.SMTP:
        """A line nobody listens to: no password goes over an open one, except to this machine itself."""
        if self.is_secret:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT_S, context=create_default_context())
        line = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT_S)
        line.ehlo()
        if not is_loopback(self.host) and (self.user or line.has_extn("starttls")):
            line.starttls(context=create_default_context())
        return line


def read_postbox(address: str) -> Postbox:
    """The mail server of this address."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise Trouble("no_postbox") from None
    host = parts.hostname or "localhost"
    sender = parse_qs(parts.query).get("from", [f"kogga@{host}"])[0]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Postbox(host, port, parts.scheme == "smtps", user, password, sender)


class Post:
    """Writes to guests whose tables wait for them. Links in letters begin with `home`."""

    def __init__(self, hall: Hall, box: Postbox, home: str) -> None:
        self.hall = hall
        self.box = box
        self.home = home.rstrip("/")
        self.asking = Doorkeeper(hall.world.clock, LETTERS_AT_ONCE, LETTERS_A_SECOND)

    async def ask(self, guest: Guest, to: str, lang: str) -> None:
        """A guest gives an address: ask there whether that is wanted, in no words of the guest's own."""
        if len(to) > LONGEST or not ADDRESS.fullmatch(to):
            raise Trouble("no_address")
        if not (self.asking.admits(guest.id) and self.asking.admits(to.lower())):
            raise Trouble("many_letters", 429)
        known = await self.hall.store.address_of(guest.id)
        address = Address(guest.id, to, self.hall.world.token(), lang, sent_at=known.sent_at if known else 0.0)
        await self.hall.store.keep_address(address)
        await self.send(self.letter(address, "confirm"))

    async def keep_writing(self) -> None:
        """Look from time to time whether there is a letter to write."""
        while True:
            try:
                await self.write_due()
            except KoggaError as error:
                LOG.warning("Letters could not be written: %s", error)
            await asyncio.sleep(ROUND_S)

    async def write_due(self) -> None:
        """One letter to everybody whose tables wait, unless there was one within a day."""
        now = self.hall.world.clock()
        for due in await self.hall.store.letters_due(now - DAY_S, now - WAIT_S):
            if not await self.hall.store.note_letter(due.address, now):  # first, for rather none than two
                continue
            try:
                await self.send(self.digest(due))
            except Trouble:
                continue

    def digest(self, due: Due) -> EmailMessage:
        """All tables that wait, in one letter."""
        lang = due.address.lang
        titles = [games[head.game].card.titles[lang] if head.game in games else head.game for head in due.tables]
        lines = [f"{title}\n{self.home}/t/{head.table}" for title, head in zip(titles, due.tables, strict=True)]
        return self.letter(due.address, "digest", n=len(lines), tables="\n\n".join(lines))

    def letter(self, to: Address, kind: str, **args: object) -> EmailMessage:
        """A letter in the guest's language, with the link that ends all letters."""
        say = page_words(to.lang).say
        link = f"{self.home}/mail/{to.token}"
        letter = EmailMessage()
        letter["Subject"] = say(f"mail.{kind}_subject", args)
        letter["From"] = self.box.sender
        letter["To"] = to.address
        letter["List-Unsubscribe"] = f"<{link}/stop>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(say(f"mail.{kind}", {**args, "link": link}))
        return letter

    async def send(self, letter: EmailMessage) -> None:
        """Hand a letter in; trouble with that is the host's, and told in the server's log."""
        try:
            await asyncio.to_thread(self.box.send, letter)
        except (OSError, smtplib.SMTPException) as error:
            LOG.warning("A letter could not be sent: %s", error)
            raise Trouble("no_post", 503) from error


def post_of(request: Request) -> Post:
    """The server's post, if it has one."""
    post: Post | None = request.app.state.post
    if post is None:
        raise Trouble("no_post", 404)
    return post


async def give_address(request: Request) -> Response:
    """A guest gives an address for letters, or takes it back by giving none."""
    post = post_of(request)
    guest, secret = await known_visitor(request)
    to = (await read_form(request)).get("mail", "").strip()
    known = await post.hall.store.address_of(guest.id)
    if to:
        await post.ask(guest, to, language(request, guest))
    elif known is not None:
        await post.hall.store.drop_address(known.token)
    return send_on(request, "/me", secret, {"mail": to})


async def address_of(request: Request) -> Address:
    """The address a letter's link speaks of."""
    found = await post_of(request).hall.store.address_by(request.path_params["token"])
    if found is None:
        raise Trouble("unknown_letter", 404)
    return found


async def mail(request: Request) -> Response:
    """Where the links in letters lead: confirm, or end it. Looking alone changes nothing, so mail programs may look."""
    found = await address_of(request)
    guest = await visitor(request)
    return render("mail.html", language(request, guest), guest, address=found, is_done=False)


async def confirm(request: Request) -> Response:
    """Yes, letters are wanted here."""
    found = await address_of(request)
    await post_of(request).hall.store.keep_address(replace(found, is_confirmed=True))
    return send_on(request, f"/mail/{found.token}", "", {"confirmed": True})


async def stop(request: Request) -> Response:
    """No more letters; the address is deleted. Mail programs press this, too."""
    found = await address_of(request)
    guest = await visitor(request)
    await post_of(request).hall.store.drop_address(found.token)
    return render("mail.html", language(request, guest), guest, address=found, is_done=True)
