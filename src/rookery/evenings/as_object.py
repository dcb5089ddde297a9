"""Turns happenings and settings into JSON objects and back."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, TypeAlias

from rookery.duplicate.scoring import Points
from rookery.evenings import happenings as hp
from rookery.evenings.settings import Settings
from rookery.games.table import kept_options, read_options

Object: TypeAlias = dict[str, Any]
"""A JSON object."""

_KINDS: Mapping[str, type[hp.Happening]] = {
    "came": hp.Came,
    "left": hp.Left,
    "handed": hp.HandedOver,
    "grouped": hp.Grouped,
    "drawn": hp.Drawn,
    "result": hp.ResultIn,
    "corrected": hp.Corrected,
    "closed": hp.Closed,
    "ended": hp.Ended,
    "paused": hp.Paused,
    "resumed": hp.Resumed,
}


def happening_object(happening: hp.Happening) -> Object:
    """A happening as an object, in which the field `kind` names its type."""
    kind = next(name for name, each in _KINDS.items() if type(happening) is each)
    return {"kind": kind, **asdict(happening)}


def read_happening(wire: Object) -> hp.Happening:
    """The happening from which `happening_object` made an object."""
    fields = {name: value for name, value in wire.items() if name != "kind"}
    made = _KINDS[wire["kind"]]
    if made is hp.Grouped:
        fields["entries"] = tuple(fields["entries"])
    elif made is hp.Drawn:
        fields["byes"] = tuple(fields["byes"])
        fields["tables"] = tuple(
            hp.TableDrawn(tuple(each["entries"]), tuple(each["units"])) for each in fields["tables"]
        )
    elif made is hp.ResultIn:
        fields["boards"] = tuple(_points(each) for each in fields["boards"])
    elif made is hp.Corrected:
        fields["points"] = _points(fields["points"])
    return made(**fields)


def _points(points: list[int] | tuple[int, ...] | None) -> Points | None:
    return None if points is None else tuple(points)


def settings_object(settings: Settings) -> Object:
    """Settings as an object."""
    return {**asdict(settings), "options": kept_options(settings.game, settings.options)}


def read_settings(wire: Object) -> Settings:
    """The settings in an object. Raises EveningError, UnknownGame or BadOption."""
    settings = Settings(**wire)
    return replace(settings, options=read_options(settings.game, settings.options))
