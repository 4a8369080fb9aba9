"""What ``make try`` keeps, and whether the next version can read it."""

import pickle
import subprocess
import sys
from pathlib import Path
from shutil import copy

import pytest

from sandbox.beginning import new_world
from sandbox.storage import Storage, UnreadableWorld
from sandbox.world.places import ChannelType
from tests.cases import some

#: Saved when messages had a module of their own.
EARLIER = Path(__file__).with_name("earlier-world.bin")


@pytest.fixture
def storage(tmp_path):
    return Storage(tmp_path)


def test_a_world_is_loaded_as_it_was_saved(storage):
    assert storage.load() is None
    world = new_world()
    storage.save(world)
    loaded = storage.load()
    assert loaded.users == world.users
    assert [channel.name for channel in loaded.channels.values()] == [
        channel.name for channel in world.channels.values()
    ]
    assert loaded.watchers == []


def test_a_world_that_an_earlier_version_saved_is_loaded(storage):
    copy(EARLIER, storage.folder / "world.pickle")
    world = storage.load()
    ann, bob = (user for user in world.users.values() if user.name in {"Ann", "Bob"})
    boop = next(channel for channel in world.channels.values() if channel.name == "boop")
    (board,) = boop.messages.values()
    assert board.content == f"<@{bob.id}>, your turn."
    assert board.used == (ann, "challenge")
    assert [item["label"] for item in board.items] == ["Boop!"]
    assert board.thread is world.channels[board.id]
    assert board.thread.type is ChannelType.THREAD
    assert [message.only_for for message in board.thread.messages.values()] == [ann]
    payload = world.payload_of(board)
    assert payload["mentions"] == [bob.payload()]
    assert world.file(int(payload["attachments"][0]["id"])).content == b"a picture"
    assert world.uploads[7].content_type == "text/plain"
    assert world.new_id() > board.id
    storage.save(world)
    assert storage.load().users == world.users


@pytest.mark.parametrize(
    "saved", some([b"cgone.module\nWorld\n.", b"", b"no pickle", pickle.dumps("no world")], 1)
)
def test_a_file_that_holds_no_world_is_refused_with_a_sentence(storage, saved):
    (storage.folder / "world.pickle").write_bytes(saved)
    with pytest.raises(UnreadableWorld):
        storage.load()
    told = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "sandbox.tryout", "--no-browser", "--folder", storage.folder],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert told.returncode == 1
    assert "start over with --fresh" in told.stderr
    assert "Traceback" not in told.stderr


def test_the_clock_is_kept(storage):
    assert storage.ahead == 0
    storage.move_clock(3600)
    storage.move_clock(60)
    assert Storage(storage.folder).ahead == 3660
