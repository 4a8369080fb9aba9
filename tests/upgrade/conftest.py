"""The tests of upgrades: what an old program left behind. Its own files are not to be run with today's."""

collect_ignore_glob = ["4c99124/*"]
