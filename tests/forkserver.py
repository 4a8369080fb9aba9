"""Starts our programs without importing them each time: a process that has imported them forks, a hundred times as fast.

What a program does there is what it does anywhere: it is a process of its own, with its own environment, folder, streams and end, and
it can be killed. Only what is the same at each start is left out: the second in which Python reads the modules, and the one in which
the bot draws and reads what it keeps. A test that is about just that starts Python with
``-c``, or another version's program, and gets a new Python. So does everybody where the system is not Linux, and with
``pytest --no-forkserver``.
"""

from __future__ import annotations

import atexit
import ctypes
import gc
import json
import os
import runpy
import socket
import subprocess
import sys
import threading
from functools import cache
from importlib import import_module
from pathlib import Path

from game import Edition, Position
from puzzles import warm_up
from renderer import draw_board, draw_emoji
from services.players.preferences import zones
from words.catalogue import _written, can_say
from words.languages import languages

#: Our programs, by the names with which ``python -m`` starts them, and what else they import while they run.
PROGRAMS = ("bot", "sandbox.launch")
#: The one with which a bot begins.
_BEGINS = "sandbox.launch"
_IMPORTED = ("bot.host.program", "alembic.command", "psycopg")
#: prctl(2): whoever loses its parent becomes a child of this process.
_PR_SET_CHILD_SUBREAPER = 36
_LONGEST_REQUEST = 2**20
_HERE = Path.cwd()


def install() -> None:
    """From now on, let what this process starts of our programs be forked."""
    if sys.platform != "linux":
        return
    ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    subprocess.Popen._execute_child = _fork_or_execute


_execute = subprocess.Popen._execute_child
_one_at_a_time = threading.Lock()


def _fork_or_execute(popen, args, executable, preexec_fn, close_fds, pass_fds, cwd, env, *more):  # noqa: PLR0917 - as in the library
    """Takes the place of the step in which ``Popen`` starts the program; its parameters are those of Python 3.11 to 3.14."""
    environment = dict(os.environ if env is None else env)
    if preexec_fn or pass_fds or not _is_ours(args, cwd, environment):
        _execute(popen, args, executable, preexec_fn, close_fds, pass_fds, cwd, env, *more)
        return
    pipes, new_session = more[3:9], more[-2]
    theirs = (pipes[0], pipes[3], pipes[5])
    request = {
        "arguments": list(map(os.fsdecode, args[2:])),
        "folder": os.fspath(cwd or Path.cwd()),
        "environment": environment,
        "new_session": bool(new_session),
    }
    with _one_at_a_time:
        server = _server()
        streams = [own if given == -1 else given for own, given in enumerate(theirs)]
        socket.send_fds(server, [json.dumps(request).encode()], streams)
        popen.pid = int(server.recv(32))
    popen._child_created = True
    popen._close_pipe_fds(*pipes)


def _is_ours(args, cwd, environment):
    """Whether what is to be started is this version's program."""
    if isinstance(args, (str, bytes, os.PathLike)) or tuple(args[:2]) != (sys.executable, "-m"):
        return False
    path = environment.get("PYTHONPATH")
    of_ours = (
        path == os.environ.get("PYTHONPATH") or Path((path or "/").split(os.pathsep)[0]).resolve() == _HERE
    )
    # Modules in its folder would take the place of what is imported already.
    return args[2] in PROGRAMS and of_ours and (cwd is None or not any(Path(cwd).glob("*.py")))


@cache
def _server():
    """The connection to the process that forks, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.forkserver", str(theirs.fileno())]
    popen = subprocess.Popen(command, pass_fds=[theirs.fileno()], cwd=_HERE)  # noqa: S603
    popen.returncode = 0  # nobody waits for it
    theirs.close()
    atexit.register(ours.close)
    return ours


@cache
def get_ready():
    """Do once what every bot does when it starts, and keeps as it is: that took three quarters of each start.

    It is done for the first bot that begins: what only says something and ends, such as ``python -m bot check``, needs none of it.
    """
    for language in languages():
        for key in _written(language):
            if key.startswith("command-"):
                can_say(key, language)
    draw_emoji()
    draw_board(Position.start(Edition.CLASSIC))
    warm_up()
    zones()
    gc.freeze()


def serve(connection):
    """Fork for each request; in a forked process, return the request."""
    while True:
        message, files, _, _ = socket.recv_fds(connection, _LONGEST_REQUEST, 3)
        if not message:
            sys.exit()
        request = json.loads(message)
        if request["arguments"][0] == _BEGINS:
            get_ready()
        ours, theirs = os.pipe()
        if middle := os.fork():
            os.close(theirs)
            number = os.read(ours, 32)
            for file in (ours, *files):
                os.close(file)
            # From now on the process that asked is the parent.
            os.waitpid(middle, 0)
            connection.send(number)
        elif child := os.fork():
            os.write(theirs, str(child).encode())
            os._exit(0)
        else:
            connection.close()
            return request, files


def become(request, files):
    """Be the program that was asked for, until its end."""
    if request["new_session"]:
        os.setsid()
    for number, file in enumerate(files):
        os.dup2(file, number)
    os.closerange(3, 64)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    program, *arguments = request["arguments"]
    sys.argv = [program, *arguments]
    runpy.run_module(program, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    for name in _IMPORTED:
        import_module(name)
    gc.collect()
    gc.freeze()
    become(*serve(socket.socket(fileno=int(sys.argv[1]))))
