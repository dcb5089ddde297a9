"""Typed constructors of the messages of layers below `language`: a module for each catalogue file.

`reasons.draws_trumps(out=3)` is the message `reason-draws-trumps` of `reasons.ftl`. The types stand
in stubs, which make writes from the English catalogue. A new message needs its text in
the catalogue of each language, and nothing else.
"""
