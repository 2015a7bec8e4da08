"""What the site changes in the documents: links to files of the checkout become their names.

A document may point at source files (`../src/…`); those are not part of the site.
"""

import re
from typing import Any

OUTSIDE = re.compile(r"\[([^\]]+)\]\((\.\./(?:\.\./)*[^)\s]+)\)")


def on_page_markdown(markdown: str, **_: Any) -> str:
    return OUTSIDE.sub(lambda link: _name(link[1], link[2]), markdown)


def _name(text: str, target: str) -> str:
    path = re.sub(r"^(\.\./)+", "", target)
    plain = text.strip("`")
    return f"`{path}`" if plain in (path, path.rstrip("/")) else f"{text} (`{path}`)"
