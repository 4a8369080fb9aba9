"""The rules and the dashboard name metrics that are there."""

import json
import re
from pathlib import Path

METRICS = set(
    re.findall(r"^\| `(boop_\w+)`", Path("docs/hosting.md").read_text(encoding="utf-8"), re.MULTILINE)
)
RULES = Path("deploy/monitoring/alerts.yml").read_text(encoding="utf-8")
DASHBOARD = Path("deploy/monitoring/dashboard.json").read_text(encoding="utf-8")


def named(text):
    """The metrics of a text, a histogram's parts as the histogram."""
    return {re.sub(r"_(bucket|count|sum)$", "", name) for name in re.findall(r"boop_\w+", text)}


def test_every_metric_named_exists():
    assert named(RULES) <= METRICS
    assert named(DASHBOARD) - {"boop_bot"} <= METRICS
    assert METRICS - named(DASHBOARD) == {"boop_quarantined_matches"}


def test_each_rule_says_what_it_is_about():
    assert RULES.count("- alert: ") == RULES.count("expr: ") == RULES.count("summary: ") > 5


def test_the_dashboard_can_be_imported():
    dashboard = json.loads(DASHBOARD)
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
    assert all(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
