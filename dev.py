"""Everything a developer does, with nothing installed but Python: ``python3 dev.py run`` and ``python3 dev.py test``.

The script makes the project's own environment in ``.venv`` from ``requirements.lock``, makes it anew when the lock
changes, and works in it. It uses the standard library only.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the very line that tells an older Python
    sys.exit("Zwicker Lab needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
import venv
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / "made-from"
WORKERS = (os.cpu_count() or 1) + 1  # one more than there are cores: who drives a browser often waits for it
PARALLEL = ["-n", str(WORKERS), "--dist", "loadfile", "--no-loadscope-reorder"]  # a file, or a notebook, stays together
CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
RESOLVE = "pip compile pyproject.toml --all-extras --group bench"
RULES = "--universal --python-version 3.11 --fork-strategy fewest --upgrade"
LAYOUT = "--generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links --quiet"
COMPILE = (
    """
from zwicker_lab.players import advice
advice.warm_up()
""",
    """
from zwicker_lab.study import Study, run_all
run_all(Study.of("zwicker3", seats=["greedy"], deals=10))
""",
    """
from zwicker_lab.zwick.players import advice
advice.warm_up()
""",
)
"""What is compiled at its first use, and kept: before all tests, so that none waits for it while the others run."""
INSTALL_CHROMIUM = "apt-get install chromium-headless-shell   (or: .venv/bin/playwright install chromium)"


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and do one thing; returns the exit status."""
    given, rest = _parser().parse_known_args(arguments)
    if rest and given.command not in ("run", "test"):
        _parser().error(f"unrecognized arguments: {' '.join(rest)}")
    os.chdir(ROOT)
    if given.command != "lock":
        make_environment()
    return int(given.work(given, rest))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py", description="Run, test and measure Zwicker Lab.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, work: object, text: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text)
        made.set_defaults(work=work)
        return made

    command("run", run, "serve the pages, by default on http://localhost:5006/").add_argument("--port", type=int)
    tests = command("test", test, "run every test; further arguments go to pytest")
    tests.add_argument("--no-browser", action="store_true", help="leave out the tests that drive a real browser")
    command("lint", lint, "look for faults of layout, style and types")
    command("fmt", fmt, "lay the code out")
    command("docs", docs, "build the documentation into build/docs")
    command("lock", lock, "write requirements.lock anew from pyproject.toml")
    bench = command("bench", measure, "measure: a table for people, one JSON object as the last line")
    bench.add_argument("name", help="which measurement, a module of bench/")
    bench.add_argument("--full", action="store_true", help="the longer run")
    return parser


# Commands


def run(given: argparse.Namespace, rest: Sequence[str]) -> int:
    """Serve the pages."""
    port = [] if given.port is None else ["--port", str(given.port)]
    return python("-m", "zwicker_lab", "serve", *port, *rest)


def test(given: argparse.Namespace, rest: Sequence[str]) -> int:
    """Run every test in one go: units, doctests, style and types, notebooks, a real browser."""
    extra = {"ZWICKER_NO_BROWSER": "1"} if given.no_browser else {"CHROMIUM": find_chromium()}
    parallel = [] if any(word.startswith("-n") for word in rest) else PARALLEL
    if not rest:
        with ThreadPoolExecutor() as side_by_side:
            list(side_by_side.map(lambda text: python("-c", text), COMPILE))
    return python("-m", "pytest", *parallel, *rest, extra=extra)


def lint(given: argparse.Namespace, rest: Sequence[str]) -> int:
    """Ruff and mypy, all findings of all of them."""
    return max(python("-m", "ruff", "check"), python("-m", "ruff", "format", "--check"), python("-m", "mypy"))


def fmt(given: argparse.Namespace, rest: Sequence[str]) -> int:
    """Lay the code out and mend what can be mended safely."""
    return max(python("-m", "ruff", "check", "--fix"), python("-m", "ruff", "format"))


def docs(given: argparse.Namespace, rest: Sequence[str]) -> int:
    """Build the documentation, every doubtful link a fault; needs no network."""
    return python("-m", "sphinx", "-q", "-n", "-W", "--keep-going", "docs", "build/docs")


def lock(given: argparse.Namespace, rest: Sequence[str]) -> int:
    """Write the lock: newest versions allowed, every hash, one set for all platforms, no address of any index."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        own = _bin(Path(folder))
        subprocess.run([own / "python", "-m", "pip", "install", "--quiet", "uv"], check=True)
        return subprocess.call([own / "uv", *RESOLVE.split(), *RULES.split(), *LAYOUT.split(), "-o", LOCK])


def measure(given: argparse.Namespace, rest: Sequence[str]) -> int:
    """Run one measurement of ``bench/``."""
    extra = {"CHROMIUM": find_chromium()} if given.name == "page" else {}
    return python("-m", "bench", given.name, *(["--full"] if given.full else []), extra=extra)


# The environment


def make_environment() -> None:
    """Make ``.venv`` unless it was made from this lock and this project file by this Python already."""
    made_from = (LOCK.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), sys.version.encode())
    wanted = hashlib.sha256(b"\0".join(made_from)).hexdigest()
    if STAMP.is_file() and STAMP.read_text() == wanted and _works():
        return
    if importlib.util.find_spec("ensurepip") is None:
        sys.exit("Python's venv module is incomplete here; install it: apt-get install python3-venv")
    say(f"making {VENV.name} from {LOCK.name} (a minute or two, once)")
    venv.create(VENV, clear=True, with_pip=True)
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", "--no-compile")
    for arguments in (("--require-hashes", "-r", LOCK.name), ("--no-deps", "--no-build-isolation", "-e", ".")):
        if python(*pip, *arguments) != 0:
            sys.exit("The environment could not be made; pip says why above.")
    STAMP.write_text(wanted)


def python(*arguments: str, extra: Mapping[str, str] | None = None) -> int:
    """Run the environment's Python; returns its exit status."""
    try:
        return subprocess.call([_bin(VENV) / "python", *arguments], env={**os.environ, **(extra or {})})
    except KeyboardInterrupt:
        return 130


def _works() -> bool:
    """Whether the environment's Python still starts (it does not when the Python it came from is gone)."""
    try:
        return subprocess.run([_bin(VENV) / "python", "-c", ""], check=False).returncode == 0
    except OSError:
        return False


def _bin(folder: Path) -> Path:
    return folder / ("Scripts" if os.name == "nt" else "bin")


# Chromium


def find_chromium() -> str:
    """The Chromium that the browser tests drive: one that is there, else one installed now, else a loud end."""
    found = _present_chromium() or _install_chromium()
    if not found:
        sys.exit(f"No Chromium for the browser tests. Install it: {INSTALL_CHROMIUM}\nWithout them: test --no-browser")
    return found


def _present_chromium() -> str | None:
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named) or sys.exit(f"$CHROMIUM names no program: {named}")
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None) or _playwright_chromium()


def _playwright_chromium() -> str | None:
    ask = "from playwright.sync_api import sync_playwright as p\nwith p() as b: print(b.chromium.executable_path)"
    asked = subprocess.run([_bin(VENV) / "python", "-c", ask], capture_output=True, text=True, check=False)
    told = asked.stdout.strip()
    return told if told and Path(told).is_file() else None


def _install_chromium() -> str | None:
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        _apt_get("update", "-q")
        for name in CHROMIUM_NAMES[:2]:  # the one without windows loads a page in half the time
            say(f"installing {name} with apt-get")
            _apt_get("install", "-q", "-y", "--no-install-recommends", name)
            if found := shutil.which(name):
                return found
    say("fetching Playwright's own Chromium")
    python("-m", "playwright", "install", "chromium")
    return _playwright_chromium()


def _apt_get(*arguments: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *arguments], env=quiet, check=False, stdin=subprocess.DEVNULL, stdout=sys.stderr)


def say(text: str) -> None:
    """One line for the person at the keyboard."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
