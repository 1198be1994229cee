#include "common/wire/pack.h"

namespace galloper::wire {

namespace {

void fill(const PictureDiff& change, play::v1::PictureDiff& message)
{
    fill_all(change.ground.changed, message.mutable_ground());
    for (const Handle gone : change.ground.gone) message.add_ground_gone(bytes_of(gone));
    fill_all(change.pieces.changed, message.mutable_pieces());
    for (const Handle gone : change.pieces.gone) message.add_pieces_gone(bytes_of(gone));
    fill_all(change.shapes.changed, message.mutable_shapes());
    for (const auto& [role, whose, index] : change.shapes.gone) {
        auto& key = *message.add_shapes_gone();
        key.set_role(role);
        key.set_whose(bytes_of(whose));
        key.set_index(counted(index));
    }
    fill_all(change.gauges.changed, message.mutable_gauges());
    for (const std::string& gone : change.gauges.gone) message.add_gauges_gone(gone);
    fill_all(change.facts.changed, message.mutable_facts());
    for (const std::string& gone : change.facts.gone) message.add_facts_gone(gone);
    fill_all(change.proposals.changed, message.mutable_proposals());
    for (const std::string& gone : change.proposals.gone) message.add_proposals_gone(gone);
    fill_all(change.offers.changed, message.mutable_offers());
    for (const auto& [verb, piece] : change.offers.gone) {
        auto& key = *message.add_offers_gone();
        key.set_verb(verb);
        key.set_piece(bytes_of(piece));
    }
    if (change.awaited) {
        auto& awaited = *message.mutable_awaited();
        for (const Seat seat : *change.awaited) awaited.add_seats(seat.number);
    }
    if (change.ending) {
        auto& ending = *message.mutable_ending();
        if (*change.ending) wire::fill(**change.ending, *ending.mutable_ending());
    }
}

void fill(const Throw& thrown, play::v1::Throw& message)
{
    message.set_purpose(thrown.purpose);
    for (const Die die : thrown.dice) {
        auto& sent = *message.add_dice();
        sent.set_sides(counted(die.sides));
        sent.set_face(counted(die.face));
    }
    for (const Modifier& modifier : thrown.modifiers) {
        auto& sent = *message.add_modifiers();
        sent.set_words(modifier.words);
        sent.set_value(modifier.value);
    }
    message.set_total(thrown.total);
    message.set_needed(thrown.needed);
    message.set_verdict(thrown.verdict);
    message.set_good(thrown.good);
}

void fill(const News& news, play::v1::News& message)
{
    for (const SentLine& line : news.lines) {
        auto& sent = *message.add_lines();
        sent.set_text(line.text);
        for (const Handle about : line.about) sent.add_about(bytes_of(about));
        sent.set_rule(line.rule);
        for (const Throw& thrown : line.throws) fill(thrown, *sent.add_throws());
        sent.set_moment(line.moment);
    }
    for (const SentMotion& motion : news.motions) {
        auto& sent = *message.add_motions();
        sent.set_piece(bytes_of(motion.piece));
        wire::fill(motion.way, *sent.mutable_way());
    }
    if (news.back_to) message.set_back_to(*news.back_to);
}

}  // namespace

void pack(std::uint32_t number, const Update& update, play::v1::Update& message)
{
    message.set_number(number);
    if (!update.change.empty()) fill(update.change, *message.mutable_change());
    if (!update.news.empty()) fill(update.news, *message.mutable_news());
}

}  // namespace galloper::wire
