"""Links as codes a phone's camera reads."""

from __future__ import annotations

from io import BytesIO
from ipaddress import ip_address

import segno
from starlette.responses import Response


def code(link: str) -> Response:
    """A link as a QR code, dark on light whatever the page's colours are."""
    picture = BytesIO()
    segno.make_qr(link, error="m").save(picture, kind="svg", scale=4, dark="#14232f", light="#ffffff", xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def is_loopback(host: str) -> bool:
    """Does this name lead to the machine that asks, and nowhere for a phone?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
