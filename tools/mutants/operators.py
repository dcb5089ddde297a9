"""The kinds of mutants.

They are our own because no library fits. cosmic-ray reads files with parso, which does not know
`match`, and removes no statement; mutmut cannot run a sample that is given.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

_COMPARED: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
_ARITHMETIC: dict[type[ast.operator], tuple[str, tuple[str, ...]]] = {
    ast.Add: ("+", ("-",)),
    ast.Sub: ("-", ("+",)),
    ast.Mult: ("*", ("+",)),
    ast.FloorDiv: ("//", ("*",)),
    ast.Div: ("/", ("*",)),
    ast.Mod: ("%", ("//",)),
    ast.Pow: ("**", ("*",)),
    ast.LShift: ("<<", (">>",)),
    ast.RShift: (">>", ("<<",)),
    ast.BitAnd: ("&", ("|",)),
    ast.BitOr: ("|", ("&",)),
    ast.BitXor: ("^", ("|",)),
}
_CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}

_OF_TYPES = frozenset({"strict", "frozen", "slots", "kw_only", "repr", "init"})
"""Arguments of calls that say nothing about the game."""


@dataclass(frozen=True, slots=True)
class Change:
    """A kind of mutant at a place: offsets in bytes, and the texts that may stand there."""

    operator: str
    start: int
    end: int
    news: tuple[str, ...]


def _is_turned_elsewhere(test: ast.expr) -> bool:
    """Whether "compare" or "unary" has the negation of this expression."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return len(_COMPARED[type(test.ops[0])][1]) == 1
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


class _Finder(ast.NodeVisitor):
    """Collects the changes that a module allows."""

    def __init__(self, source: str) -> None:
        self._source = source.encode()
        self._starts = [0]
        for line in self._source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._returns_bool = False
        self._in_function = False
        self.changes: list[Change] = []

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        return start, self._starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self._span(node)
        return self._source[start:end].decode()

    def _replace(self, operator: str, node: ast.expr | ast.stmt, *news: str) -> None:
        self.changes.append(Change(operator, *self._span(node), news))

    def _between(
        self, operator: str, left: ast.expr, right: ast.expr, change: tuple[str, tuple[str, ...]]
    ) -> None:
        """Change the symbol that stands between two expressions."""
        old, news = change
        start, end = self._span(left)[1], self._span(right)[0]
        place = self._source.find(old.encode(), start, end)
        if place >= 0:
            self.changes.append(Change(operator, place, place + len(old), news))

    def _negate(self, test: ast.expr) -> None:
        if not _is_turned_elsewhere(test):
            self._replace("negate", test, f"(not ({self._text(test)}))")

    # what is left out

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and "TypeAlias" not in ast.unparse(node.annotation):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            return
        if isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self._replace("remove", node, "pass")
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if not (isinstance(node.value, ast.Name) and node.value.id == "Literal"):
            self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Leave the wording of messages alone."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        within, self._in_function = self._in_function, False
        for statement in node.body:
            self.visit(statement)
        self._in_function = within

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if any("overload" in ast.unparse(it) for it in node.decorator_list):
            return
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        was = self._returns_bool, self._in_function
        self._returns_bool = isinstance(node.returns, ast.Name) and node.returns.id == "bool"
        self._in_function = True
        for statement in node.body:
            self.visit(statement)
        self._returns_bool, self._in_function = was

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    # what is changed

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = [node.left, *node.comparators]
        for left, op, right in zip(sides, node.ops, sides[1:], strict=False):
            self._between("compare", left, right, _COMPARED[type(op)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        texts = any(
            isinstance(it, ast.JoinedStr)
            or (isinstance(it, ast.Constant) and isinstance(it.value, str | bytes))
            for it in (node.left, node.right)
        )
        types = isinstance(node.op, ast.BitOr) and not self._in_function
        if type(node.op) in _ARITHMETIC and not texts and not types:
            self._between("arithmetic", node.left, node.right, _ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._replace("remove", node, "pass")
        old, news = _ARITHMETIC[type(node.op)]
        change = (f"{old}=", tuple(f"{it}=" for it in news))
        self._between("arithmetic", node.target, node.value, change)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        change = ("and", ("or",)) if isinstance(node.op, ast.And) else ("or", ("and",))
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between("boolean", left, right, change)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not) or (
            isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant)
        ):
            self._replace("unary", node, f"({self._text(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace("constant", node, str(not node.value))
        elif isinstance(node.value, int):
            self._replace("constant", node, str(node.value + 1), f"({node.value - 1})")
        elif isinstance(node.value, float):
            self._replace("constant", node, f"({node.value * 2 + 1})")

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in ast.unparse(node.test):
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Leave assertions alone: they state what types cannot."""

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def visit_match_case(self, node: ast.match_case) -> None:
        if node.guard is not None:
            self._negate(node.guard)
            self.visit(node.guard)
        for statement in node.body:
            self.visit(statement)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await | ast.Yield | ast.YieldFrom):
            self._replace("remove", node, "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._replace("remove", node, "pass")

    def visit_Delete(self, node: ast.Delete) -> None:
        self._replace("remove", node, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        value = node.value
        if value is None:
            return
        if self._returns_bool:
            if not isinstance(value, ast.Constant) and not _is_turned_elsewhere(value):
                self._replace("return", value, f"not ({self._text(value)})")
        elif not isinstance(value, ast.Constant):
            self._replace("return", value, "None")
        self.visit(value)

    def visit_Break(self, node: ast.Break) -> None:
        self._replace("loop", node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._replace("loop", node, "break")

    def visit_For(self, node: ast.For) -> None:
        self._replace("loop", node.iter, "()")
        self.generic_visit(node)

    def visit_Slice(self, node: ast.Slice) -> None:
        for bound in (node.lower, node.upper):
            if bound is not None:
                self._replace("slice", bound, "")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in _CALLED:
            self._replace("call", node.func, _CALLED[node.func.id])
        if isinstance(node.func, ast.Name) and node.func.id in {"isinstance", "issubclass"}:
            self.visit(node.args[0])
            return
        self.visit(node.func)
        for argument in node.args:
            self.visit(argument)
        for keyword in node.keywords:
            if keyword.arg not in _OF_TYPES:
                self.visit(keyword.value)


def changes_of(source: str) -> Iterator[Change]:
    """All changes of a module, in the order of the source."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    yield from sorted(set(finder.changes), key=lambda it: (it.start, it.end, it.operator))
