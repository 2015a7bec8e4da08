"""Documents that a program writes in part: what stands outside of its marks is never touched."""


def put_between(text: str, begin: str, end: str, new: str) -> str:
    """The text with something new between two marks, which must be there in this order."""
    head, found, rest = text.partition(begin)
    _, ended, tail = rest.partition(end)
    if not (found and ended):
        raise ValueError(
            f"the document lacks the mark {end if found else begin!r}; write {begin} and {end} "
            "around the place for what is measured"
        )
    return f"{head}{begin}{new}{end}{tail}"
