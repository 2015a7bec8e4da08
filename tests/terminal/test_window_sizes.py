"""The table in windows of many sizes."""

import pytest

from aurum.terminal.drawing import StoryLog
from aurum.terminal.hand import Hand
from aurum.terminal.prompts import prompt
from aurum.texts import LANGUAGES, texts
from tests.terminal.screens import Screen, may_be_wrong, on_screen, shown
from tests.terminal.tables import NAMES, played_host

SIZES = [(80, 24), (110, 30), (120, 40), (200, 60)]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_first_screen_shows_everything(size: tuple[int, int], players: int):
    """Also when the person is asked at once, as in a match that is taken up again."""

    async def test(screen: Screen) -> None:
        lines = screen.lines()
        text = "\n".join(lines)
        seats = NAMES[1:players]
        for name in ("You", *seats):
            assert sum(name in line for line in lines) >= 2, text  # the seat, and the trick
        assert "…" not in text
        assert "Supply" in text
        assert ("+" in lines[4]) == (players == 4), text
        cards = [n for n, line in enumerate(lines) if "◆" in line or "●" in line]
        numbers = [n for n, line in enumerate(lines) if line.split()[:3] == ["1", "2", "3"]]
        assert numbers, text
        assert cards[-1] == numbers[0] + 1
        assert sum(bool(line.strip()) for line in lines[numbers[0] :]) <= 4, text

    made = played_host(players, until=lambda made: made.match.to_act[0] == 0)
    await shown(made, test, size=size)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_page_says_how_to_leave_it_and_can_be_read_to_its_end(size: tuple[int, int]):
    async def test(screen: Screen) -> None:
        await screen.press("f1")
        assert texts("en")("hint-page") in "\n".join(screen.lines())
        last = screen.page().split()[-1]
        await screen.press("end")
        assert last in "\n".join(screen.lines())

    await on_screen(test, size=size)


@pytest.mark.parametrize("after", SIZES, ids=str)
async def test_the_story_is_wrapped_again_when_the_window_changes(after: tuple[int, int]):
    async def test(screen: Screen) -> None:
        sentence = "word " * 60 + "end"
        screen.session.say(sentence)
        await screen.pilot.resize_terminal(*after)
        await screen.pilot.pause()
        await screen.pilot.pause()
        story = screen.app.query_one(StoryLog)
        width = story.scrollable_content_region.width
        drawn = [line.text.rstrip() for line in story.lines]
        assert max(map(len, drawn)) <= width
        assert max(map(len, drawn)) > width - 12
        assert any(line.endswith("end") for line in drawn)

    await on_screen(test, size=(150, 40))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_keys_are_named_at_80_columns(language: str):
    async def test(screen: Screen) -> None:
        assert texts(language)("key-quit") in screen.lines()[-1]

    await on_screen(test, language=language)


async def test_a_window_that_is_too_small_says_so():
    async def test(screen: Screen) -> None:
        assert "80 × 24" in screen.text("title")

    await on_screen(test, size=(60, 20))


@pytest.mark.parametrize(
    ("players", "language"), [(3, "en"), *((4, language) for language in LANGUAGES)]
)
async def test_resizing_during_play_to_80_by_24(players: int, language: str):
    """Everything that a decision needs is on the small screen."""

    async def test(screen: Screen) -> None:
        await screen.until(may_be_wrong)
        question = screen.session.question
        await screen.pilot.resize_terminal(80, 24)
        await screen.pilot.pause()
        lines = screen.lines()
        for seat in range(players):
            assert any(screen.session.words.title(seat) in line for line in lines[1:6])
        for one in screen.app.query_one(Hand).shown:
            assert one.card is None or any(one.card in line for line in lines[-5:])
        trick = screen.session.view.trick  # type: ignore[union-attr]
        assert all(any(played.card in line for line in lines) for played in trick.cards)
        assert "F10" in lines[-1]
        assert str(prompt(screen.session)).split()[0] in " ".join(lines[-6:-3])
        assert screen.session.question == question
        await screen.step()

    await on_screen(test, players=players, language=language, size=(140, 45))


async def test_a_tiny_terminal_does_not_crash():
    async def test(screen: Screen) -> None:
        for size in ((20, 5), (1, 1), (200, 60), (80, 24)):
            await screen.pilot.resize_terminal(*size)
            await screen.step()

    await on_screen(test)
