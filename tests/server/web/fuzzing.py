"""Random requests for the HTTP API, made by Schemathesis out of the server's document."""

from typing import Any

import requests
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.core.failures import FailureGroup, ServerError
from schemathesis.openapi import from_url
from schemathesis.openapi.checks import JsonSchemaError
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.serving import Serving

FOUND = {"crash": (FailureGroup, ServerError), "schema": (FailureGroup, JsonSchemaError)}
"""The exceptions for a crash of the server, and for an answer that its document does not allow."""

REFUSED = "400 401 403 404 405 406 409 413 415 422 428 429 5xx".split()
"""Statuses that may refuse an invalid request: the usual ones, and 413 for too long a body."""

CONFIG = SchemathesisConfig.from_dict(
    {"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}}
)

USUAL = settings(deadline=None, database=None, suppress_health_check=list(HealthCheck))

REFUSES_WHAT_FITS = [positive_data_acceptance]
"""Excluded: a valid request may still be refused by the rules of a table."""


def operations_of(server: Serving) -> Any:
    """The operations that the server's own document describes, by path and method."""
    return from_url(f"{server.address}/api/openapi.json", config=CONFIG)


def fuzz(
    server: Serving,
    operations: Any,
    session: requests.Session,
    place: tuple[str, str],
    examples: int,
) -> None:
    """Send many random requests for one operation, to existing tables and to made-up ones."""
    path, method = place
    operation = operations[path][method]
    opened = server.open_table(others=["open"], listed=True)
    cases = st.one_of(
        operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
        operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
    )

    @settings(USUAL, max_examples=examples)
    @given(cases, st.booleans(), st.booleans())
    def send(case: Any, is_table: bool, is_host: bool) -> None:
        if is_table and "{code}" in path and not path.endswith("events"):
            case.path_parameters["code"] = opened["code"]
        if is_host:
            case.headers["Authorization"] = f"Bearer {opened['secret']}"
        case.call_and_validate(session=session, excluded_checks=REFUSES_WHAT_FITS)

    send()
    assert not server.heard.errors  # what is logged later fails at the end of the module


def follow_links(server: Serving, session: requests.Session, examples: int, steps: int) -> None:
    """Open tables, and use the answers in further requests, following the document's links."""
    schema = operations_of(server).exclude(operation_id="events")
    machine: Any = schema.as_state_machine()

    class Following(machine):  # type: ignore[misc]  # the base is made from the document
        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            return {"session": session}

        def validate_response(self, response: Any, case: Any, **more: Any) -> None:
            case.validate_response(
                response, excluded_checks=REFUSES_WHAT_FITS, transport_kwargs=more
            )

    usual = settings(USUAL, max_examples=examples, stateful_step_count=steps)
    run_state_machine_as_test(Following, settings=usual)
    server.assert_calm()
