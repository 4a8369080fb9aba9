"""Files that people upload: pictures are shown, and nothing is ever served as a page of the stand-in's own address."""

import aiohttp
import pytest

from sandbox.people import File

PAGE = b"<script>fetch('/client/0/1')</script>"


async def served(stage, name, content=PAGE):
    """Upload a file with a command; the headers with which it is served, and its bytes."""
    await stage.ann.use(stage.lounge, "replay", file=File(name, content))
    file = list(stage.server.world.uploads.values())[-1]
    url = file.payload(stage.server.world.base)["url"]
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.headers, await answer.read()


@pytest.mark.parametrize(
    "name", ["page.html", "drawing.svg", "page.xhtml", "data.xml", "notes.txt", "noname"]
)
async def test_an_upload_is_never_a_page(stage, name):
    headers, content = await served(stage, name)
    assert content == PAGE
    assert headers["Content-Type"] == "application/octet-stream"
    assert headers["Content-Disposition"] == "attachment"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Content-Security-Policy"] == "sandbox"


@pytest.mark.parametrize(
    ("name", "kind"), [("a.png", "png"), ("a.gif", "gif"), ("a.JPG", "jpeg"), ("a.webp", "webp")]
)
async def test_a_picture_is_shown_but_nothing_else_under_its_name(stage, name, kind):
    headers, _ = await served(stage, name)
    assert headers["Content-Type"] == f"image/{kind}"
    assert "Content-Disposition" not in headers
    assert headers["X-Content-Type-Options"] == "nosniff", "so that a page named so is no page"
    assert headers["Content-Security-Policy"] == "sandbox"


async def test_an_odd_address_of_a_file_is_no_mistake_of_the_server(stage):
    url = f"{stage.server.world.base}/cdn/attachments/"
    async with aiohttp.ClientSession() as session:
        for odd in ("x/page.html", "7/page.html"):
            async with session.get(url + odd) as answer:
                assert answer.status == 404
