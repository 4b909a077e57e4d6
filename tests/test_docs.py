"""The documentation builds without a doubt, its samples run, and it names what there is."""

from __future__ import annotations

import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections import defaultdict
from pathlib import Path

import pytest

import zwicker_lab as zl
from zwicker_lab.cli import main
from zwicker_lab.cli.arguments import parser
from zwicker_lab.lessons import load_lessons
from zwicker_lab.notation import read_position
from zwicker_lab.variants import SWITCHES, Variant, variant_names
from zwicker_lab.variants.keys import FILE_PATHS
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
    assert variant.scoring.zwick == 2 and variant.scoring.points["Td"] == 5 and len(variant.jokers) == 2


def test_the_exercise_shown_is_one_of_the_course() -> None:
    [toml] = re.findall(r"```toml\n(.*?)```", (DOCS / "extend" / "lesson.md").read_text(encoding="utf-8"), re.DOTALL)
    [shown] = tomllib.loads(toml)["exercise"]
    real = load_lessons()[0].exercises[0]
    assert (shown["id"], shown["position"], shown["goal"]["type"]) == (real.id, real.position, real.goal.type)
    assert shown["accepted"] == list(real.accepted)


@pytest.mark.parametrize("player", ["hasty", "spades"])
def test_the_players_shown_play_and_are_ranked(player: str) -> None:
    shown = runpy.run_path(str(SAMPLES / f"{player}.py"))[player.capitalize()]()
    found = zl.contest(shown, zl.player("random"), players=2, deals=12, seed=1)
    assert shown.name == player and found.mean > 5


def test_the_lesson_shown_has_right_answers() -> None:
    lesson = zl.read_own((SAMPLES / "lesson.toml").read_text(encoding="utf-8"))
    assert len(lesson.exercises) == 4 and all(one.accepted or one.right_moves for one in lesson.exercises)


@pytest.fixture
def authors_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the files lie that the pages tell the reader to save."""
    variant = re.findall(r"```toml\n(.*?)```", (DOCS / "extend" / "variant.md").read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "hof.toml").write_text(variant[0], encoding="utf-8")
    (tmp_path / "two-ways.toml").write_text((SAMPLES / "lesson.toml").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


OWN = ["start", "api", "extend/variant", "extend/lesson", "extend/player"]


@pytest.mark.parametrize("page", OWN)
@pytest.mark.usefixtures("authors_folder")
def test_what_a_page_shows_in_python_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert shown or page == "api"
    for block in shown:
        exec(compile(block, page, "exec"), {})
        assert capsys.readouterr().out


@pytest.mark.parametrize("page", OWN)
@pytest.mark.usefixtures("authors_folder")
def test_what_a_page_shows_on_the_command_line_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    for line in "".join(blocks).splitlines():
        if line.startswith("zwicker-lab") and "--help" not in line:
            words = shlex.split(line, comments=True)[1:]
            assert main(words) == 0 and capsys.readouterr().out


def test_goals_and_keys_are_told_as_they_are(built: Path) -> None:
    """Every goal shown can be written so, every key stands there, every slip is refused as told."""
    goals = (DOCS / "made" / "goals.md").read_text(encoding="utf-8")
    written = re.findall(r"^\| `(\{.*?\})` \|", goals, re.MULTILINE)
    for goal in written:
        exercise = f'[[exercise]]\nposition = "zwicker3; table 5c 4d 9h; hand 9s 3s 2d"\ngoal = {goal}\n'
        try:
            zl.read_own(f'title = {{ en = "x" }}\nvariant = "zwicker3"\n{exercise}')
        except zl.InputError as refused:
            assert "exercise[1].goal" not in str(refused), goal
    assert len(written) == 10
    keys = (DOCS / "made" / "keys.md").read_text(encoding="utf-8")
    assert {*FILE_PATHS, *SWITCHES} == set(re.findall(r"^\| `(\w+)` \|", keys, re.MULTILINE))
    assert "zwik" in (built / "extend" / "variant.html").read_text(encoding="utf-8")


def test_the_container_is_made_from_all_the_package_needs(tmp_path: Path) -> None:
    text = (SAMPLES / "Containerfile").read_text(encoding="utf-8")
    for copied in re.findall(r"^COPY (?!--)(.*)$", text, re.MULTILINE):
        *names, target = copied.split()
        place = tmp_path / target.lstrip("/")
        for name in names:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, place, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, place)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=tmp_path / "src", check=True)
    [wheel] = (tmp_path / "src" / "dist").glob("*.whl")
    assert {"zwicker_lab/cli/command.py", "zwicker_lab/lessons/data/01-values-and-pairs.toml"} <= set(
        zipfile.ZipFile(wheel).namelist()
    )


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
    [command] = re.findall(r"^(?:ExecStart=|ENTRYPOINT )(.*)$", text, re.MULTILINE)
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
