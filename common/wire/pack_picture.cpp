#include "common/wire/pack.h"

namespace galloper::wire {

namespace {

struct FillForm {
    play::v1::Shape& message;

    void operator()(const SectorShape& form) const
    {
        auto& sector = *message.mutable_sector();
        fill(form.sector.apex, *sector.mutable_apex());
        fill(form.sector.facing, *sector.mutable_facing());
        sector.set_aside(counted(form.sector.spread.aside));
        sector.set_ahead(counted(form.sector.spread.ahead));
        sector.set_reach(counted(form.sector.reach));
        for (const Length band : form.bands) sector.add_bands(counted(band));
    }
    void operator()(const PolygonShape& form) const
    {
        fill(form.outline, *message.mutable_polygon());
    }
    void operator()(const LineShape& form) const { fill(form.way, *message.mutable_line()); }
};

}  // namespace

void fill(const SentGround& ground, play::v1::Ground& message)
{
    message.set_handle(bytes_of(ground.name));
    message.set_kind(ground.kind);
    message.set_label(ground.label);
    fill(ground.outline, *message.mutable_outline());
    message.set_height(ground.height);
}

void fill(const SentPiece& piece, play::v1::Piece& message)
{
    message.set_handle(bytes_of(piece.name));
    message.set_kind(piece.kind);
    message.set_label(piece.label);
    if (piece.side) message.set_side(piece.side->number);
    fill(piece.at, *message.mutable_at());
    if (piece.facing) fill(*piece.facing, *message.mutable_facing());
    message.set_width(counted(piece.width));
    message.set_depth(counted(piece.depth));
    if (piece.figures) message.set_figures(counted(*piece.figures));
    for (const Stat& stat : piece.stats) {
        auto& sent = *message.add_stats();
        sent.set_name(stat.name);
        sent.set_value(stat.value);
    }
    for (const std::string& badge : piece.badges) message.add_badges(badge);
    message.set_load(piece.load);
    message.set_with(bytes_of(piece.with));
}

void fill(const SentShape& shape, play::v1::Shape& message)
{
    message.set_role(shape.role);
    message.set_whose(bytes_of(shape.whose));
    message.set_index(counted(shape.index));
    message.set_label(shape.label);
    std::visit(FillForm{message}, shape.form);
}

void fill(const Gauge& gauge, play::v1::Gauge& message)
{
    message.set_name(gauge.name);
    message.set_value(gauge.value);
    message.set_of(gauge.of);
    message.set_words(gauge.words);
}

void fill(const Fact& fact, play::v1::Fact& message)
{
    message.set_name(fact.name);
    message.set_words(fact.words);
}

void fill(const Proposed& proposed, play::v1::Proposal& message)
{
    message.set_matter(proposed.matter);
    message.set_by(proposed.by.number);
    for (const Seat seat : proposed.agreed) message.add_agreed(seat.number);
    if (!proposed.undoes) return;
    auto& undoes = *message.mutable_undoes();
    undoes.set_to(counted(proposed.undoes->to));
    undoes.set_steps(counted(proposed.undoes->steps));
    undoes.set_own(counted(proposed.undoes->own));
    undoes.set_free(proposed.undoes->free);
}

void fill(const Ending& ending, play::v1::Ending& message)
{
    message.set_words(ending.words);
    if (ending.winner) message.set_winner(ending.winner->number);
    for (const int score : ending.scores) message.add_scores(score);
}

void pack(const SentPicture& picture, play::v1::Picture& message)
{
    fill(picture.table.low, *message.mutable_low());
    fill(picture.table.high, *message.mutable_high());
    message.set_unit(picture.unit);
    for (const std::string& side : picture.sides) message.add_sides(side);
    fill_all(picture.ground, message.mutable_ground());
    fill_all(picture.pieces, message.mutable_pieces());
    fill_all(picture.shapes, message.mutable_shapes());
    fill_all(picture.gauges, message.mutable_gauges());
    fill_all(picture.facts, message.mutable_facts());
    fill_all(picture.proposals, message.mutable_proposals());
    fill_all(picture.offers, message.mutable_offers());
    for (const Seat seat : picture.awaited) message.add_awaited(seat.number);
    if (picture.ending) fill(*picture.ending, *message.mutable_ending());
}

}  // namespace galloper::wire
