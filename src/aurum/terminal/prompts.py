"""The line that asks the person for something."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aurum.terminal.session import Session


def prompt(session: Session) -> str | None:
    """The open question in words; None if there is none."""
    question, texts = session.question, session.texts
    if question is None:
        return None
    if question == "confirm":
        return _confirmation(session)
    if question == "lesson":
        return session.guide.prompt()
    if question == "gathering" and not session.is_host:
        return texts("prompt-gathering-guest")
    if session.brief:
        return texts(f"brief-{question}")
    if question in ("next-round", "over", "gathering"):
        return texts(f"prompt-{question}")
    asked, seconds = texts(f"ask-{question}"), session.clock.seconds_left
    return asked if seconds is None else f"{asked} {texts('time-left', seconds=seconds)}"


def _confirmation(session: Session) -> str:
    """What a yes would confirm now."""
    texts = session.texts
    assert session.pending is not None
    if session.coach.is_asking:
        return texts("confirm-coach")
    match session.pending.split():
        case ["bid", card]:
            return texts("confirm-bid", card=session.words.card(card))
        case ["swap", gold, card, *partner] if session.report:
            key = "choice-swap-partner" if partner else "choice-swap"
            return texts("confirm-swap", what=session.report.swap(key, gold, card))
        case _:
            return texts("confirm-end", what=end_means(session))


def end_means(session: Session) -> str:
    """What every side would score if the round ended now."""
    texts, words = session.texts, session.words
    preview = session.own.decline if session.own else None
    if preview is None or session.view is None:
        return texts("choice-end")
    sides = session.view.sides
    scores = [
        texts("count-of", name=words.side(side.seats), count=score.score)
        for side, score in zip(sides, preview.sides, strict=True)
    ]
    means = texts("end-means", sides=texts.series(scores))
    if preview.winners is None:
        return means
    winners = words.winning([sides[side].seats for side in preview.winners])
    ends = texts("end-match", **winners)
    if preview.final_bids:
        ends = f"{ends} {session.story.final_bids(preview.final_bids)}"
    return f"{means} {ends}"
