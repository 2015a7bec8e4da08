"""The guided first round and the short lessons: the rules allow them, and no tap leads nowhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from aurum.game import (
    BidExchanged,
    BidPlaced,
    CardPlayed,
    EndReason,
    Event,
    GoldCollected,
    Metal,
    RoundEnded,
    TrickOpened,
    TrickTaken,
)
from aurum.languages import LANGUAGES
from aurum.table.commands import Visitor
from aurum.table.lessons.checking import check_lesson, checked_lesson
from aurum.table.lessons.lesson import ANY, LESSONS, BadLesson, Place, lesson, parsed
from aurum.table.log_entries import Stepped
from aurum.table.refusals import Refusal
from aurum.table.room_view import room_view
from aurum.table.wire.commands import Act, Learn
from aurum.table.wire.words import LessonId, LessonPlace
from aurum.texts import companions, texts
from tests.sizes import sized
from tests.table.lessons import Learner
from tests.table.tables import Driven
from tests.texts.messages import files

WORDS, WORDS_A_TEXT, STEPS = 450, 40, 12
READING, TAP, MOTION, LONGEST, FIRST_CARD = 150 / 60, 2.5, 1.6, 300, 10
"""Words a second of a slow reader, seconds to find and tap, seconds of a card's way, in all,
and until the first own card."""

TAPS = 24

Proof = Callable[[list[Event], int], bool]


def played(events: list[Event], me: int) -> CardPlayed:
    return next(e for e in events if isinstance(e, CardPlayed) and e.seat == me)


def has(events: list[Event], kind: type, me: int) -> bool:
    return any(isinstance(event, kind) and getattr(event, "seat", None) == me for event in events)


def leads_next(events: list[Event], me: int) -> bool:
    opened = [event for event in events if isinstance(event, TrickOpened)]
    return [trick.leader for trick in opened] == [me] and not has(events, TrickTaken, me)


def gold_returns(events: list[Event], me: int) -> bool:
    return played(events, me).card.metal is Metal.GOLD and has(events, TrickTaken, me)


def declines(events: list[Event], me: int) -> bool:
    ends = [event for event in events if isinstance(event, RoundEnded)]
    return [(end.seat, end.reason) for end in ends] == [(me, EndReason.DECLINED)]


PRACTISED: dict[str, tuple[str, Proof]] = {
    "R3.1": ("bid", lambda events, me: has(events, BidPlaced, me)),
    "R4.1": ("change", lambda events, me: has(events, BidExchanged, me)),
    "R5.1": ("lead", lambda events, me: has(events[:1], CardPlayed, me)),
    "R5.2": ("metal", lambda events, me: has(events, CardPlayed, me)),
    "R5.3": ("end", declines),
    "R6.1": ("lowest", lambda events, me: has(events, GoldCollected, me)),
    "R6.2": ("lowest", leads_next),
    "R6.3": ("highest", lambda events, me: has(events, TrickTaken, me)),
    "R6.4": ("tie", lambda events, me: played(events, me).card.rank == 5
             and has(events, TrickTaken, me)),
    "R6.5": ("gold", gold_returns),
    "R7": ("end", declines),
    "R8.1": ("double", lambda events, _: not events),
}  # fmt: skip
"""Where each clause is practised by a tap, and what that tap must bring about."""


def through(name: str) -> dict[str, list[Event]]:
    """A lesson done right: what the learner's tap at each step brought about."""
    learner, happened = Learner(name), dict[str, list[Event]]()
    while not learner.lesson.is_over:
        step = learner.lesson.current
        if learner.lesson.waits:
            learner.learn(step.right)
            happened.setdefault(step.name, [])
        else:
            happened[step.name] = list(learner.do(learner.lesson.accepted(learner.match)[0]))
    return happened


def test_every_clause_of_the_list_is_practised_by_a_tap():
    happened, me = through("first"), 0
    assert len(happened) == STEPS
    wrong = [c for c, (step, proves) in PRACTISED.items() if not proves(happened[step], me)]
    assert wrong == []
    double = next(step for step in checked_lesson("first").steps if step.name == "double")
    assert (double.answers, double.right) == ((0, 5, 10), 5)  # over the bid counts the bid (R8.1)


def test_the_first_own_card_is_played_within_ten_seconds():
    """Nothing happens before it that has to be waited for, and a slow reader has read the step."""
    first = checked_lesson("first").steps[0]
    assert Learner("first").lesson.accepted(Learner("first").match)[0].startswith("play")
    words = len(said("first")[f"lesson-first-{first.name}"].split())
    assert words / READING + len(first.before) * MOTION + TAP <= FIRST_CARD


def said(name: str, language: str = "en") -> dict[str, str]:
    """Every text of a lesson's steps, with a word for each name and card."""
    shapes = files(language)["lessons.ftl"]
    return {
        key: texts(language)(key, **dict.fromkeys(shapes[key].arguments, "Gold"))
        for key in shapes
        if key.startswith(f"lesson-{name}-")
    }


def test_the_guided_round_is_short():
    told = said("first")
    counts = {key: len(text.split()) for key, text in told.items()}
    assert len(checked_lesson("first").steps) <= STEPS
    assert sum(counts.values()) <= WORDS  # with what is said only after a miss
    assert max(counts.values()) <= WORDS_A_TEXT
    assert seconds() < LONGEST


def seconds() -> float:
    """How long it takes who reads slowly, thinks before each tap and sees every card fly."""
    guided = checked_lesson("first")
    words = sum(len(text.split()) for key, text in said("first").items() if "other" not in key)
    taps = len(guided.steps) + sum(step.after for step in guided.steps) + 4  # sheets and yes
    cards = sum(len(step.turns) for step in guided.steps)
    return words / READING + taps * TAP + cards * MOTION


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_texts_and_the_facts_in_them(name: str, language: str):
    shapes = files(language)["lessons.ftl"]
    needed = set[str]()
    for step in checked_lesson(name).steps:
        key = f"lesson-{name}-{step.name}"
        parts = ["", *(["-after"] if step.after else [])]
        chooses = step.answers or (step.expect and step.expect != (ANY,))
        keys = [f"{key}{part}" for part in (*parts, *(["-other"] if chooses else []))]
        needed |= set(keys)
        for found in keys:
            assert shapes[found].arguments <= {"left", "right", "partner", *step.cards}, found
    spoken = {key for key in shapes if key.startswith(f"lesson-{name}-")}
    assert spoken == needed


def test_the_wire_knows_all_lessons_and_places():
    assert LessonId.__args__ == LESSONS  # type: ignore[attr-defined]
    assert LessonPlace == Place
    assert [len(companions(language)) for language in LANGUAGES] == [3] * len(LANGUAGES)


@sized("sequences", 200, 1000)
@pytest.mark.parametrize("name", LESSONS)
def test_no_tap_leads_into_a_dead_end(name: str, sequences: int):
    """Right, wrong, forbidden and untimely taps: something always leads on, and never backwards."""
    refused, over = set[str](), 0
    for seed in range(sequences if name == "first" else sequences // 5):
        learner = Learner(name, seed)
        for _ in range(TAPS):
            before = (learner.lesson.step, learner.lesson.at)
            learner.tap_anything()
            assert (learner.lesson.step, learner.lesson.at) >= before
            assert learner.is_alive
        refused |= set(learner.refused)
        over += learner.lesson.is_over
        if seed % 20 == 0:
            finish(learner)
    assert {"stale", "lesson-other", "lesson-wrong"} <= refused  # the taps were of all kinds
    assert over > 0


def finish(learner: Learner) -> None:
    """Who taps nothing but «show me» reaches the end, from anywhere."""
    for _ in range(2 * STEPS):
        if not learner.lesson.is_over:
            learner.learn()
    assert learner.lesson.is_over


@pytest.mark.parametrize("name", LESSONS)
def test_a_reload_finds_the_lesson_where_it_was(name: str):
    learner = Learner(name, 3)
    for _ in range(40):
        learner.tap_anything()
        again = learner.reloaded()
        assert again.lesson == learner.table.lesson
        assert again.play is not None
        assert again.play.match == learner.match
        there = [room_view(table, learner.presence, 0) for table in (learner.table, again)]
        assert there[0] == there[1]


def test_a_forbidden_card_is_explained_by_the_rules_and_another_one_by_the_lesson():
    learner = Learner("first")
    with pytest.raises(Refusal) as refused:
        learner.do("play Ag5")
    assert (refused.value.reason.clause, refused.value.fresh) == ("R5.2", True)
    learner.do("play P8")
    learner.learn()
    with pytest.raises(Refusal) as refused:
        learner.do("play Bi5")
    assert (refused.value.reason.code, refused.value.fresh) == ("lesson-other", True)
    assert learner.lesson.current.name == "highest"


GOOD = """
name = "first"
edition = "english"
players = 3
zeros = false
[scenes.open]
first = 0
hands = [
  "P6 P4 P2 Ag3 Ag6 Ag7 Bi1 Bi2 Bi4 Zn1 Zn5 Zn7",
  "Bi5 Bi8 Bi9 P7 P8 P9 Ag2 Ag5 Ag8 Zn3 Zn8 Zn9",
  "Zn4 Zn2 Zn6 Bi3 Bi6 Bi7 P1 P3 P5 Ag1 Ag4 Ag9",
]
played = ["0 bid P6", "1 bid Bi5", "2 bid Zn4"]
[[steps]]
name = "lead"
scene = "open"
expect = ["play P4"]
then = ["1 play Bi8", "2 play Ag1"]
[[steps]]
name = "worth"
answers = [1, 2]
right = 2
"""


def test_a_good_lesson_is_accepted():
    assert check_lesson(parsed(GOOD, "good.toml"), "good.toml") > 4


@pytest.mark.parametrize(
    ("fault", "instead", "sentence"),
    [
        ('expect = ["play P4"]', 'expect = ["play Bi9"]',
         r"bad.toml, step 1 \(lead\): seat 0 cannot do play Bi9: .*Bi9.*"),
        ('"1 play Bi8"', '"1 play P7"', r"bad.toml, step 1 \(lead\): seat 1 .* play P7: .*"),
        ('"2 play Ag1"', '"1 play Ag2"', r"bad.toml, step 1 \(lead\): .*: seat 2 plays now.*"),
        ('"2 bid Zn4"', '"2 bid Zn9"', r"bad.toml, scene 'open': .*Zn9.*"),
        ("P6 P4 P2", "P6 P4 P4", r"bad.toml, scene 'open': .*P4.*"),
        ('scene = "open"', 'scene = "close"', r"bad.toml, step 1: there is no scene 'close'.*open"),
        ('scene = "open"\n', "", r"bad.toml, step 1: the first step needs a scene to play in"),
        ("right = 2", 'right = 2\nexpect = ["play P2"]',
         r"bad.toml, step 2: a step expects an action or an answer, not both"),
        ("right = 2", "right = 3", r"bad.toml, step 2: `right` must be one of .*\[1, 2\]"),
        ("zeros = false", "zeros = 7", r"bad.toml: Expected `bool`.*zeros.*"),
        ("zeros = false", "zero = false", r"bad.toml: .*unknown field `zero`"),
        ('edition = "english"', 'edition = "klingon"', r"bad.toml.*klingon.*"),
        ('"1 play Bi8"', '"first play Bi8"', r"bad.toml, step 1: .*first.*"),
        ("[[steps]]", "[[steps]", r"bad.toml: .*line \d+.*"),
    ],
)  # fmt: skip
def test_a_lesson_that_the_rules_refuse_is_one_sentence(fault: str, instead: str, sentence: str):
    assert GOOD.count(fault)
    with pytest.raises(BadLesson) as bad:
        check_lesson(parsed(GOOD.replace(fault, instead, 1), "bad.toml"), "bad.toml")
    assert re.fullmatch(sentence, str(bad.value))
    assert "\n" not in str(bad.value)


def test_a_lesson_that_is_gone_leaves_an_ordinary_table():
    assert lesson("long-forgotten") is None
    with pytest.raises(Refusal, match="first, exchange, gold, team"):
        checked_lesson("long-forgotten")


def test_without_a_lesson_there_is_nothing_to_go_on_with():
    driven = Driven()
    driven.book(lambda draft: draft.book(Stepped(1)))
    assert driven.table.lesson is None
    for who, code in ((driven.people[0], "no-lesson"), (Visitor("stranger", "Eve"), "no-seat")):
        driven.people[0] = who
        with pytest.raises(Refusal) as refused:
            driven.tell(0, Learn("l", 1))
        assert refused.value.reason.code == code


def test_while_others_move_the_learner_waits():
    learner = Learner("first")
    while (progress := learner.lesson).waits or progress.asks_action:
        if progress.waits:
            right = progress.current.right
            learner.tell(Learn("l", progress.step + 1, progress.is_after, right))
        else:
            asked = learner.play.asked[learner.seat].seq
            learner.tell(Act("a", learner.play.id, asked, progress.accepted(learner.match)[0]))
    with pytest.raises(Refusal) as refused:
        learner.tell(Learn("l", progress.step + 1, progress.is_after))
    assert refused.value.reason.code == "lesson-waits"
