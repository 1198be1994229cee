#include "common/wire/unpack.h"

namespace galloper::wire {

namespace {

AskPath read(const play::v1::AskPath& message, Reader& reader)
{
    return {point_of(message.from()), reader.length(message.reach()),
            Area{point_of(message.low()), point_of(message.high())},
            reader.count(message.corners())};
}

AskPoints<Handle> read(const play::v1::AskPoints& message, Reader& reader)
{
    AskPoints<Handle> ask;
    for (const auto& cap : message.among())
        ask.among.push_back({reader.handle(cap.piece()), reader.count(cap.most())});
    ask.least = reader.count(message.least());
    ask.most = reader.count(message.most());
    return ask;
}

AskPlace read(const play::v1::AskPlace& message, Reader& reader)
{
    AskPlace ask{{}, message.facing()};
    for (const play::v1::Way& outline : message.within()) ask.within.push_back(reader.way(outline));
    return ask;
}

SentAsk::Kind kind_of(const play::v1::Ask& message, Reader& reader)
{
    using Case = play::v1::Ask::KindCase;
    switch (message.kind_case()) {
        case Case::kPath:
            return read(message.path(), reader);
        case Case::kPlace:
            return read(message.place(), reader);
        case Case::kPiece:
            return AskPiece<Handle>{reader.handles(message.piece().candidates())};
        case Case::kPieces:
            return AskPieces<Handle>{reader.handles(message.pieces().candidates()),
                                     reader.count(message.pieces().least()),
                                     reader.count(message.pieces().most())};
        case Case::kChoice:
            return AskChoice{strings(message.choice().choices())};
        case Case::kNumber:
            return AskNumber{message.number().least(), message.number().most()};
        case Case::kPoints:
            return read(message.points(), reader);
        case Case::kText:
            return AskText{reader.count(message.text().most())};
        case Case::KIND_NOT_SET:
            break;
    }
    reader.wrong("an ask of no known kind");
    return AskNumber{};
}

Place read(const play::v1::Place& message, Reader& reader)
{
    reader.require(message.has_at(), "a place is nowhere");
    Place place{point_of(message.at()), std::nullopt};
    if (message.has_facing()) place.facing = reader.facing(message.facing());
    return place;
}

std::vector<SentShare> read(const play::v1::Shares& message, Reader& reader)
{
    std::vector<SentShare> shares;
    for (const play::v1::Share& share : message.shares())
        shares.push_back({reader.handle(share.to()), reader.count(share.points())});
    return shares;
}

// Whether an answer is of a size that any ask could have wanted.
bool is_reasonable(const play::v1::Answer& answer)
{
    return answer.path().xy_size() <= 2 * limits::corners &&
           answer.pieces().handles_size() <= limits::pieces &&
           answer.points().shares_size() <= limits::pieces && answer.text().size() <= limits::text;
}

}  // namespace

SentAsk read(const play::v1::Ask& message, Reader& reader)
{
    return {message.label(), kind_of(message, reader)};
}

SentAnswer read(const play::v1::Answer& message, Reader& reader)
{
    using Case = play::v1::Answer::KindCase;
    switch (message.kind_case()) {
        case Case::kPath:
            return reader.way(message.path());
        case Case::kPlace:
            return read(message.place(), reader);
        case Case::kPiece:
            return reader.handle(message.piece());
        case Case::kPieces:
            return reader.handles(message.pieces().handles());
        case Case::kChoice:
            return Chosen{reader.count(message.choice())};
        case Case::kNumber:
            return Number{message.number()};
        case Case::kPoints:
            return read(message.points(), reader);
        case Case::kText:
            return Text{message.text()};
        case Case::KIND_NOT_SET:
            break;
    }
    reader.wrong("an answer of no known kind");
    return Number{};
}

SentOffer read(const play::v1::Offer& message, Reader& reader)
{
    SentOffer offer;
    offer.verb = message.verb();
    offer.piece = reader.handle_or_none(message.piece());
    offer.label = message.label();
    offer.rule = message.rule();
    offer.asks = read_all(message.asks(), reader);
    offer.proposed = read_all(message.proposed(), reader);
    offer.is_default = message.is_default();
    offer.merit = message.merit();
    return offer;
}

Result<SentAction, Malformed> unpack(const play::v1::Action& message)
{
    Reader reader;
    reader.require(!message.verb().empty(), "an action without a verb");
    reader.require(message.verb().size() <= limits::verb, "a verb is too long");
    reader.require(message.answers_size() <= limits::answers, "an action has too many answers");
    for (const play::v1::Answer& answer : message.answers())
        reader.require(is_reasonable(answer), "an answer is too large");
    SentAction action;
    action.verb = message.verb();
    action.piece = reader.handle_or_none(message.piece());
    action.answers = read_all(message.answers(), reader);
    return reader.finish(std::move(action));
}

Result<Forecast, Malformed> unpack(const play::v1::Forecast& message)
{
    Reader reader;
    Forecast forecast;
    if (message.has_cost()) forecast.cost = reader.length(message.cost());
    if (message.has_allowance()) forecast.allowance = reader.length(message.allowance());
    for (const play::v1::Odds& odds : message.odds())
        forecast.odds.push_back({odds.of(), reader.count(odds.good()), reader.count(odds.in())});
    for (const play::v1::Mark& mark : message.marks())
        forecast.marks.push_back({point_of(mark.at()), mark.words()});
    forecast.notes = strings(message.notes());
    forecast.merit = message.merit();
    return reader.finish(std::move(forecast));
}

}  // namespace galloper::wire
