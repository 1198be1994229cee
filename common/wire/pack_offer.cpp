#include "common/wire/pack.h"

namespace galloper::wire {

namespace {

void fill_handles(const std::vector<Handle>& handles,
                  google::protobuf::RepeatedPtrField<std::string>* messages)
{
    messages->Reserve(static_cast<int>(handles.size()));
    for (const Handle handle : handles) *messages->Add() = bytes_of(handle);
}

// One for each kind of ask, so that forgetting one does not compile.
struct FillAsk {
    play::v1::Ask& message;

    void operator()(const AskPath& ask) const
    {
        auto& path = *message.mutable_path();
        fill(ask.from, *path.mutable_from());
        path.set_reach(counted(ask.reach));
        fill(ask.within.low, *path.mutable_low());
        fill(ask.within.high, *path.mutable_high());
        path.set_corners(counted(ask.corners));
    }
    void operator()(const AskPlace& ask) const
    {
        fill_all(ask.within, message.mutable_place()->mutable_within());
        message.mutable_place()->set_facing(ask.facing);
    }
    void operator()(const AskPiece<Handle>& ask) const
    {
        fill_handles(ask.candidates, message.mutable_piece()->mutable_candidates());
    }
    void operator()(const AskPieces<Handle>& ask) const
    {
        fill_handles(ask.candidates, message.mutable_pieces()->mutable_candidates());
        message.mutable_pieces()->set_least(counted(ask.least));
        message.mutable_pieces()->set_most(counted(ask.most));
    }
    void operator()(const AskChoice& ask) const
    {
        for (const std::string& choice : ask.choices) message.mutable_choice()->add_choices(choice);
        message.mutable_choice();
    }
    void operator()(const AskNumber& ask) const
    {
        message.mutable_number()->set_least(ask.least);
        message.mutable_number()->set_most(ask.most);
    }
    void operator()(const AskPoints<Handle>& ask) const
    {
        auto& points = *message.mutable_points();
        for (const auto& cap : ask.among) {
            auto& sent = *points.add_among();
            sent.set_piece(bytes_of(cap.piece));
            sent.set_most(counted(cap.most));
        }
        points.set_least(counted(ask.least));
        points.set_most(counted(ask.most));
    }
    void operator()(const AskText& ask) const
    {
        message.mutable_text()->set_most(counted(ask.most));
    }
};

struct FillAnswer {
    play::v1::Answer& message;

    void operator()(const Path& path) const { fill(path, *message.mutable_path()); }
    void operator()(const Place& place) const
    {
        fill(place.at, *message.mutable_place()->mutable_at());
        if (place.facing) fill(*place.facing, *message.mutable_place()->mutable_facing());
    }
    void operator()(Handle piece) const { message.set_piece(bytes_of(piece)); }
    void operator()(const std::vector<Handle>& pieces) const
    {
        fill_handles(pieces, message.mutable_pieces()->mutable_handles());
    }
    void operator()(Chosen chosen) const { message.set_choice(counted(chosen.index)); }
    void operator()(Number number) const { message.set_number(number.value); }
    void operator()(const std::vector<SentShare>& shares) const
    {
        auto& points = *message.mutable_points();
        for (const SentShare& share : shares) {
            auto& sent = *points.add_shares();
            sent.set_to(bytes_of(share.to));
            sent.set_points(counted(share.points));
        }
    }
    void operator()(const Text& text) const { message.set_text(text.words); }
};

void fill(const SentAsk& ask, play::v1::Ask& message)
{
    message.set_label(ask.label);
    std::visit(FillAsk{message}, ask.kind);
}

}  // namespace

std::string bytes_of(Handle handle)
{
    std::string bytes(8, '\0');
    for (std::size_t i = 0; i < 8; ++i)
        bytes[i] = static_cast<char>(handle.value >> (56 - 8 * i) & 0xff);
    return bytes;
}

void fill(const SentAnswer& answer, play::v1::Answer& message)
{
    std::visit(FillAnswer{message}, answer);
}

void fill(const SentOffer& offer, play::v1::Offer& message)
{
    message.set_verb(offer.verb);
    message.set_piece(bytes_of(offer.piece));
    message.set_label(offer.label);
    message.set_rule(offer.rule);
    for (const SentAsk& ask : offer.asks) fill(ask, *message.add_asks());
    fill_all(offer.proposed, message.mutable_proposed());
    message.set_is_default(offer.is_default);
    message.set_merit(offer.merit);
}

void pack(const SentAction& action, play::v1::Action& message)
{
    message.set_verb(action.verb);
    message.set_piece(bytes_of(action.piece));
    fill_all(action.answers, message.mutable_answers());
}

void pack(const Forecast& forecast, play::v1::Forecast& message)
{
    if (forecast.cost) message.set_cost(counted(*forecast.cost));
    if (forecast.allowance) message.set_allowance(counted(*forecast.allowance));
    for (const Odds& odds : forecast.odds) {
        auto& sent = *message.add_odds();
        sent.set_of(odds.of);
        sent.set_good(counted(odds.good));
        sent.set_in(counted(odds.in));
    }
    for (const Mark& mark : forecast.marks) {
        auto& sent = *message.add_marks();
        fill(mark.at, *sent.mutable_at());
        sent.set_words(mark.words);
    }
    for (const std::string& note : forecast.notes) message.add_notes(note);
    message.set_merit(forecast.merit);
}

void pack(const Refusal& refusal, play::v1::Refused& message)
{
    switch (refusal.kind) {
        case Refusal::Kind::NotOffered:
            message.set_reason(play::v1::REASON_NOT_OFFERED);
            break;
        case Refusal::Kind::BadAnswer:
            message.set_reason(play::v1::REASON_BAD_ANSWER);
            break;
        case Refusal::Kind::Stale:
            message.set_reason(play::v1::REASON_STALE);
            break;
        case Refusal::Kind::NotPossible:
            message.set_reason(play::v1::REASON_NOT_POSSIBLE);
            break;
    }
    message.set_words(refusal.words);
}

}  // namespace galloper::wire
