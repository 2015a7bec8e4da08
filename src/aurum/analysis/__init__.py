"""What a decision is worth and why: facts counted in possible worlds, and the words for them."""

from aurum.analysis.certain import Certainty, certainties
from aurum.analysis.facts import Analysis, Candidate, analyse
from aurum.analysis.hints import Hint, hint
from aurum.analysis.reference import JUDGE, Judge

__all__ = [
    "JUDGE",
    "Analysis",
    "Candidate",
    "Certainty",
    "Hint",
    "Judge",
    "analyse",
    "certainties",
    "hint",
]
