#include "common/wire/unpack.h"

namespace galloper::wire {

namespace {

PictureDiff read(const play::v1::PictureDiff& message, Reader& reader)
{
    PictureDiff change;
    change.ground = {read_all(message.ground(), reader), reader.handles(message.ground_gone())};
    change.pieces = {read_all(message.pieces(), reader), reader.handles(message.pieces_gone())};
    change.shapes.changed = read_all(message.shapes(), reader);
    for (const play::v1::ShapeKey& key : message.shapes_gone())
        change.shapes.gone.push_back(
            {key.role(), reader.handle_or_none(key.whose()), reader.count(key.index())});
    change.gauges = {read_all(message.gauges(), reader), strings(message.gauges_gone())};
    change.facts = {read_all(message.facts(), reader), strings(message.facts_gone())};
    change.proposals = {read_all(message.proposals(), reader), strings(message.proposals_gone())};
    change.offers.changed = read_all(message.offers(), reader);
    for (const play::v1::OfferKey& key : message.offers_gone())
        change.offers.gone.push_back({key.verb(), reader.handle_or_none(key.piece())});
    if (message.has_awaited()) {
        change.awaited.emplace();
        for (const std::uint32_t seat : message.awaited().seats())
            change.awaited->push_back(Seat{reader.byte(seat)});
    }
    if (message.has_ending()) {
        change.ending.emplace();
        if (message.ending().has_ending())
            *change.ending = wire::read(message.ending().ending(), reader);
    }
    return change;
}

}  // namespace

Die read(const play::v1::Die& message, Reader& reader)
{
    return {reader.count(message.sides()), reader.count(message.face())};
}

Modifier read(const play::v1::Modifier& message, Reader&)
{
    return {message.words(), message.value()};
}

Throw read(const play::v1::Throw& message, Reader& reader)
{
    Throw thrown;
    thrown.purpose = message.purpose();
    thrown.dice = read_all(message.dice(), reader);
    thrown.modifiers = read_all(message.modifiers(), reader);
    thrown.total = message.total();
    thrown.needed = message.needed();
    thrown.verdict = message.verdict();
    thrown.good = message.good();
    return thrown;
}

SentLine read(const play::v1::Line& message, Reader& reader)
{
    SentLine line;
    line.text = message.text();
    line.about = reader.handles(message.about());
    line.rule = message.rule();
    line.throws = read_all(message.throws(), reader);
    line.moment = message.moment();
    return line;
}

Result<Numbered, Malformed> unpack(const play::v1::Update& message)
{
    Reader reader;
    Numbered numbered;
    numbered.number = message.number();
    if (message.has_change()) numbered.update.change = read(message.change(), reader);
    numbered.update.news.lines = read_all(message.news().lines(), reader);
    for (const play::v1::Motion& motion : message.news().motions())
        numbered.update.news.motions.push_back(
            {reader.handle(motion.piece()), reader.way(motion.way())});
    if (message.news().has_back_to()) numbered.update.news.back_to = message.news().back_to();
    return reader.finish(std::move(numbered));
}

}  // namespace galloper::wire
