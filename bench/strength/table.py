"""What `make strength` measures: every row is a contest of the arena."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from aurum.arena.contest import Contest, Unit
from aurum.game import EDITIONS, Scoring, Variant
from aurum.roster import LADDER

SEEDS = {3: 1911, 4: 1914}  # no parameter was chosen on these deals
DEALS = {3: 200, 4: 100}
STYLES = ("cautious", "greedy", "daring")
STEP = {3: (0.40, 0.52), 4: (0.58, 0.75)}
EVEN = {3: (0.27, 0.40), 4: (0.40, 0.60)}  # of bots that are about equally strong
PARTNER_DEALS = 40
MATCH_DEALS = 30


@dataclass(frozen=True, slots=True)
class Row:
    """Two bots, how they meet, and between which bounds the share of wins should lie."""

    group: str
    challenger: str
    other: str
    variant: Variant
    deals: int
    goal: tuple[float, float] | None = None
    unit: Unit = Unit.ROUND

    @property
    def players(self) -> int:
        return self.variant.players

    @property
    def key(self) -> str:
        """The name of its folder."""
        bots = f"{self.challenger}-{self.other}".replace(":", "-").replace("+", "-with-")
        scoring = Scoring(self.variant.scoring).value
        return f"{self.group}-{self.players}-{self.variant.edition}-{scoring}-{bots}"

    @property
    def is_of_master(self) -> bool:
        """Whether `master` plays rounds here, with whatever effort, and not as a partner."""
        name = self.challenger.partition(":")[0]
        return name == LADDER[-1] and self.unit is Unit.ROUND

    @property
    def has_records(self) -> bool:
        """Whether records of the games are kept, to count habits and exchanges in them."""
        return self.group == "styles" or self.is_of_master

    def contest(self, deals: int) -> Contest:
        bots = (self.challenger, self.other)
        seed = SEEDS[self.players]
        return Contest(bots, deals, self.variant, self.unit, seed, first_only=True)


def rows() -> Iterator[Row]:
    """The whole table, what people meet first."""
    for players in (3, 4):
        yield from _ladder(players)
    for players in (3, 4):
        yield from _old_forms(players)
        yield from _reduced(players)
        yield from _outsiders(players)
        yield from _styles(players)
    yield from _partners()
    yield from _matches()


def _ladder(players: int) -> Iterator[Row]:
    for low, high in pairwise(LADDER):
        yield Row("ladder", high, low, Variant(players=players), DEALS[players], STEP[players])


def _old_forms(players: int) -> Iterator[Row]:
    """`master` against what it was, and against what `adept` was."""
    goals = {3: (0.36, 0.53), 4: (0.58, 0.90)}[players]
    for other, goal in zip(("instinct:600000", "policy:60000"), goals, strict=True):
        found = Variant(players=players)
        yield Row("old forms", "master", other, found, DEALS[players], (goal, 1.0))


def _reduced(players: int) -> Iterator[Row]:
    """The same at a tenth of the effort, for both: many more deals in an hour."""
    goal = (0.36 if players == 3 else 0.58, 1.0)
    step = STEP[players]
    for other, wanted in (("instinct:60000", goal), ("policy:60000", None), ("expert", step)):
        found = Variant(players=players)
        yield Row("reduced", "master:60000", other, found, DEALS[players], wanted)


def _outsiders(players: int) -> Iterator[Row]:
    """At about equal CPU time; nobody's name is ever told to a playout."""
    ismcts = 60_000 if players == 3 else 80_000
    network = 0.32 if players == 3 else 0.50
    for challenger, other, goal in (
        ("master:100000", f"ismcts:{ismcts}", 0.45),
        ("master:40000", "ismcts-thumbs:10000", 0.45),
        ("master:60000", "policy:400000", 0.45),
        ("master:60000", "rival:60000", network),
    ):
        found = Variant(players=players)
        yield Row("outsiders", challenger, other, found, DEALS[players], (goal, 1.0))


def _styles(players: int) -> Iterator[Row]:
    for style in STYLES:
        yield Row("styles", style, "adept", Variant(players=players), 100, EVEN[players])


def _partners() -> Iterator[Row]:
    """Every level with every level as partner, against two of the partner's level."""
    for level in LADDER:
        for partner in LADDER:
            if level != partner:
                is_named = (level, partner) == ("master", "apprentice")
                goal, deals = ((0.62, 1.0), DEALS[4]) if is_named else (None, PARTNER_DEALS)
                bots = (f"{level}+{partner}", partner)
                yield Row("partners", *bots, Variant(players=4), deals, goal)


def _matches() -> Iterator[Row]:
    """Whole matches, in every edition and both scorings."""
    for players in (3, 4):
        for edition in EDITIONS:
            for scoring in Scoring:
                found = Variant(edition=edition, players=players, scoring=scoring.value)
                bots = ("master:20000", "adept")
                yield Row("matches", *bots, found, MATCH_DEALS, None, Unit.MATCH)
