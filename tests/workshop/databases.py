"""A PostgreSQL server of one's own, from Debian's programs in a folder that is thrown away."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "postgres"


def postgres_programs() -> Path | None:
    """Where Debian puts the programs of its newest PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return found[-1].parent if found else None


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A server that runs in a folder; its URL. As root it runs as the user ``postgres``, as it refuses root."""
    programs = postgres_programs()
    assert programs is not None
    data = folder / "data"
    become = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"] if os.geteuid() == 0 else []
    if become:
        for above in (folder, *folder.parents):
            if above.owner() == "root" and above.stat().st_mode & 0o001 == 0:
                above.chmod(above.stat().st_mode | 0o011)
        shutil.chown(folder, USER, USER)
    environment = os.environ | {"LC_ALL": "C", "HOME": str(folder)}

    def run(*command: str | Path) -> None:
        done = subprocess.run(
            [*become, *map(str, command)], env=environment, cwd=folder, capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stdout + done.stderr

    run(programs / "initdb", "-D", data, "-U", "zwicker", "--auth=trust", "--no-sync", "-E", "UTF8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
    run(programs / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
    try:
        yield f"postgresql://zwicker@127.0.0.1:{port}/postgres"
    finally:
        run(programs / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")


def has_user() -> bool:
    """Whether there is somebody a server can run as."""
    try:
        return os.geteuid() != 0 or bool(pwd.getpwnam(USER))
    except KeyError:
        return False
