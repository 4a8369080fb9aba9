"""The files for Compose say the same of a bot's container, and share out every shard once."""

import re
from pathlib import Path

ONE = Path("deploy/compose.yaml").read_text(encoding="utf-8")
SCALE = Path("deploy/compose.scale.yaml").read_text(encoding="utf-8")


def stripped(text):
    return {line.strip() for line in text.splitlines()}


def test_each_process_has_a_share_of_its_own_and_none_is_left_over():
    shares = re.findall(r"BOOP_SHARDS: (\d+)/(\d+)$", SCALE, re.MULTILINE)
    (count,) = {int(count) for _, count in shares}
    assert sorted(int(shard) for shard, _ in shares) == list(range(count))
    assert len(re.findall(r"^  bot-\d+:$", SCALE, re.MULTILINE)) == count == 2


def test_a_bot_may_do_no_more_than_where_it_is_alone():
    kept = ONE[ONE.index("    read_only:") : ONE.index("    logging:")]
    assert stripped(kept) <= stripped(SCALE[: SCALE.index("services:")])


def test_the_password_is_the_hosts_own():
    assert SCALE.count("${BOOP_POSTGRES_PASSWORD:?put one into .env}") == 2
    assert not re.search(r"PASSWORD: \w", SCALE)
