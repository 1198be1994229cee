#include "common/rehearsal/blocks.h"

#include <algorithm>

namespace galloper::rehearsal {

bool Labels::is_shown(const std::string& shown) const
{
    return std::any_of(labels_.begin(), labels_.end(),
                       [&](const auto& known) { return known.second.shown == shown; });
}

void Labels::add(Handle name, const std::string& label)
{
    Label& mine = labels_[name];
    if (mine.read == label && !mine.shown.empty()) return;
    mine = {label, {}};
    std::string shown = label;
    for (int i = 2; is_shown(shown); ++i) shown = label + " #" + std::to_string(i);
    mine.shown = std::move(shown);
}

void Labels::look_at(const SentPicture& picture)
{
    for (const SentPiece& piece : picture.pieces) add(piece.name, piece.label);
    for (const SentGround& ground : picture.ground) add(ground.name, ground.label);
}

std::string Labels::of(Handle piece) const
{
    const auto found = labels_.find(piece);
    return found == labels_.end() ? "?" : found->second.shown;
}

std::string name_of(const SentShape& shape, const Labels& labels)
{
    return shape.role + (shape.whose ? " of " + labels.of(*shape.whose) : "");
}

std::string name_of(const SentOffer::Key& offer, const Labels& labels)
{
    const auto& [verb, piece] = offer;
    return verb + (piece ? " (" + labels.of(*piece) + ")" : "");
}

namespace {

// In units and hundredths, from tenths of a millimetre.
std::string length_in(Length unit, Length length)
{
    const std::int64_t hundredths = std::int64_t{length.tenths} * 100 / unit.tenths;
    const std::string part = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + (part.size() == 1 ? ".0" : ".") + part;
}

std::string text_of(Point at, const Labels& labels)
{
    return "(" + length_in(labels.unit(), at.x) + ", " + length_in(labels.unit(), at.y) + ")";
}

std::string text_of(Facing facing)
{
    return "<" + std::to_string(facing.x) + ", " + std::to_string(facing.y) + ">";
}

std::string filled(const SentLine& line, const Labels& labels)
{
    std::string text;
    std::size_t next = 0;
    for (std::size_t i = 0; i < line.text.size(); ++i) {
        const bool gap = line.text.compare(i, 2, "{}") == 0 && next < line.about.size();
        if (!gap) {
            text += line.text[i];
            continue;
        }
        text += labels.of(line.about[next++]);
        ++i;
    }
    return text + (line.rule.empty() ? "" : " [" + line.rule + "]");
}

std::string text_of(const Throw& thrown)
{
    std::string text = "throw for " + thrown.purpose + ":";
    for (const Die& die : thrown.dice)
        text += " " + std::to_string(die.face) + (die.sides == 0 ? "a" : "");
    for (const Modifier& modifier : thrown.modifiers)
        text += ", " + modifier.words + " " + std::to_string(modifier.value);
    text += " = " + std::to_string(thrown.total) + "; needed: " + thrown.needed;
    return text + "; " + thrown.verdict + (thrown.good ? " (good)" : "");
}

std::string text_of(const SentPiece& piece, const Labels& labels)
{
    std::string text = labels.of(piece.name) + " " + text_of(piece.at, labels);
    if (piece.facing) text += " " + text_of(*piece.facing);
    if (piece.figures) text += ", " + std::to_string(*piece.figures) + " figures";
    for (const Stat& stat : piece.stats)
        text += ", " + stat.name + " " + std::to_string(stat.value);
    for (const std::string& badge : piece.badges) text += ", " + badge;
    if (piece.with) text += ", with " + labels.of(*piece.with);
    return text;
}

std::string text_of(const SentShape& shape, const Labels& labels)
{
    std::string text = name_of(shape, labels);
    if (const auto* sector = std::get_if<SectorShape>(&shape.form))
        text += " " + text_of(sector->sector.facing);
    if (const auto* line = std::get_if<LineShape>(&shape.form))
        for (const Point point : line->way) text += " " + text_of(point, labels);
    return text;
}

void add(std::string& block, const std::string& line) { block += "    " + line + "\n"; }

void add_news(std::string& text, const News& news, const Labels& labels)
{
    for (const SentLine& line : news.lines) {
        add(text, filled(line, labels));
        for (const Throw& thrown : line.throws) add(text, "  " + text_of(thrown));
    }
    for (const SentMotion& motion : news.motions) {
        std::string way = "walks: " + labels.of(motion.piece);
        for (const Point point : motion.way) way += " " + text_of(point, labels);
        add(text, way);
    }
}

void add_offers(std::string& text, const ListDiff<SentOffer>& offers, const Labels& labels)
{
    for (const SentOffer& offer : offers.changed)
        add(text, "+ may " + name_of(offer.key(), labels) + (offer.is_default ? ", default" : ""));
    for (const auto& key : offers.gone) add(text, "- may " + name_of(key, labels));
}

void add_change(std::string& text, const PictureDiff& change, const Labels& labels)
{
    for (const SentPiece& piece : change.pieces.changed) add(text, "= " + text_of(piece, labels));
    for (const Handle gone : change.pieces.gone) add(text, "- " + labels.of(gone));
    for (const SentShape& shape : change.shapes.changed) add(text, "= " + text_of(shape, labels));
    for (const auto& [role, whose, index] : change.shapes.gone)
        add(text, "- " + role + (whose ? " of " + labels.of(*whose) : ""));
    for (const Gauge& gauge : change.gauges.changed)
        add(text, "= " + gauge.name + ": " + std::to_string(gauge.value) + " " + gauge.words);
    for (const std::string& gone : change.gauges.gone) add(text, "- " + gone);
    for (const Fact& fact : change.facts.changed) add(text, "= " + fact.name + ": " + fact.words);
    for (const std::string& gone : change.facts.gone) add(text, "- " + gone);
    add_offers(text, change.offers, labels);
    if (change.awaited) {
        std::string seats = "awaited:";
        for (const Seat seat : *change.awaited) seats += " seat " + std::to_string(seat.number);
        add(text, seats);
    }
    if (change.ending && *change.ending) add(text, "the end: " + (*change.ending)->words);
}

}  // namespace

std::string block(const Update& update, const Labels& labels)
{
    std::string text;
    add_news(text, update.news, labels);
    add_change(text, update.change, labels);
    return text;
}

std::string block(const News& news, const Labels& labels)
{
    std::string text;
    add_news(text, news, labels);
    return text;
}

std::string block(const SentPicture& picture, const Labels& labels)
{
    std::string text;
    add_change(text, diff(SentPicture{}, picture), labels);
    return text;
}

}  // namespace galloper::rehearsal
