"""Ten moments of an evening with the bot, as the page shows them on a phone and at a desk."""

import io
import re
from dataclasses import dataclass

from PIL import Image

from tests.wire.games import GHOSTS, THREE_CATS

#: The screens: a phone is kept whole, so that one sees what fits; at a desk it is the message that counts.
PHONE, DESK = (390, 844), (1280, 1100)
#: Rated matches before, for the leaderboard: whoever is named first wins. The evening's match is Ann's and Bob's fifth.
BEFORE = (
    ("Ann Bob", "Ann Cleo", "Bob Cleo") * 2
    + ("Bob Ann", "Cleo Ann", "Cleo Bob")
    + (("Ann Bob", "Ann Cleo", "Bob Cleo", "Ann Cleo", "Cleo Bob"))
)
#: After so many turns of the match both ghosts are on the bed.
HAUNTED = 8

#: Sends what somebody does as the page would; answers with what they see then.
ASK = """({ user, request }) => new Promise((resolve) => {
    const messages = new Map();
    let places;
    const socket = new WebSocket(`ws://${location.host}/client/0/${user}`);
    const done = (result) => {
        socket.close();
        resolve({ places, messages: [...messages.values()], ...result });
    };
    socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.kind === "places") places = frame;
        if (frame.kind === "message") messages.set(frame.id, frame);
        if (frame.kind === "caught-up") request ? socket.send(JSON.stringify({ ...request, id: 1 })) : done({});
        if (frame.kind === "done") done(frame);
    };
})"""


@dataclass
class Player:
    """Somebody who plays without looking, so that a match of many turns takes no clicks."""

    page: object
    id: str

    def ask(self, request=None):
        answer = self.page.evaluate(ASK, {"user": self.id, "request": request})
        assert not answer.get("failed"), answer["failed"]
        return answer

    def use(self, channel, command, **options):
        return self.ask({"do": "command", "channel": channel, "command": command, "options": options})

    def channel(self, name):
        """The id of the newest channel whose name begins so; None if there is none."""
        found = [one["id"] for one in self.ask()["places"]["channels"] if one["name"].startswith(name)]
        return max(found, key=int, default=None)

    def press(self, channel, wanted, **chosen):
        """Press the newest button, or choose from the newest menu, that a test of its payload wants."""
        shown = [message for message in self.ask()["messages"] if message["channel_id"] == channel]
        message, item = next(
            (message, item)
            for message in sorted(shown, key=lambda one: int(one["id"]), reverse=True)
            for row in message["components"]
            for item in row["components"]
            if wanted(item)
        )
        request = {"do": "press", "channel": channel, "message": message["id"], "item": item["custom_id"]}
        return self.ask(request | chosen)

    def pick(self, channel, square):
        """Choose a square in the picker."""
        return self.press(channel, lambda item: square in labels(item), values=[square])


def labels(item):
    return [option["label"] for option in item.get("options", [])]


def with_verb(verb):
    """A button by its verb, because its label is in some language."""
    return lambda item: item.get("custom_id", "").split(":")[0] == verb


@dataclass
class Screens:
    """A phone and a desk on which the two players can be looked at."""

    phone: object
    desk: object

    def shots(self, seat, channel):
        """What somebody sees in a channel: the phone's whole screen, and the newest message at the desk."""
        return self._phone(seat, channel), self._desk(seat, channel)

    def _phone(self, seat, channel):
        self.phone.locator(".tabs button").nth(seat).click()
        pane = self.phone.locator(".pane").nth(seat)
        pane.get_by_role("button", name="☰ Channels").click()
        go_to(pane, channel)
        settle(self.phone, pane)
        return picture_of(self.phone.screenshot())

    def _desk(self, seat, channel):
        pane = self.desk.locator(".pane").nth(seat)
        go_to(pane, channel)
        settle(self.desk, pane)
        return picture_of(pane.locator(".message").last.screenshot())


def go_to(pane, channel):
    # The page tells every space of a name as a plain one: French has others before a colon.
    name = r"\s+".join(map(re.escape, channel.split()))
    pane.locator(".places").get_by_role("button", name=re.compile(rf"(^|\W){name}")).first.click()


def settle(page, pane):
    """Wait until pictures are there, and those that move once stand still."""
    newest = pane.locator(".message").last
    newest.wait_for()
    for image in newest.locator("img").all():
        image.evaluate("(image) => image.decode()")
    page.wait_for_timeout(3000)


def picture_of(png):
    return Image.open(io.BytesIO(png)).convert("RGB")


@dataclass
class Phone(Screens):
    """The phone alone."""

    desk: object = None

    def shots(self, seat, channel):
        """The phone's whole screen."""
        return self._phone(seat, channel)


def open_screens(browser, address, *sizes):
    """Screens of these sizes, in the dark, on the same server."""
    for width, height in sizes:
        page = browser.new_page(viewport={"width": width, "height": height}, color_scheme="dark")
        page.goto(address)
        page.locator(".pane").nth(1).locator(".line").wait_for(state="attached")
        yield page


def speak(player, locale):
    """Let everybody's Discord, and the server, be in a language."""
    places = player.ask()["places"]
    channel = player.channel("boop")
    for person in places["people"]:
        player.ask(
            {"do": "action", "action": "language", "whose": "person", "person": person, "locale": locale}
        )
    player.ask(
        {"do": "action", "action": "language", "whose": "server", "channel": channel, "locale": locale}
    )


def seats(page):
    """Everybody by name."""
    everybody = Player(page, "anybody").ask()["places"]["people"]
    return {person["name"]: Player(page, user) for user, person in everybody.items()}


def play_season(page):
    """The rated matches before the evening."""
    people = seats(page)
    for pair in BEFORE:
        winner, loser = (people[name] for name in pair.split())
        play_before(winner, loser)
    # With it goes what is unread there.
    people["Ann"].ask({"do": "action", "action": "delete", "channel": people["Ann"].channel("lounge")})


def play_moments(page, screens, locale="en-US"):
    """Play the evening in a language; each moment's name, and its shots."""
    people = seats(page)
    ann, bob = people["Ann"], people["Bob"]
    speak(ann, locale)
    boop = ann.channel("boop")
    ann.use(boop, "challenge", member=bob.id, edition="ghost", first="I start")
    yield "challenge", screens.shots(1, "boop")
    thread, place = accepted(bob, boop)
    yield "first board", screens.shots(0, place)
    for number, turn in enumerate(GHOSTS[:HAUNTED]):
        (ann, bob)[number % 2].use(thread, "move", turn=turn)
    yield "ghost turn", screens.shots(0, place)
    ann.press(thread, with_verb("boop"))
    yield "picker", screens.shots(0, place)
    ann.pick(thread, GHOSTS[HAUNTED].removeprefix("K@"))
    yield "preview", screens.shots(0, place)
    ann.press(thread, with_verb("boopit"))
    ann.use(thread, "offer", what="draw")
    yield "offer", screens.shots(1, place)
    for number, turn in enumerate(GHOSTS[HAUNTED + 1 :]):
        (bob, ann)[number % 2].use(thread, "move", turn=turn)
    yield "win", screens.shots(1, place)
    ann.use(boop, "leaderboard")
    yield "leaderboard", screens.shots(0, "boop")
    ann.use(boop, "profile", member=bob.id)
    yield "card", screens.shots(0, "boop")
    bob.use(boop, "help")
    yield "help", screens.shots(1, "boop")


def accepted(player, channel):
    """Accept the newest challenge; the thread of its match, and the thread's name."""
    before = {one["id"] for one in player.ask()["places"]["channels"]}
    player.press(channel, with_verb("accept"))
    while True:
        for one in player.ask()["places"]["channels"]:
            if one["id"] not in before:
                return one["id"], one["name"]
        player.page.wait_for_timeout(50)


def play_before(winner, loser):
    """A rated match in the lounge; whoever begins loses it."""
    lounge = loser.channel("lounge")
    loser.use(lounge, "challenge", member=winner.id, edition="classic", first="I start")
    thread, _ = accepted(winner, lounge)
    for number, turn in enumerate(THREE_CATS):
        (loser, winner)[number % 2].use(thread, "move", turn=turn)
