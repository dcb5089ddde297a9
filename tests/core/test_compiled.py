import pytest

from rookery.core import compiled


def test_a_module_is_built_only_with_what_all_of_them_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("ROOKERY_KERNEL", raising=False)
    there = {compiled.SHARED, "rookery.kernel._one"}
    monkeypatch.setattr(compiled, "find_spec", lambda name: name if name in there else None)
    assert compiled.are_built("rookery.kernel", "_one")
    assert not compiled.are_built("rookery.kernel", "_one", "_two")
    there.remove(compiled.SHARED)
    assert not compiled.are_built("rookery.kernel", "_one")


def test_nothing_counts_as_built_if_the_environment_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiled, "find_spec", lambda name: name)
    monkeypatch.setenv("ROOKERY_KERNEL", "none")
    assert not compiled.are_built("rookery.kernel", "_one")
