"""The rules and the dashboard name metrics that are there, and Prometheus itself understands the rules and fires each when it should."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

METRICS = set(
    re.findall(r"^\| `(boop_\w+)`", Path("docs/hosting.md").read_text(encoding="utf-8"), re.MULTILINE)
)
FILE = Path("deploy/monitoring/alerts.yml")
RULES = FILE.read_text(encoding="utf-8")
DASHBOARD = Path("deploy/monitoring/dashboard.json").read_text(encoding="utf-8")
SUMMARIES = dict(re.findall(r"- alert: (\w+)\n(?:.*\n)*?\s+summary: (.*)", RULES))

needs_promtool = pytest.mark.skipif(
    not shutil.which("promtool"), reason="there is no promtool (Debian: prometheus)"
)
#: An hour in which all is well, a value each minute.
WELL = {
    "boop_ready": "1x60",
    'boop_answer_age_seconds_bucket{le="0.5"}': "0+60x60",
    'boop_answer_age_seconds_bucket{le="3"}': "0+60x60",
    'boop_answer_age_seconds_bucket{le="+Inf"}': "0+60x60",
    'boop_discord_errors_total{status="400"}': "0x60",
    'boop_discord_errors_total{status="403"}': "0+60x60",
    "boop_disk_free_bytes": "1000000000x60",
    "boop_backup_age_seconds": "3600x60",
    "boop_quarantined_matches": "0x60",
}
#: What is otherwise in the hour after which each alert fires; None: nothing comes.
FIRES = {
    "BoopBotIsGone": {"boop_ready": None},
    "BoopBotIsNotReady": {"boop_ready": "0x60"},
    "BoopBotAnswersSlowly": {'boop_answer_age_seconds_bucket{le="0.5"}': "0+6x60"},
    "BoopBotIsRefused": {'boop_discord_errors_total{status="400"}': "0+60x60"},
    "BoopBotHasNoRoom": {"boop_disk_free_bytes": "50000000x60"},
    "BoopBotHasNoBackup": {"boop_backup_age_seconds": "259200x60"},
    "BoopBotHasQuarantined": {"boop_quarantined_matches": "1x60"},
}


def named(text):
    """The metrics of a text, a histogram's parts as the histogram."""
    return {re.sub(r"_(bucket|count|sum)$", "", name) for name in re.findall(r"boop_\w+", text)}


def test_every_metric_named_exists_and_the_dashboard_shows_all():
    assert named(RULES) <= METRICS
    assert named(DASHBOARD) - {"boop_bot"} == METRICS


def test_each_rule_says_what_it_is_about():
    assert RULES.count("- alert: ") == RULES.count("expr: ") == len(SUMMARIES) > 5
    assert set(FIRES) == set(SUMMARIES)


def test_the_dashboard_can_be_imported():
    dashboard = json.loads(DASHBOARD)
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
    assert all(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])


def promtool(*arguments):
    done = subprocess.run(  # noqa: S603
        ["promtool", *arguments],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def an_hour(fires):
    """A test as promtool reads it: what comes in an hour, and which one alert fires after it, if any."""
    series = WELL | FIRES.get(fires, {})
    return {
        "name": fires,
        "interval": "1m",
        "input_series": [
            {"series": name, "values": values} for name, values in series.items() if values is not None
        ],
        "alert_rule_test": [
            {
                "eval_time": "55m",
                "alertname": alert,
                "exp_alerts": [{"exp_annotations": {"summary": summary}}] if alert == fires else [],
            }
            for alert, summary in SUMMARIES.items()
        ],
    }


@needs_promtool
@pytest.mark.long
def test_prometheus_understands_the_rules_and_each_fires_when_it_should_and_no_other(tmp_path):
    assert f"SUCCESS: {len(SUMMARIES)} rules found" in promtool("check", "rules", str(FILE))
    tests = tmp_path / "tests.yml"  # JSON is YAML, too
    tests.write_text(
        json.dumps(
            {
                "rule_files": [str(FILE.absolute())],
                "evaluation_interval": "1m",
                "tests": [an_hour(fires) for fires in ("nothing", *SUMMARIES)],
            }
        )
    )
    assert "SUCCESS" in promtool("test", "rules", str(tests))
