"""Who may do what at a table, and when: turns commands into events, or refuses them."""

from collections.abc import Collection, Mapping

from rookery.bots.levels import NAMES, may_be_seated
from rookery.core.cards import Seat
from rookery.core.errors import BadOption, UnknownGame
from rookery.core.messages import Message
from rookery.core.options import OptionValue
from rookery.fishing.reaction import PEOPLE
from rookery.games import defaults, preset
from rookery.messages import refusals
from rookery.records import ply_text
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.asking.agreements import allows_undo, asked_of, need_opponents_asked
from rookery.table.asking.claims import certain_plies, may_claim
from rookery.table.asking.undo import moves_to_undo
from rookery.table.chairs import Chair, checked_name, hash_of, seat_secret
from rookery.table.refusal import Refusal
from rookery.table.seating.arrangement import checked_order, drawn, refitted, swapped
from rookery.table.seating.practice import need_own_moves
from rookery.table.table import LOBBY, OVER, PLAYING, Table
from rookery.table.turns.slow import need_slow_rules, rules_for
from rookery.table.words.phrases import PHRASES


def event_of(table: Table, seat: Seat | None, command: p.AnyCommand, known: str) -> ev.AnyEvent:
    """The event of a command that is no move. `known` is the command's id. Raises Refusal."""
    if isinstance(command, p.Sit):
        return _sit(table, seat, command, known)
    seat = need_seat(seat)
    match command:
        case p.Rename(name=name):
            return ev.Renamed(seat=seat, name=_name(table, seat, name), command=known)
        case p.Declare(is_bot=is_bot):
            return ev.Declared(seat=seat, is_bot=is_bot, command=known)
        case p.Leave():
            return ev.Left(seat=seat, command=known)
        case p.Contribute(value=value):
            need_stage(table, LOBBY, refusals.shuffled_already())
            if table.chairs[seat].contribution:
                raise Refusal("contributed", refusals.part_given())
            return ev.Contributed(seat=seat, value=value, command=known)
        case p.Say(phrase=phrase):
            if phrase >= len(PHRASES):
                raise Refusal("bad-phrase", f"the phrases are 0 to {len(PHRASES) - 1}")
            return ev.Said(seat=seat, phrase=phrase, command=known)
        case p.ChangeSeat(seat=other):
            return _change_seat(table, seat, other, known)
        case p.Undo() | p.Claim() | p.End() | p.Restart():
            return _asked(table, seat, command, known)
        case p.Reply(to=to, agree=agree):
            return _reply(table, seat, to, agree=agree, known=known)
    if seat != table.host:
        raise Refusal("not-host", refusals.host_only(host=table.chairs[table.host].name))
    return _of_host(table, seat, command, known)


def _sit(table: Table, seat: Seat | None, command: p.Sit, known: str) -> ev.Sat:
    if seat is not None:
        raise Refusal("seated", refusals.seated_already())
    secret = sitting_secret(table, command.seat, table.version + 1, known)
    return sat(table, command, secret, known)


def sat(table: Table, command: p.Sit, secret: str, known: str) -> ev.Sat:
    """The event of a new person sitting down. Raises Refusal."""
    if table.stage == OVER or table.is_expired:
        raise Refusal("over", refusals.match_is_over())
    if table.locked:
        raise Refusal("locked", refusals.table_locked())
    _free_chair(table, command.seat)
    return ev.Sat(
        seat=command.seat,
        name=_name(table, command.seat, command.name),
        secret_hash=hash_of(secret),
        is_bot=command.is_bot,
        command=known,
    )


def _of_host(table: Table, seat: Seat, command: p.AnyCommand, known: str) -> ev.AnyEvent:
    if isinstance(command, p.SetBot | p.Release):
        need_not_compared(table)
    match command:
        case p.Start():
            need_stage(table, LOBBY, refusals.match_has_begun())
            return ev.Started(command=known)
        case p.SetBot(seat=other, level=level):
            if not may_be_seated(level):
                raise Refusal("unknown-bot", f"the levels of bots are {', '.join(NAMES)}")
            _free_chair(table, other)
            return ev.BotSet(seat=other, level=level, command=known)
        case p.OpenSeat(seat=other):
            need_stage(table, LOBBY, refusals.match_begun_bots())
            _free_chair(table, other)
            return ev.SeatOpened(seat=other, command=known)
        case p.Release(seat=other):
            if not _chair(table, other).is_person or other == seat:
                raise Refusal("not-released", refusals.release_another())
            return ev.Released(seat=other, command=known)
        case p.MakeHost(seat=other):
            return _host_made(table, seat, other, known)
        case p.Arrange() | p.DrawSeats() | p.Rules():
            need_stage(table, LOBBY, refusals.match_begun_chosen())
            return _of_lobby(table, command, known)
        case p.Settings():
            return _changed(table, command, known)
    raise Refusal("unknown", "this table does not know that command")


def _changed(table: Table, command: p.Settings, known: str) -> ev.Changed:
    """The changed settings. A listed table loses free text, because strangers may read it."""
    if table.given is not None and (command.listed or command.locked is False):
        raise Refusal("practice", refusals.practice_alone())
    need_not_compared(table, is_wished=command.listed or command.clock or command.locked is False)
    if table.stage == PLAYING:
        need_slow_rules(table, command.clock)
    if command.calls and command.calls != PEOPLE and table.keeps_calls:
        raise Refusal("rated-calls", refusals.calls_like_people())
    is_listed = table.listed if command.listed is None else command.listed
    if command.chat and is_listed:
        raise Refusal("listed", refusals.listed_phrases_only())
    return ev.Changed(
        locked=command.locked,
        listed=command.listed,
        pace=command.pace,
        calls=command.calls,
        clock=command.clock,
        one_move=command.one_move,
        chat=False if table.chat and is_listed else command.chat,
        asks=None if command.asks is None else ratings_asked(command.asks),
        command=known,
    )


def ratings_asked(wanted: p.RatingRange) -> ev.RatingsAsked:
    """The ratings that a host asks for. Raises Refusal if no rating can satisfy them."""
    low, high = wanted.low, wanted.high
    if low is not None and high is not None and low > high:
        raise Refusal("bad-range", refusals.rating_range(low=low, high=high))
    return ev.RatingsAsked(low=low, high=high, unrated=wanted.unrated)


def _of_lobby(table: Table, command: p.AnyCommand, known: str) -> ev.AnyEvent:
    """The event of a command with which the host arranges the match before the start."""
    seats = len(table.chairs)
    match command:
        case p.Arrange(order=order):
            order = checked_order(order, seats)
            return ev.Reseated(order=order, why="arranged", command=known)
        case p.DrawSeats():
            order = drawn(table.key, table.version, seats)
            return ev.Reseated(order=order, why="drawn", command=known)
        case p.Rules(game=game, options=options):
            if table.is_met:
                raise Refusal("met", refusals.met_rules())
            return _rules(table, game or table.game, options, known)
    raise Refusal("unknown", "this table does not know that command")


def _rules(
    table: Table, game: str, options: Mapping[str, OptionValue], known: str
) -> ev.RulesChanged:
    try:
        chosen = preset(game)
        options = rules_for(game, options, table.clock)
        written = chosen.written(options)
        seats = chosen.game(options).seats
    except (BadOption, UnknownGame) as error:
        raise Refusal(error.code, error.told) from None
    if (game, written) == (table.game, dict(table.options)):
        raise Refusal("same-rules", refusals.rules_already())
    order = refitted(table.chairs, seats)
    return ev.RulesChanged(
        game=game, options=written, rules=defaults.RULES, order=order, command=known
    )


def _host_made(table: Table, seat: Seat, other: Seat, known: str) -> ev.HostMade:
    chair = _chair(table, other)
    if other == seat or not chair.is_person or chair.is_bot:
        raise Refusal("no-host", refusals.host_another())
    return ev.HostMade(seat=other, command=known)


def _change_seat(table: Table, seat: Seat, other: Seat, known: str) -> ev.AnyEvent:
    """Move to a seat without a person at once, or ask the person there to swap."""
    need_stage(table, LOBBY, refusals.match_begun_seats())
    chair = _chair(table, other)
    if other == seat:
        raise Refusal("taken", refusals.own_seat())
    if chair.is_person and not chair.is_bot:
        _need_no_question(table)
        return ev.Proposed(seat=seat, what="swap", other=other, command=known)
    order = swapped(len(table.chairs), seat, other)
    return ev.Reseated(order=order, why="moved", seat=seat, command=known)


def _asked(table: Table, seat: Seat, command: p.AnyCommand, known: str) -> ev.AnyEvent:
    """The event of a proposal, or of a claim that is certain and needs no consent."""
    need_stage(table, PLAYING, refusals.match_none_played())
    need_not_compared(table, is_wished=isinstance(command, p.End | p.Restart))
    what = str(command.__struct_config__.tag)
    if isinstance(command, p.Claim):
        plies = _certain(table, seat)
        if plies is not None:
            return ev.Claimed(seat=seat, plies=plies, command=known)
        need_opponents_asked(table.chairs, table.match, seat)
    elif isinstance(command, p.Undo):
        if not allows_undo(table.chairs, seat, is_compared=table.is_compared):
            raise Refusal("not-undone", refusals.undo_not_here())
        need_own_moves(table, moves_to_undo(table.match, seat))
    _need_no_question(table)
    if table.occasion(what, seat) in table.declined:
        raise Refusal("declined", refusals.asked_already())
    return ev.Proposed(seat=seat, what=what, command=known)


def _certain(table: Table, seat: Seat) -> tuple[str, ...] | None:
    """The moves of a claim; None if it is uncertain. Raises Refusal if nothing can be claimed."""
    match = table.match
    deal = match.current
    if deal is None or not may_claim(match.game.view(deal.state, seat)):
        raise Refusal("not-claimed", refusals.nothing_to_claim())
    plies = certain_plies(match, seat)
    return None if plies is None else tuple(map(ply_text, plies))


def _reply(table: Table, seat: Seat, to: int, *, agree: bool, known: str) -> ev.AnyEvent:
    open_now = table.proposal
    if open_now is None or open_now.version != to:
        raise Refusal("not-asked", refusals.question_closed())
    has_agreed = agree and seat in open_now.agreed
    if seat == open_now.seat and not agree:
        return ev.Declined(seat=seat, command=known)
    if seat not in asked_of(table.chairs, open_now) or has_agreed:
        raise Refusal("not-asked", refusals.answer_not_asked())
    return ev.Agreed(seat=seat, command=known) if agree else ev.Declined(seat=seat, command=known)


def _need_no_question(table: Table) -> None:
    if table.proposal is not None:
        who = table.chairs[table.proposal.seat].name
        raise Refusal("asked-already", refusals.question_other_open(name=who))


def need_ready(table: Table, present: Collection[Seat]) -> None:
    """Raise Refusal while somebody connected has not confirmed the changed house rules."""
    names = [table.chairs[seat].name for seat in sorted(table.unready) if seat in present]
    if names:
        raise Refusal("not-ready", refusals.yet_to_say_ready(name=names[0]))


def sitting_secret(table: Table, seat: Seat, version: int, known: str) -> str:
    """The secret of a seat taken by the command `known`, which led to `version`.

    It depends on the version, so that nobody gets the secret of an earlier owner of the seat, even
    if both clients use the same command ids.
    """
    return seat_secret(table.key, seat, f"{version} {known}")


def need_not_compared(table: Table, *, is_wished: object = True) -> None:
    """Raise Refusal if a wish would spoil the comparison of this table with other tables."""
    if table.is_compared and is_wished:
        raise Refusal("compared", refusals.compared_stay())


def need_seat(seat: Seat | None) -> Seat:
    """Return `seat`; raise Refusal for a spectator (None)."""
    if seat is None:
        raise Refusal("no-seat", refusals.watching())
    return seat


def need_stage(table: Table, stage: str, reason: Message) -> None:
    """Raise Refusal unless the table is at the given stage."""
    if table.stage != stage:
        raise Refusal("wrong-stage", reason)


def _chair(table: Table, seat: Seat) -> Chair:
    if seat >= len(table.chairs):
        raise Refusal("bad-seat", f"the seats are 0 to {len(table.chairs) - 1}")
    return table.chairs[seat]


def _free_chair(table: Table, seat: Seat) -> Chair:
    """The chair of a seat without a person. Raises Refusal."""
    chair = _chair(table, seat)
    if chair.is_person:
        raise Refusal("taken", refusals.sits_there(name=chair.name))
    return chair


def _name(table: Table, seat: Seat, name: str) -> str:
    return checked_name(name, [other for s, other in enumerate(table.names) if s != seat])
