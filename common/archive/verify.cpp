#include "common/archive/verify.h"

#include <algorithm>

#include "common/archive/checks.h"

namespace galloper::archive {

struct Verification::Checks {
    explicit Checks(const MatchFile& file)
        : match(file), chain(file), transcripts(file), rules(file), dice(file)
    {
    }

    void end()
    {
        chain.end();
        transcripts.end();
    }

    const MatchFile& match;
    std::size_t next = 0;  // row
    ChainCheck chain;
    TranscriptCheck transcripts;
    RulesCheck rules;
    DiceCheck dice;
};

Verification::Verification(const MatchFile& match) : checks_(std::make_unique<Checks>(match))
{
    check(!match.rows.empty(), "a match begins with its set-up");
}

Verification::~Verification() = default;

bool Verification::go_on()
{
    Checks& checks = *checks_;
    if (checks.next == checks.match.rows.size()) return false;
    const FiledRow& row = checks.match.rows[checks.next++];
    checks.chain.row(row);
    checks.transcripts.row(row);
    checks.rules.row(row);
    checks.dice.row(row);
    if (checks.next < checks.match.rows.size()) return true;
    checks.end();
    return false;
}

std::vector<Finding> Verification::findings() const
{
    const Checks& checks = *checks_;
    const MatchFile& match = checks.match;
    const std::string steps = std::to_string(match.rows.size() - 1);
    Finding rules = checks.rules.finding(
        "rules", "the same rules, from the set-up on, decide the same " + steps + " steps");
    if (!checks.rules.not_done().empty())
        rules = {"rules", checks.rules.not_done(), Verdict::NotDone};
    const bool fits = commitment_to(match.opened.secret) == match.commitment;
    return {
        checks.chain.finding("chain", "the links of the set-up and of " + steps + " steps hold"),
        checks.transcripts.finding("transcripts",
                                   "what " + std::to_string(viewers_of(match).size()) +
                                       " viewers were told folds from their first pictures"),
        std::move(rules),
        {"secret", fits ? "it fits its commitment" : "it does not fit the commitment in the head",
         fits ? Verdict::Good : Verdict::Wrong},
        checks.dice.finding("dice", "secret and entropy give all " +
                                        std::to_string(checks.dice.dice()) +
                                        " dice, the set-up's too")};
}

std::vector<Finding> verify(const MatchFile& match)
{
    Verification verification(match);
    while (verification.go_on()) {
    }
    return verification.findings();
}

bool all_good(const std::vector<Finding>& findings)
{
    return std::all_of(findings.begin(), findings.end(),
                       [](const Finding& one) { return one.verdict == Verdict::Good; });
}

bool nothing_wrong(const std::vector<Finding>& findings)
{
    return std::none_of(findings.begin(), findings.end(),
                        [](const Finding& one) { return one.verdict == Verdict::Wrong; });
}

}  // namespace galloper::archive
