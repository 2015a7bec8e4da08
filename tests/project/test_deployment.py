"""The examples in deploy/: commands, ports and variables are those of the program."""

from __future__ import annotations

import json
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from aurum.cli import COMMANDS, loaded
from aurum.server.admission import MACHINE_PATHS
from aurum.server.other_processes import LOST_SECONDS
from aurum.server.settings import Limits, Settings
from tests.server.shipped import unit

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PORT = str(Settings(Path()).port)


def text(name: str) -> str:
    return (DEPLOY / name).read_text()


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text("compose.yaml"))
    return found


def variables(command: str) -> set[str]:
    return {str(option.envvar) for option in loaded(command).params if option.envvar}


def dockerfile() -> list[tuple[str, str]]:
    """Instructions and their arguments, with continued lines joined."""
    joined = re.sub(r"\\\n\s*", "", text("Dockerfile"))
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines]


def arguments(instruction: str) -> list[str]:
    return [rest for name, rest in dockerfile() if name == instruction]


def check(command: list[str], given: set[str]) -> None:
    """The command exists, its options too, and it knows the variables."""
    assert command[0].endswith("aurum"), command
    assert command[1] in COMMANDS
    options = {name for option in loaded(command[1]).params for name in option.opts}
    assert {word for word in command[2:] if word.startswith("--")} <= options
    assert {name for name in given if name.startswith("AURUM_")} <= variables(command[1])


def test_the_image_starts_the_server_as_somebody_without_rights():
    variables_set = set(re.findall(r"(AURUM_\w+)=", " ".join(arguments("ENV"))))
    check(json.loads(arguments("CMD")[-1]), variables_set)
    assert f"AURUM_PORT={PORT}" in arguments("ENV")[0]
    assert arguments("EXPOSE") == [PORT]
    assert f":{PORT}/health" in arguments("HEALTHCHECK")[0]
    user = arguments("USER")[-1]
    assert user not in ("root", "0")
    assert any(f" {user}" in line for line in arguments("RUN"))
    assert len(arguments("FROM")) > 1


def test_everything_the_image_copies_is_there_and_not_ignored():
    admitted = {line[1:] for line in text("Dockerfile.dockerignore").splitlines() if line[0] == "!"}
    for line in arguments("COPY"):
        if line.startswith("--from"):
            continue
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert any(source == name or source.startswith(f"{name}/") for name in admitted), source


def test_the_page_of_the_image_lands_where_the_server_looks():
    out = re.search(r"outDir: '\.\./(.*?)'", (ROOT / "web" / "vite.config.ts").read_text())
    assert out is not None
    assert f"COPY --from=page /src/{out[1]} {out[1]}" in text("Dockerfile")


def test_compose_starts_two_servers_bots_and_a_proxy():
    services = compose()["services"]
    commands = [service["command"] for service in services.values() if "command" in service]
    assert [command[1] for command in commands].count("serve") == 2
    assert [command[1] for command in commands].count("think") == 1
    for service in services.values():
        if "command" in service:
            check(service["command"], set(service["environment"]))
            store = service["environment"]["AURUM_STORE"]
            database = services["database"]["environment"]
            assert store.startswith(f"postgresql://{database['POSTGRES_USER']}:")
            assert store.endswith(f"@database:5432/{database['POSTGRES_DB']}")
    assert (DEPLOY / compose()["x-aurum"]["build"]["context"] / "deploy/Dockerfile").exists()


def seconds(text: str) -> int:
    assert re.fullmatch(r"\d+s", text), text
    return int(text[:-1])


def test_the_program_takes_the_values_that_compose_gives(monkeypatch: pytest.MonkeyPatch):
    given = {"POSTGRES_PASSWORD": "sesame", "AURUM_HOSTNAME": "aurum.example"}
    for name, service in compose()["services"].items():
        if "command" not in service:
            continue
        with monkeypatch.context() as there:
            for variable, value in service["environment"].items():
                there.setenv(variable, re.sub(r"\$\{(\w+)[^}]*\}", lambda m: given[m[1]], value))
            command = service["command"]
            context = loaded(command[1]).make_context(name, command[2:])
        assert context.params["store"] == "postgresql://aurum:sesame@database:5432/aurum"
        if command[1] == "serve":
            assert context.params["public_url"] == "https://aurum.example"
            assert context.params["think"] is False
            assert all(ip_network(proxy) for proxy in context.params["proxy"])
        assert seconds(service["stop_grace_period"]) >= 10
        assert service["depends_on"] == {"database": {"condition": "service_healthy"}}


def caddy_blocks() -> dict[str, list[str]]:
    """The Caddyfile by nesting: the words before each brace, and the lines in it."""
    blocks: dict[str, list[str]] = {}
    path: list[str] = []
    for line in text("Caddyfile").splitlines():
        words = line.strip()
        if words.endswith(" {"):
            path.append(words.removesuffix(" {"))
            blocks[path[-1]] = []
        elif words == "}":
            path.pop()
        elif words and not words.startswith("#"):
            blocks[path[-1]].append(words)
    assert not path, "a brace is not closed"
    return blocks


def test_caddy_asks_what_the_program_answers():
    site, proxy, transport = caddy_blocks()
    assert site == "{$AURUM_HOSTNAME}"
    assert caddy_blocks()[site] == ["request_header X-Aurum-Place {query.at}"]
    options = dict(line.split(maxsplit=1) for line in caddy_blocks()[proxy])
    assert options["health_uri"] in MACHINE_PATHS
    assert options["health_interval"] == "500ms"
    assert seconds(options["health_timeout"]) <= LOST_SECONDS
    assert not {"fail_duration", "unhealthy_status"} & {*options}  # what one client is answered
    ports = {place.rpartition(":")[2] for place in proxy.split()[1:]}
    assert ports == {PORT}
    kept = dict(line.split(maxsplit=1) for line in caddy_blocks()[transport])
    assert seconds(kept["keepalive"]) < Limits().keep_alive_seconds  # the proxy closes first


def test_the_proxies_lead_to_the_servers():
    names = [name for name, it in compose()["services"].items() if "serve" in it.get("command", ())]
    assert f"reverse_proxy {' '.join(f'{name}:{PORT}' for name in names)} {{" in text("Caddyfile")
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in compose()["services"]["proxy"]["volumes"]
    nginx = text("nginx.conf")
    assert "proxy_set_header Upgrade" in nginx
    assert "proxy_next_upstream error timeout http_503;" in nginx
    hidden = re.search(r"location ~ \^/\((.*)\)\$ \{ return 404; \}", nginx)
    assert hidden is not None
    assert {f"/{name}" for name in hidden[1].split("|")} == {*MACHINE_PATHS} - {"/health"}


UNITS = ("aurum.service", "aurum@.service", "aurum-think.service")


@pytest.mark.parametrize("name", UNITS)
def test_the_units_start_what_there_is(name: str):
    command, environment = unit(name)
    check(command, {*environment})
    lines = [line for line in text(name).splitlines() if line and not line.startswith("#")]
    values = dict(line.split("=", 1) for line in lines if "=" in line)
    assert int(values["TimeoutStopSec"]) >= 10
    assert "time-sync.target" in values["After"].split()  # a wrong clock would end matches
    if command[1] == "serve":
        assert environment["AURUM_DATA"] == f"%S/{values['StateDirectory']}"
        assert values["StateDirectoryMode"] == "0700"
    if "EnvironmentFile" in values:
        assert "AURUM_STORE=" in text("aurum@.service")


def test_each_server_of_several_has_a_port_and_a_place_of_its_own():
    """`DynamicUser` gives each a user of its own, so they cannot share a directory."""
    _, one = unit("aurum.service")
    _, several = unit("aurum@.service")
    assert one["AURUM_PORT"] == PORT
    assert several["AURUM_PORT"] == "%i"
    assert several["AURUM_DATA"].endswith("/%i")
    ports = re.findall(r"aurum@(\d+)", text("aurum@.service"))
    assert all(f"127.0.0.1:{port} " in text("nginx.conf") for port in ports)


def test_the_guide_names_every_variable_and_only_these():
    guide = (ROOT / "docs" / "operations.md").read_text()
    named = set(re.findall(r"AURUM_[A-Z_]+", guide)) - {"AURUM_HOSTNAME"}
    assert named == variables("serve") | variables("think")
