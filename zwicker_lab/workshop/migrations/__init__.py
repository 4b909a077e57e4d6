"""Carries a database of rooms from one version of its tables to the next: Alembic's scripts, run at start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from zwicker_lab.errors import InputError
from zwicker_lab.workshop.schema import METADATA

VERSION_TABLE = "workshop_version"


def upgrade(connection: Connection) -> None:
    """Bring the tables to this version, within the transaction of ``connection``.

    Raises ``InputError`` for tables that a newer version has made.
    """
    script = ScriptDirectory(str(Path(__file__).parent))
    found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()
    known = {revision.revision for revision in script.walk_revisions()}
    if found is not None and found not in known:
        raise InputError("workshop-newer-database", found=found, known=str(script.get_current_head()))
    if found == script.get_current_head():
        return

    def steps(revision: Any, context: Any) -> Any:
        return script._upgrade_revs("head", revision)

    with EnvironmentContext(Config(), script, fn=steps, destination_rev="head") as environment:
        environment.configure(connection=connection, target_metadata=METADATA, version_table=VERSION_TABLE)
        environment.run_migrations()
