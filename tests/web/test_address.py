"""Where the server listens, and the address it tells people to share."""

from __future__ import annotations

import socket

from kogga.cli.serve import listen, reachable
from kogga.cli.speech import speech


def test_a_small_message_does_not_wait_for_the_receipt_of_the_one_before() -> None:
    with listen("127.0.0.1", 0, speech("en")) as listener:
        address = listener.getsockname()
        with socket.create_connection(address), listener.accept()[0] as line:
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_the_address_to_share_is_one_that_can_be_reached() -> None:
    assert reachable("127.0.0.1") == "127.0.0.1"
    assert reachable("0.0.0.0") not in ("", "0.0.0.0")
