"""Results in a file, and read again to the last digit; what is no such file is told in one line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from tests.study.plans import OWN, studies
from zwicker_lab.errors import InputError
from zwicker_lab.study import Results, Study, run_all
from zwicker_lab.study.store import load, save
from zwicker_lab.variants import Variant

SUFFIXES = ("csv", "parquet")


@pytest.fixture(scope="module")
def found() -> Results:
    return run_all(Study.of(Variant.from_toml(OWN, "dorf"), "zwicker6", seats=["random"], deals=40, seed=2))


@pytest.mark.parametrize("suffix", SUFFIXES)
@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(study=studies(most=8))
def test_saved_read_and_repeated_it_is_the_same(tmp_path: Path, suffix: str, study: Study) -> None:
    pytest.importorskip("pyarrow")
    before = run_all(study)
    save(before, tmp_path / f"found.{suffix}")
    again = load(tmp_path / f"found.{suffix}")
    assert again == before and run_all(again.study) == again
    assert [path.name for path in tmp_path.iterdir()] == [f"found.{suffix}"]


def test_a_saved_study_holds_its_description_and_rules_for_others_to_read(found: Results, tmp_path: Path) -> None:
    save(found, tmp_path / "found.csv")
    lines = (tmp_path / "found.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("# Zwicker Lab study: {") and "Bei uns" in lines[0] and '"seed": 2' in lines[0]
    assert lines[1] == "variant,figure,against,scale,value,count"
    counts = [int(line.rpartition(",")[2]) for line in lines if line.startswith("0,points.NS,-1,")]
    assert sum(counts) == 40


def test_parquet_holds_it_in_the_metadata(found: Results, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    save(found, tmp_path / "found.parquet")
    table = parquet.read_table(tmp_path / "found.parquet")
    assert b'"seed": 2' in table.schema.metadata[b"zwicker_lab.study"]
    assert table.column_names == ["variant", "figure", "against", "scale", "value", "count"]


def test_nothing_counted_is_saved_too(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    for suffix in SUFFIXES:
        save(Results(Study.of("zwicker3", deals=1), {}), tmp_path / f"none.{suffix}")
        assert load(tmp_path / f"none.{suffix}").deals == 0


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize(
    "change", [b"", b"PAR1", b"\xff\xfe\x00", b"# Zwicker Lab study: {}\nvariant\n", b"a,b\n1,2\n"]
)
def test_a_damaged_file_is_told(suffix: str, change: bytes, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    path = tmp_path / f"bad.{suffix}"
    path.write_bytes(change)
    with pytest.raises(InputError, match=r"no results of a study|describes no study"):
        load(path)


@pytest.mark.parametrize(
    "line", ["0,points.NS,-1,1,3", "0,points.NS,-1,1,x,4", "0,points.NS,-1,0,3,4", "0,points.NS,-1,1,3,4,5"]
)
def test_a_damaged_line_is_told(line: str, found: Results, tmp_path: Path) -> None:
    save(found, tmp_path / "found.csv")
    with (tmp_path / "found.csv").open("a", encoding="utf-8") as opened:
        opened.write(line + "\n")
    with pytest.raises(InputError, match="no results of a study"):
        load(tmp_path / "found.csv")


def test_a_missing_file_a_folder_and_another_name_are_told(found: Results, tmp_path: Path) -> None:
    for path, said in ((tmp_path / "no.csv", "no file"), (tmp_path / "x.txt", "ends in .csv or .parquet")):
        with pytest.raises(InputError, match=said):
            load(path)
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(InputError, match="cannot be read"):
        load(tmp_path / "folder.csv")
    for path in (tmp_path / "folder.csv", tmp_path / "no" / "x.csv"):
        with pytest.raises(InputError, match="cannot be written"):
            save(found, path)


def test_without_pyarrow_it_is_told_in_one_line(
    found: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(InputError, match="install the extra “study”, or name a file"):
        save(found, tmp_path / "found.parquet")
    save(found, tmp_path / "found.csv")
    assert load(tmp_path / "found.csv") == found
