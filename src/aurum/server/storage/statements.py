"""How queries that are the same for every engine reach it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

Row = tuple[Any, ...]


class Statements(ABC):
    """One statement at a time. Parameters stand as question marks."""

    @abstractmethod
    async def _read(self, sql: str, *parameters: Any) -> list[Row]: ...

    @abstractmethod
    async def _change(self, sql: str, *parameters: Any) -> list[Row]:
        """Change rows for good: when this returns, that survives a power cut."""

    @abstractmethod
    async def _note(self, sql: str, *parameters: Any) -> list[Row]:
        """Change rows that may be lost in a power cut, and so need not wait for the disk."""
