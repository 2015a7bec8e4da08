"""The HTTP interface keeps its own promises: no 5xx, and answers as documented.

`test_schemathesis.py` runs this file.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from aurum.server.api_documents import openapi
from tests.server.running import running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread, because the generated tests are not asynchronous."""
    data: Path = tmp_path_factory.mktemp("schemathesis")
    started, stop = threading.Event(), threading.Event()
    found: list[str] = []

    async def serve() -> None:
        async with running(data) as server:
            found.append(server.address)
            started.set()
            while not stop.is_set():  # noqa: ASYNC110 -- it is set in another thread
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    started.wait(60)
    yield found[0]
    stop.set()
    thread.join()


@pytest.fixture
def cookie(address: str) -> str:
    """Of a new guest for each endpoint: one of them logs out."""
    answer = httpx.post(f"{address}/api/v1/me", json={"name": "Schemathesis"})
    return str(answer.cookies["aurum"])


schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_endpoint_answers_as_documented(
    case: schemathesis.Case[Any], address: str, cookie: str
) -> None:
    answer = case.call(base_url=address, cookies={"aurum": cookie})
    case.validate_response(answer, checks=CHECKS)
