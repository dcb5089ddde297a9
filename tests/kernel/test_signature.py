"""The search has the committed signature."""

import pytest

from rookery.kernel import is_compiled

if is_compiled:
    from rookery.kernel.signature import SIGNATURE, positions, signature


@pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")
def test_the_search_is_the_one_whose_signature_is_committed() -> None:
    assert signature() == SIGNATURE
    assert list(positions()) == list(positions())
