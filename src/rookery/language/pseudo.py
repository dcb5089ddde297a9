"""The pseudo-locale: English that is accented and longer, and still can be read."""

from fluent.syntax import ast, visitor

_PLAIN = "ABCDEFGHIJKLNOPRSTUWYZabcdefghijklnoprstuwyz"
_ACCENTED = "ÅƁÇÐÉƑĜĤÎĴĶĻÑÖÞŔŠŢÛŴÝŽåƀçðéƒĝĥîĵķļñöþŕšţûŵýž"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)

_DOUBLED = "aeiou"
"""The letters that are written twice, which makes a text about a third longer, as German is."""


def lengthened(text: str) -> str:
    """An English text in accented letters, longer.

    >>> lengthened("You pass.")
    'Ýööûû þååšš.'
    """
    return "".join(each * 2 if each in _DOUBLED else each for each in text).translate(_ACCENTS)


class Lengthening(visitor.Transformer):
    """Rewrites the texts of messages, but not their arguments."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # Fluent's name
        """Rewrite a text."""
        node.value = lengthened(node.value)
        return node
