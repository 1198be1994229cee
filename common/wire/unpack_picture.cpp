#include "common/wire/unpack.h"

namespace galloper::wire {

namespace {

SectorShape read(const play::v1::Sector& message, Reader& reader)
{
    SectorShape shape;
    shape.sector.apex = point_of(message.apex());
    shape.sector.facing = reader.facing(message.facing());
    shape.sector.spread = {reader.count(message.aside()), reader.count(message.ahead())};
    shape.sector.reach = reader.length(message.reach());
    for (const std::uint32_t band : message.bands()) shape.bands.push_back(reader.length(band));
    return shape;
}

std::variant<SectorShape, PolygonShape, LineShape> form_of(const play::v1::Shape& message,
                                                           Reader& reader)
{
    using Case = play::v1::Shape::FormCase;
    switch (message.form_case()) {
        case Case::kSector:
            return read(message.sector(), reader);
        case Case::kPolygon:
            return PolygonShape{reader.way(message.polygon())};
        case Case::kLine:
            return LineShape{reader.way(message.line())};
        case Case::FORM_NOT_SET:
            break;
    }
    reader.wrong("a shape of no known form");
    return LineShape{};
}

}  // namespace

Stat read(const play::v1::Stat& message, Reader&) { return {message.name(), message.value()}; }

SentGround read(const play::v1::Ground& message, Reader& reader)
{
    return {reader.handle(message.handle()), message.kind(), message.label(),
            reader.way(message.outline()), message.height()};
}

SentPiece read(const play::v1::Piece& message, Reader& reader)
{
    SentPiece piece;
    piece.name = reader.handle(message.handle());
    piece.kind = message.kind();
    piece.label = message.label();
    if (message.has_side()) piece.side = Side{reader.byte(message.side())};
    piece.at = point_of(message.at());
    if (message.has_facing()) piece.facing = reader.facing(message.facing());
    piece.width = reader.length(message.width());
    piece.depth = reader.length(message.depth());
    if (message.has_figures()) piece.figures = reader.count(message.figures());
    piece.stats = read_all(message.stats(), reader);
    piece.badges = strings(message.badges());
    piece.load = message.load();
    piece.with = reader.handle_or_none(message.with());
    return piece;
}

SentShape read(const play::v1::Shape& message, Reader& reader)
{
    return {message.role(), reader.handle_or_none(message.whose()), reader.count(message.index()),
            message.label(), form_of(message, reader)};
}

Gauge read(const play::v1::Gauge& message, Reader&)
{
    return {message.name(), message.value(), message.of(), message.words()};
}

Fact read(const play::v1::Fact& message, Reader&) { return {message.name(), message.words()}; }

Proposed read(const play::v1::Proposal& message, Reader& reader)
{
    Proposed proposed{.matter = message.matter(), .by = Seat{reader.byte(message.by())}};
    for (const std::uint32_t seat : message.agreed())
        proposed.agreed.push_back(Seat{reader.byte(seat)});
    if (message.has_undoes()) {
        const play::v1::Undoing& undoes = message.undoes();
        proposed.undoes = Undoing{reader.count(undoes.to()), reader.count(undoes.steps()),
                                  reader.count(undoes.own()), undoes.free()};
    }
    return proposed;
}

Ending read(const play::v1::Ending& message, Reader& reader)
{
    Ending ending;
    ending.words = message.words();
    if (message.has_winner()) ending.winner = Side{reader.byte(message.winner())};
    ending.scores = {message.scores().begin(), message.scores().end()};
    return ending;
}

Result<SentPicture, Malformed> unpack(const play::v1::Picture& message)
{
    Reader reader;
    SentPicture picture;
    picture.table = {point_of(message.low()), point_of(message.high())};
    picture.unit = message.unit();
    picture.sides = strings(message.sides());
    picture.ground = read_all(message.ground(), reader);
    picture.pieces = read_all(message.pieces(), reader);
    picture.shapes = read_all(message.shapes(), reader);
    picture.gauges = read_all(message.gauges(), reader);
    picture.facts = read_all(message.facts(), reader);
    picture.proposals = read_all(message.proposals(), reader);
    picture.offers = read_all(message.offers(), reader);
    for (const std::uint32_t seat : message.awaited())
        picture.awaited.push_back(Seat{reader.byte(seat)});
    if (message.has_ending()) picture.ending = read(message.ending(), reader);
    return reader.finish(std::move(picture));
}

}  // namespace galloper::wire
