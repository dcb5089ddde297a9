"""A table of a pool in the browser: its server is killed, and play goes on by itself."""

from pathlib import Path

import pytest

from tests.browser.people import People, Person, opened
from tests.postgres import Postgres
from tests.server.pool.servers import a_pool
from tests.valkey import Valkey


@pytest.mark.wide
def test_play_goes_on_when_the_server_of_the_table_is_killed(
    running_postgres: Postgres, valkey: Valkey, tmp_path: Path, people: People
) -> None:
    with a_pool(tmp_path, running_postgres.database(), valkey.url, 2) as pool:
        others = ["bot:steady", "open", "bot:steady"]
        options = {"seats": 4}
        table = opened(pool.servers[0].address, "dixie", others=others, options=options)
        owner = pool.owner_of(table.code)
        front = pool.other_than(owner)
        ann, ben = people(), people(viewport={"width": 390, "height": 844}, has_touch=True)
        ann.page.goto(table.personal_link.replace(table.address, front.address))
        ben.page.goto(table.link.replace(table.address, front.address))
        ben.sit("Ben")
        ann.start()
        _play(ann, ben, cards=2)
        owner.kill()
        _play(ann, ben, cards=4)
        assert pool.owner_of(table.code) is front


def _play(*people: Person, cards: int) -> None:
    """Have people do what they are asked for until they have played some cards."""
    while cards > 0:
        for person in people:
            cards -= person.take_turn() == "card"
