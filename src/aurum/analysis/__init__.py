"""What a decision is worth and why: facts counted in possible worlds, and the words for them."""

from aurum.analysis.certain import Certainty, certainties
from aurum.analysis.facts import Analysis, Candidate, analyse
from aurum.analysis.hints import Hint, hint
from aurum.analysis.ledgers import Effort, Ledger, ledger
from aurum.analysis.reference import JUDGE, REVIEWER, Judge
from aurum.analysis.reviews import Review, review

explain = hint

__all__ = [
    "JUDGE",
    "REVIEWER",
    "Analysis",
    "Candidate",
    "Certainty",
    "Effort",
    "Hint",
    "Judge",
    "Ledger",
    "Review",
    "analyse",
    "certainties",
    "explain",
    "hint",
    "ledger",
    "review",
]
