// The chain, the transcripts and the dice of a match file.

#include "common/archive/checks.h"

#include "common/archive/log_rows.h"
#include "common/archive/sections.h"
#include "common/base/save.h"
#include "common/wire/codec.h"

namespace galloper::archive {

std::string words_for_step(std::uint64_t step)
{
    return step == 0 ? "the set-up" : "step " + std::to_string(step);
}

// --- the chain -------------------------------------------------------------------------------

void ChainCheck::row(const FiledRow& filed)
{
    if (filed.row.step != rows_++) say(filed.row.step, "is out of turn");
    link_ = link_after(link_, filed.row, match_.opened.handles);
    if (filed.link != link_) say(filed.row.step, "its parts do not hash to its link");
    link_ = filed.link;
}

void ChainCheck::end()
{
    if (match_.link != link_) say("head: its link is not the last step's");
}

// --- what was told ---------------------------------------------------------------------------

std::string TranscriptCheck::first_picture(const Row::Told& told)
{
    auto picture = wire::decode_picture(told.update);
    if (!picture || told.number != 0) return "the first picture cannot be read";
    heard_[told.viewer] = {std::move(*picture), 0};
    return {};
}

std::string TranscriptCheck::update(const Row::Told& told)
{
    Heard& heard = heard_[told.viewer];
    const auto update = wire::decode_update(told.update);
    if (!update) return "cannot be read";
    if (told.number != ++heard.number || update->number != told.number) return "is out of turn";
    const SentPicture before = heard.picture;
    fold(heard.picture, update->update.change);
    return diff(before, heard.picture) == update->update.change
               ? std::string()
               : "does not fit the picture that it was told on";
}

void TranscriptCheck::row(const FiledRow& filed)
{
    for (const Row::Told& told : filed.row.told) {
        const bool first = filed.row.step == 0;
        const std::string words = first ? first_picture(told) : update(told);
        if (words.empty()) continue;
        const std::string which = first ? "" : ", update " + std::to_string(told.number);
        say(filed.row.step, "transcript of " + words_for(told.viewer) + which + ": " + words);
    }
}

void TranscriptCheck::end()
{
    for (const Viewer viewer : viewers_of(match_))
        if (!heard_.contains(viewer)) say("transcript of " + words_for(viewer) + ": is missing");
    const std::optional<Ending>& ending = heard_[Viewer::everybody()].picture.ending;
    if (match_.result != (ending ? ending->words : std::string()))
        say("head: its result is not what everybody was told");
}

// --- the dice --------------------------------------------------------------------------------

// The set-up of a duplicate is from the secret alone, so that both tables have the same.
DiceCheck::DiceCheck(const MatchFile& match)
    : set_up_key_(match_key(match.opened.secret,
                            match.duplicate ? std::vector<std::string>() : match.opened.entropy)),
      key_(match_key(match.opened.secret, match.opened.entropy))
{
}

void DiceCheck::row(const FiledRow& filed)
{
    const auto draws = load_text<std::vector<Draw>>(filed.row.dice);
    if (!draws) return say(filed.row.step, "its dice cannot be read");
    KeyedDice dice(filed.row.step == 0 ? set_up_key_ : key_, filed.row.step);
    std::size_t which = 0;
    for (const Draw& draw : *draws) {
        ++dice_;
        const std::string die = "die " + std::to_string(++which);
        if (draw.sides < 1) return say(filed.row.step, die + " has no sides");
        const int face = dice.roll({draw.purpose, draw.piece}, draw.sides);
        if (face != draw.face)
            return say(filed.row.step, die + " is " + std::to_string(draw.face) +
                                           ", and the keys give " + std::to_string(face));
        if (dice.drawn().back() != draw) return say(filed.row.step, die + " is out of turn");
    }
}

}  // namespace galloper::archive
