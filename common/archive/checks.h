#pragma once

#include <map>
#include <optional>

#include "common/archive/verify.h"
#include "common/game/scenario.h"
#include "common/match/match.h"
#include "common/rulesets/rulesets.h"

// What verify() consists of; nobody else includes this. Each check is shown all rows in their order
// and holds on to the first thing that is wrong.
namespace galloper::archive {

// "the set-up", "step 41".
std::string words_for_step(std::uint64_t step);

class Check {
public:
    bool wrong() const { return !wrong_.empty(); }
    Finding finding(std::string what, std::string good_words) const
    {
        if (wrong()) return {std::move(what), wrong_, Verdict::Wrong};
        return {std::move(what), std::move(good_words), Verdict::Good};
    }

protected:
    void say(std::string words)
    {
        if (!wrong()) wrong_ = std::move(words);
    }
    void say(std::uint64_t step, const std::string& words)
    {
        say(words_for_step(step) + ": " + words);
    }

private:
    std::string wrong_{};
};

class ChainCheck : public Check {
public:
    explicit ChainCheck(const MatchFile& match) : match_(match) {}
    void row(const FiledRow& filed);
    void end();

private:
    const MatchFile& match_;
    Digest link_{};
    std::uint64_t rows_ = 0;
};

class TranscriptCheck : public Check {
public:
    explicit TranscriptCheck(const MatchFile& match) : match_(match) {}
    void row(const FiledRow& filed);
    void end();

private:
    struct Heard {
        SentPicture picture{};
        std::uint32_t number = 0;
    };

    // What is wrong with it, or nothing.
    std::string first_picture(const Row::Told& told);
    std::string update(const Row::Told& told);

    const MatchFile& match_;
    std::map<Viewer, Heard> heard_{};
};

class DiceCheck : public Check {
public:
    explicit DiceCheck(const MatchFile& match);
    void row(const FiledRow& filed);
    std::uint64_t dice() const { return dice_; }

private:
    MatchKey set_up_key_;
    MatchKey key_;
    std::uint64_t dice_ = 0;
};

// Plays the match again.
class RulesCheck : public Check {
public:
    explicit RulesCheck(const MatchFile& match);
    void row(const FiledRow& filed);

    // Why it is not done, or empty.
    const std::string& not_done() const { return not_done_; }

private:
    void set_up(const FiledRow& filed);
    void step(const FiledRow& filed);
    void compare(const Row& again, const Row& filed);

    const MatchFile& match_;
    std::string not_done_{};
    std::unique_ptr<Match> again_{};
};

}  // namespace galloper::archive
