"""The story of the whole screen: no sentence of it is out of reach."""

from aurum.terminal.drawing import StoryLog
from tests.terminal.screens import Screen, on_screen


def visible(screen: Screen) -> str:
    story = screen.app.query_one(StoryLog)
    top, height = round(story.scroll_y), story.size.height
    return "\n".join(strip.text for strip in story.lines[top : top + height])


async def told(screen: Screen, count: int = 60) -> None:
    for number in range(count):
        screen.app.say(f"Sentence {number}.")
    await screen.pilot.pause()


async def test_it_is_leafed_through_by_keyboard():
    async def test(screen: Screen) -> None:
        await told(screen)
        assert "Sentence 59." in visible(screen)
        await screen.press("home")
        assert screen.told[0][:20] in visible(screen)
        seen = visible(screen)
        while "Sentence 59." not in seen:
            await screen.press("pagedown")
            seen += visible(screen)
        assert all(f"Sentence {number}." in seen for number in range(60))
        await screen.press("pageup")
        assert "Sentence 59." not in visible(screen)
        await screen.press("end")
        assert "Sentence 59." in visible(screen)

    await on_screen(test, size=(80, 24))


async def test_what_is_read_stays_until_the_person_goes_on():
    async def test(screen: Screen) -> None:
        await told(screen)
        await screen.press("home")
        before = visible(screen)
        screen.app.say("Something new.")
        await screen.pilot.pause()
        assert visible(screen) == before
        await screen.press("right")
        assert "Something new." in visible(screen)

    await on_screen(test, size=(80, 24))


async def test_the_end_stays_in_sight_when_the_message_grows_and_the_window_changes():
    async def test(screen: Screen) -> None:
        await told(screen)
        await screen.press("enter")  # a bid: the message asks for a yes, in more lines
        assert screen.told[-1] in visible(screen)
        for size in ((80, 30), (100, 24), (60, 20), (120, 40), (80, 24)):
            await screen.pilot.resize_terminal(*size)
            await screen.pilot.pause()
            assert "Sentence 59." in visible(screen), size

    await on_screen(test, size=(80, 24))
