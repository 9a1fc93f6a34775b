"""The program's data is found in the package, beside it, or its absence is told."""

from pathlib import Path

import pytest

from fairytable import resources

CHECKOUT = Path(__file__).parents[2]


def test_a_checkout_keeps_its_data_beside_the_package() -> None:
    assert resources.assets() == CHECKOUT / "assets"
    assert resources.translations() == CHECKOUT / "translations"


def test_data_inside_the_package_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "fairytable"
    (tmp_path / "assets").mkdir()
    (package / "assets").mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources.assets() == package / "assets"


def test_missing_data_is_told_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "fairytable")
    with pytest.raises(resources.ResourcesMissing, match="assets"):
        resources.assets()
