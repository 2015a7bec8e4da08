"""The parts of docs/protocol.md that are made from the words of the wire."""

from __future__ import annotations

from aurum.table.wire import words

BEGIN = "<!-- made from the words of the wire by `make docs` -->"
END = "<!-- end of what is made -->"


def with_words(document: str) -> str:
    """The document with its made part written again; the rest stays as it is."""
    before, _, rest = document.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{limits()}\n{closing()}\n{END}{after}"


def limits() -> str:
    """What one client may send, in sentences."""
    message, body = words.MESSAGE_BYTES // 1024, words.BODY_BYTES // 1024
    messages = f"{words.MESSAGES_PER_SECOND} messages a second ({words.MESSAGE_BURST} at once)"
    requests = f"{words.REQUESTS_PER_SECOND} requests a second ({words.REQUEST_BURST} at once)"
    lines = (
        f"A message may have {message} KiB, a body {body} KiB.",
        f"A guest may send {messages}, an address {requests}.",
        f"After {words.STRIKES} messages that made no sense the connection is closed.",
        "A `farewell` with the reason comes before these codes where possible.",
        "After a final code it is no use to come back.",
    )
    return "\n".join(lines) + "\n"


def closing() -> str:
    """The codes with which a server closes a socket."""
    rows = [
        f"| {code.value} | {code.meaning} | {'yes' if code.final else ''} |" for code in words.Close
    ]
    return "\n".join(["| code | meaning | final |", "|---|---|---|", *rows, ""])
