"""Texts as the fragment of a link holds them."""

import base64
import zlib


def letters(text: str) -> str:
    """Return a text as the fragment of a link holds it (see page/js/parcel.js)."""
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")
