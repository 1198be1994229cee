#include "common/rehearsal/acting.h"

#include <algorithm>

namespace galloper::rehearsal {

namespace {

using wire::Entry;

// One answer of a seat's, read by what is asked where its kind alone does not say it.
class Answering {
public:
    Answering(const Stage& stage, Seat seat, const SentAsk* ask, const Entry& entry)
        : stage_(stage), seat_(seat), ask_(ask), entry_(entry)
    {
    }

    std::optional<SentAnswer> read(const file::Answer& said)
    {
        SentAnswer answer = read_kind(said);
        if (!well_) return std::nullopt;
        return answer;
    }

private:
    SentAnswer read_kind(const file::Answer& said)
    {
        switch (said.kind_case()) {
            case file::Answer::kPath:
                return path(said.path());
            case file::Answer::kPlace:
                return place(said.place(), entry_.part("place", -1, said.place()));
            case file::Answer::kPiece:
                return piece("piece", said.piece(), entry_);
            case file::Answer::kPieces:
                return pieces(said.pieces(), entry_.part("pieces", -1, said.pieces()));
            case file::Answer::kChoice:
                return choice(said.choice());
            case file::Answer::kIndex:
                return Chosen{static_cast<int>(said.index())};
            case file::Answer::kNumber:
                return Number{said.number()};
            case file::Answer::kPoints:
                return shares(said.points(), entry_.part("points", -1, said.points()));
            case file::Answer::kText:
                return Text{said.text()};
            case file::Answer::KIND_NOT_SET:
                break;
        }
        fail(entry_, "path", "or another answer is missing");
        return Text{};
    }

    void fail(const Entry& entry, const char* field, const std::string& words, int index = -1)
    {
        if (well_) entry.wrong(field, words, index);
        well_ = false;
    }
    template <class T>
    T take(const Entry& entry, const char* field, const Result<T, std::string>& said,
           int index = -1)
    {
        if (said) return *said;
        fail(entry, field, said.error(), index);
        return T{};
    }

    // Corners, with blanks between them.
    Path path(const std::string& text)
    {
        return take(entry_, "path", wire::read_way(text, stage_.unit()));
    }

    Place place(const file::Answer::Place& said, const Entry& entry)
    {
        Place place;
        place.at = take(entry, "at", wire::read_point(said.at(), stage_.unit()));
        if (!said.facing().empty())
            place.facing = take(entry, "facing", wire::read_facing(said.facing()));
        return place;
    }

    Handle piece(const char* field, const std::string& name, const Entry& entry, int index = -1)
    {
        return take(entry, field, stage_.piece_called(name, seat_), index);
    }

    std::vector<Handle> pieces(const file::Answer::Pieces& said, const Entry& entry)
    {
        std::vector<Handle> named;
        for (int i = 0; i < said.piece_size(); ++i)
            named.push_back(piece("piece", said.piece(i), entry, i));
        return named;
    }

    std::vector<SentShare> shares(const file::Answer::Shares& said, const Entry& entry)
    {
        std::vector<SentShare> shares;
        for (int i = 0; i < said.share_size(); ++i) {
            const file::Answer::Share& share = said.share(i);
            shares.push_back(
                {piece("to", share.to(), entry.part("share", i, share)), share.points()});
        }
        return shares;
    }

    Chosen choice(const std::string& words)
    {
        const auto* asked = ask_ == nullptr ? nullptr : std::get_if<AskChoice>(&ask_->kind);
        const Words choices = asked == nullptr ? Words() : asked->choices;
        const auto found = std::find(choices.begin(), choices.end(), words);
        if (found == choices.end())
            fail(entry_, "choice",
                 "is \"" + words + "\"; " + wire::there_are({choices.begin(), choices.end()}));
        return Chosen{static_cast<int>(found - choices.begin())};
    }

    const Stage& stage_;
    Seat seat_;
    const SentAsk* ask_;
    const Entry& entry_;
    bool well_ = true;
};

const SentOffer* offer_for(const SentPicture& picture, const SentAction& action)
{
    for (const SentOffer& offer : picture.offers)
        if (offer.verb == action.verb && offer.piece == action.piece) return &offer;
    return nullptr;
}

void not_offered(const Stage& stage, Seat seat, const file::Step& step, const Entry& entry)
{
    std::vector<std::string> known;
    for (const SentOffer& offer : stage.picture(seat).offers)
        known.push_back(name_of(offer.key(), stage.labels(seat)));
    const std::string piece = step.piece().empty() ? "" : " (" + step.piece() + ")";
    entry.wrong("verb", "is \"" + step.verb() + piece + "\", and that is not offered; " +
                            wire::there_are(known));
}

std::optional<std::vector<SentAnswer>> answers_of(const Stage& stage, Seat seat,
                                                  const file::Step& step, const SentOffer* offer,
                                                  const Entry& entry)
{
    if (step.answer_size() == 0 && offer != nullptr) return offer->proposed;
    std::vector<SentAnswer> answers;
    for (int i = 0; i < step.answer_size(); ++i) {
        const auto which = static_cast<std::size_t>(i);
        const SentAsk* ask =
            offer != nullptr && which < offer->asks.size() ? &offer->asks[which] : nullptr;
        const Entry part = entry.part("answer", i, step.answer(i));
        auto answer = Answering(stage, seat, ask, part).read(step.answer(i));
        if (!answer) return std::nullopt;
        answers.push_back(std::move(*answer));
    }
    return answers;
}

}  // namespace

std::optional<SentAction> action_of(const Stage& stage, Seat seat, const file::Step& step,
                                    const Entry& entry)
{
    SentAction action{step.verb(), {}, {}};
    if (!step.piece().empty()) {
        const auto piece = stage.piece_called(step.piece(), seat);
        if (!piece) {
            entry.wrong("piece", piece.error());
            return std::nullopt;
        }
        action.piece = *piece;
    }
    const SentOffer* offer = offer_for(stage.picture(seat), action);
    if (offer == nullptr && !step.has_refused()) {
        not_offered(stage, seat, step, entry);
        return std::nullopt;
    }
    auto answers = answers_of(stage, seat, step, offer, entry);
    if (!answers) return std::nullopt;
    action.answers = std::move(*answers);
    return action;
}

std::vector<ScriptedDice::Loaded> dice_of(
    const Stage& stage, const google::protobuf::RepeatedPtrField<file::Dice>& dice,
    const Entry& entry)
{
    std::vector<ScriptedDice::Loaded> loaded;
    for (int i = 0; i < dice.size(); ++i) {
        const file::Dice& die = dice.Get(i);
        const Entry part = entry.part("die", i, die);
        part.require("face", die.face_size() > 0, "is missing");
        ScriptedDice::Loaded next{.purpose = die.purpose(), .entry = i};
        if (!die.piece().empty()) {
            const auto piece = stage.is_set()
                                   ? stage.piece_called(die.piece())
                                   : Err{std::string("cannot be named before it is set up")};
            next.piece = part.take("piece", piece);
        }
        for (const std::uint32_t face : die.face()) {
            next.face = static_cast<int>(std::min(face, 1'000u));
            loaded.push_back(next);
        }
    }
    return loaded;
}

}  // namespace galloper::rehearsal
