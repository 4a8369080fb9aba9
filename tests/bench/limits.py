"""Discord's limits of requests, for a stand-in: 50 a second of the whole bot, and five in five seconds of each kind in each channel.

Answers to presses and commands don't count (Discord's documentation, "Rate Limits"). How many requests a kind may have Discord tells with each answer only,
and five in five seconds is what it tells for messages; for edits and threads the same is taken here. As there, the answers tell what is left, so that a library can wait.
"""

import time
from collections import defaultdict, deque

from sandbox.stand_in.endpoints.base import api_path, refused
from sandbox.world.limits import TooOften

ALL, ALL_IN = 50, 1.0
EACH, EACH_IN = 5, 5.0
#: Paths of what answers people.
FREE = ("/interactions", "/webhooks")


class Limits:
    """Lets requests that come too often fail, and counts those; to be set as a server's ``trouble``."""

    def __init__(self):
        self._all = deque()
        self._each = defaultdict(deque)
        self.refusals = 0

    async def __call__(self, request, serve):
        path = api_path(request)
        if path.startswith(FREE):
            return await serve(request)
        wait = _take(self._all, ALL, ALL_IN)
        kind = (request.method, *(part for part in path.split("/") if not part.isdigit()))
        bucket = self._each[kind, request.match_info.get("channel")]
        wait = wait or _take(bucket, EACH, EACH_IN)
        if wait:
            self.refusals += 1
            return refused(TooOften(0, "You are being rate limited.", wait))
        answer = await serve(request)
        answer.headers["X-RateLimit-Bucket"] = "-".join(kind)
        answer.headers["X-RateLimit-Limit"] = str(EACH)
        answer.headers["X-RateLimit-Remaining"] = str(EACH - len(bucket))
        answer.headers["X-RateLimit-Reset-After"] = f"{bucket[0] + EACH_IN - time.monotonic():.3f}"
        return answer


def _take(taken, most, within):
    """Count one more, if there may be one; else the seconds until there may be."""
    now = time.monotonic()
    while taken and taken[0] <= now - within:
        taken.popleft()
    if len(taken) >= most:
        return taken[0] + within - now
    taken.append(now)
    return 0.0
