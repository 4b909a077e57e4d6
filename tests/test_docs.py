"""The documentation builds without a doubt, its samples run, and it names what there is."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

from zwicker_lab.cli.arguments import parser
from zwicker_lab.lessons import load_lessons
from zwicker_lab.notation import read_position
from zwicker_lab.variants import Variant, variant_names
from zwicker_lab.zwick import read_position as read_swiss
from zwicker_lab.zwicker.moves import Move

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SAMPLES = DOCS / "samples"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages; a reference that leads nowhere, or any other doubt, ends it."""
    folder = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "sphinx", "-q", "-n", "-W", "--keep-going", "-d", folder / "read", "docs", folder]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return folder


def test_every_variant_has_its_rules_in_both_languages(built: Path) -> None:
    pages = {path.stem for path in (built / "made").glob("*.html")}
    assert {f"rules-{name}-{lang}" for name in variant_names() for lang in ("de", "en")} <= pages
    assert "our assumption" in (built / "made" / "rules-queen-en.html").read_text(encoding="utf-8")


def test_nothing_is_fetched_from_another_host(built: Path) -> None:
    for page in built.rglob("*.html"):
        assert not re.findall(r'(?:src|href)="(?:https?:)?//[^"]+\.(?:js|css|woff2?)', page.read_text(encoding="utf-8"))


def test_what_is_written_in_the_notation_can_be_read() -> None:
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    for line in re.findall(r"^zwicker.*;.*$", text, re.MULTILINE):
        read_position(line)
    for line in re.findall(r"^zwick;.*$", text, re.MULTILINE):
        assert list(read_swiss(line).moves())
    for move in re.findall(r"(\S+ (?:x|>) .*?) {2,}", text):
        assert str(Move.read(move)) == move


def test_the_variant_shown_is_one() -> None:
    [toml] = re.findall(r"```toml\n(.*?)```", (DOCS / "extend" / "variant.md").read_text(encoding="utf-8"), re.DOTALL)
    variant = Variant.from_toml(toml, "hof")
    assert variant.scoring.zwick == 2 and variant.scoring.points["Td"] == 5


def test_the_exercise_shown_is_one_of_the_course() -> None:
    [toml] = re.findall(r"```toml\n(.*?)```", (DOCS / "extend" / "lesson.md").read_text(encoding="utf-8"), re.DOTALL)
    [shown] = tomllib.loads(toml)["exercise"]
    real = load_lessons()[0].exercises[0]
    assert (shown["id"], shown["position"], shown["goal"]["type"]) == (real.id, real.position, real.goal.type)
    assert shown["accepted"] == list(real.accepted)


def test_the_player_shown_plays() -> None:
    told = subprocess.run([sys.executable, SAMPLES / "hasty.py"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert re.fullmatch(r"hasty beats random by \d+\.\d ± \d+\.\d points a deal \(40 deals.*\)\n", told.stdout)


def test_the_players_shown_play_in_the_environment(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "extend" / "training.md").read_text(encoding="utf-8")
    [shown] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(shown, "training.md", "exec"), {})
    told = re.fullmatch(r"greedy is (\d+\.\d) points a deal ahead of random\n", capsys.readouterr().out)
    assert told and float(told[1]) > 5


def test_the_learner_shown_learns() -> None:
    command = [sys.executable, SAMPLES / "training.py", "12"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    leads = [
        float(lead)
        for lead in re.findall(r"^batch \d+: ([+-]\d+\.\d) ± \d+\.\d points a deal above random$", told, re.M)
    ]
    assert len(leads) == 12 and leads[0] < 5 and sum(leads[-3:]) / 3 > 10


@pytest.mark.parametrize("name", ["zwicker-lab.service", "Containerfile"])
def test_the_samples_start_the_program_with_options_it_has(name: str) -> None:
    text = (SAMPLES / name).read_text(encoding="utf-8").replace('", "', " ").replace('["', "").replace('"]', "")
    [command] = re.findall(r"^(?:ExecStart=|CMD )(.*)$", text, re.MULTILINE)
    program, *arguments = shlex.split(command)
    assert Path(program).name == "zwicker-lab"
    assert parser("en", defaultdict(lambda: int)).parse_args(arguments).command == "serve"


def test_every_option_of_serve_is_explained() -> None:
    text = (DOCS / "serving.md").read_text(encoding="utf-8")
    help_text = subprocess.run(
        [sys.executable, "-m", "zwicker_lab", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    options = set(re.findall(r"--[a-z]+(?:-[a-z]+)*", help_text)) - {"--help"}
    assert options and not {option for option in options if f"`{option}" not in text}
