"""What is built for others is whole, and serves from an environment that knows nothing of this folder."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from zwicker_lab.ui.settings import ASSET_URL

ROOT = Path(__file__).parents[1]
MADE_BY_RUNNING = {".pyc", ".nbc", ".nbi"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a fresh wheel and source archive."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", folder], cwd=ROOT, check=True, capture_output=True
    )
    return folder


def test_the_wheel_holds_every_file_of_the_package_and_nothing_else(built: Path) -> None:
    ours = {str(path.relative_to(ROOT)) for path in (ROOT / "zwicker_lab").rglob("*") if path.is_file()}
    ours = {name for name in ours if Path(name).suffix not in MADE_BY_RUNNING}
    [wheel] = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert inside == ours


def test_the_wheel_offers_the_extras_the_readme_names(built: Path) -> None:
    [wheel] = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        [metadata] = [archive.read(name).decode() for name in archive.namelist() if name.endswith("/METADATA")]
    offered = set(re.findall(r"^Provides-Extra: (\w+)$", metadata, re.MULTILINE))
    assert offered == {"fast", "study", "gym", "postgres", "dev"}
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert not {extra for extra in offered if not re.search(rf"`{extra}`|[\[,]{extra}[\],]", readme)}


def test_the_source_archive_holds_what_the_tests_need(built: Path) -> None:
    [source] = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        inside = {name.partition("/")[2].partition("/")[0] for name in archive.getnames()}
    assert {"zwicker_lab", "tests", "notebooks", "apps", "bench", "pyproject.toml", "README.md", "LICENSE"} <= inside


@pytest.fixture(scope="module")
def program(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """``zwicker-lab`` installed from the wheel; the libraries it needs are those of this environment."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False)
    scripts = folder / ("Scripts" if sys.platform == "win32" else "bin")
    [wheel] = built.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--python", folder, "install", "--no-index", "--no-deps", "--quiet", wheel]
    subprocess.run(pip, check=True, capture_output=True)
    [packages] = (path for path in folder.rglob("site-packages") if path.is_dir())
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib"))  # read after the wheel, and not its own .pth
    return scripts / "zwicker-lab"


@pytest.fixture
def address(program: Path, tmp_path: Path) -> Iterator[str]:
    """Where the installed program serves."""
    command = [program, "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        told = re.search(r"http://\S+", process.stdout.readline())
        assert told
        yield told[0]
        process.terminate()
        process.communicate()


def test_the_installed_program_serves_its_pages_with_all_they_need(address: str) -> None:
    for path, held in (("", "Zwicker Lab"), ("lesson?lang=de&n=1", "Zwicker Lab"), ("zwick?lang=en", "Swiss Zwick")):
        with urlopen(address + path, timeout=60) as answer:
            page = answer.read().decode()
        assert held in page
        assets = set(re.findall(rf'(?:href|src)="((?:\./)?{ASSET_URL}[^"]+)"', page))
        assert assets
        for asset in assets:
            with urlopen(address + asset.removeprefix("./"), timeout=60) as found:
                assert found.status == 200


def test_the_installed_program_is_the_one_of_the_wheel_and_knows_its_data(program: Path, tmp_path: Path) -> None:
    python = program.with_name("python")
    where = "import zwicker_lab; print(zwicker_lab.__file__)"
    told = subprocess.run([python, "-c", where], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert str(program.parents[1]) in told
    listed = subprocess.run([program, "variants"], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert "zwicker3" in listed
