"""PgBouncer in front of the tests' PostgreSQL server, as a host has it: its own settings but for the address and the mode."""

import asyncio
import shutil
import socket
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from data import ServerUrl

#: Debian has it where only root looks for programs.
PROGRAM = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
INI = """
[databases]
* = host={host} user={user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
auth_file =
pool_mode = {mode}
"""


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@asynccontextmanager
async def pooling(server, mode):
    """PgBouncer with this ``pool_mode``; the server as it is reached through it."""
    port = free_port()
    with TemporaryDirectory(prefix="boop-pooler-") as folder:
        Path(folder).chmod(0o755)
        ini = Path(folder, "pgbouncer.ini")
        host = server.url.query["host"]
        ini.write_text(
            INI.format(host=host, user=server.url.username, port=port, mode=mode), encoding="ascii"
        )
        # Started by root, it asks to be somebody else.
        process = await asyncio.create_subprocess_exec(
            PROGRAM, "-q", "-u", Path(host).owner(), ini, stderr=asyncio.subprocess.DEVNULL
        )
        try:
            await listening(port)
            url = server.url.set(host="127.0.0.1", port=port, query={})
            yield ServerUrl(url)
        finally:
            process.terminate()
            await process.wait()


async def listening(port):
    async with asyncio.timeout(20):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
