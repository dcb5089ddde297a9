"""An extension of griffe that shows examples in docstrings as code on the documentation site."""

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"^( *)(>>> .*(?:\n\1\S.*)*)", re.MULTILINE)


class DoctestFences(Extension):
    """Puts fences around examples, which begin with `>>>` and end before an empty line."""

    def on_object(self, *, obj: Object, **kwargs: Any) -> None:
        """Change the docstring of one module, class or function."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(fenced, obj.docstring.value)


def fenced(example: re.Match[str]) -> str:
    """An example between fences, with its indentation."""
    margin, lines = example[1], example[2]
    return f"{margin}```pycon\n{margin}{lines}\n{margin}```"
