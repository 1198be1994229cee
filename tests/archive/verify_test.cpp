// What is found in a match file that is true, and in one that is not, and by which words.

#include <gtest/gtest.h>

#include "common/match/proceedings.h"
#include "tests/archive/forgery.h"

namespace galloper::archive {
namespace {

constexpr std::size_t middle = 20;  // a step about which the tests lie

bool begins(const std::string& words, const std::string& with) { return words.starts_with(with); }

// Somebody asks to go back a step now and then, and is let; and at last a draw is agreed.
BotMatch::Whim talkative()
{
    return [steps = 0](Seat, const SentPicture& picture) mutable -> std::optional<SentAction> {
        ++steps;
        for (const SentOffer& offer : picture.offers) {
            if (offer.verb == house_verb::ask_back && steps % 7 == 0)
                return SentAction{offer.verb, {}, {}};
            if (offer.verb == house_verb::agree_back) return SentAction{offer.verb, {}, {}};
            if (offer.verb == house_verb::offer_draw && steps > 60)
                return SentAction{offer.verb, {}, {}};
            if (offer.verb == house_verb::accept_draw) return SentAction{offer.verb, {}, {}};
        }
        return std::nullopt;
    };
}

bool has(const MatchFile& match, const std::string& part)
{
    for (const FiledRow& filed : match.rows)
        if (filed.row.deed.find(part) != std::string::npos) return true;
    return false;
}

TEST(Verify, WhatTheHouseDoesIsRetoldToo)
{
    for (const RulesetEntry& ruleset : all_rulesets()) {
        FiledGame game = shortest_of(ruleset);
        if (ruleset.name == "bravado") game.options["defence"] = "commands";  // a seat more
        game.dozes_every = 5;
        game.whims = talkative();
        const MatchFile match = played(game, 3);

        EXPECT_TRUE(has(match, "cause:default")) << ruleset.name;
        EXPECT_TRUE(has(match, "verb:\"ask to go back\"")) << ruleset.name;
        const auto findings = verify(match);
        EXPECT_TRUE(all_good(findings)) << words_of(findings);
    }
}

TEST(Verify, ADuplicateIsSetUpFromTheSecretAlone)
{
    for (const RulesetEntry& ruleset : all_rulesets()) {
        FiledGame game = shortest_of(ruleset);
        game.duplicate = true;
        game.most_steps = 10;
        MatchFile match = played(game, 4);
        EXPECT_TRUE(all_good(verify(match))) << words_of(verify(match));
    }
}

TEST(Verify, AByteThatWasChangedInAnyPartBreaksTheChainAtItsStep)
{
    const auto chain_after = [](auto change) {
        MatchFile match = a_match();
        change(match.rows[middle].row);
        return finding_of(match, "chain");
    };
    const std::vector<Finding> findings{
        chain_after([](Row& row) { row.deed.back() = '?'; }),
        chain_after([](Row& row) { row.dice += " "; }),
        chain_after([](Row& row) { row.state[7] ^= 1; }),
        chain_after([](Row& row) { row.told.back().update.back() ^= 1; }),
        chain_after([](Row& row) { row.told.back().names += " "; }),
        chain_after([](Row& row) { row.told.pop_back(); })};
    for (const Finding& finding : findings) {
        EXPECT_EQ(finding.verdict, Verdict::Wrong);
        EXPECT_EQ(finding.words, "step 20: its parts do not hash to its link");
    }

    MatchFile other_end = a_match();
    other_end.link[0] ^= 1;
    EXPECT_EQ(finding_of(other_end, "chain").words, "head: its link is not the last step's");
}

TEST(Verify, AStepThatWasDroppedIsMissed)
{
    MatchFile match = a_match();
    match.rows.erase(match.rows.begin() + middle);
    EXPECT_EQ(finding_of(match, "chain").words, "step 21: is out of turn");

    renumber(match);
    EXPECT_EQ(finding_of(match, "chain").verdict, Verdict::Good);
    EXPECT_TRUE(begins(finding_of(match, "rules").words, "step 20: "));
    EXPECT_FALSE(nothing_wrong(verify(match)));
}

TEST(Verify, AStepThatWasDoubledIsFound)
{
    MatchFile match = a_match();
    match.rows.insert(match.rows.begin() + middle, match.rows[middle]);
    EXPECT_EQ(finding_of(match, "chain").words, "step 20: is out of turn");

    renumber(match);
    EXPECT_TRUE(begins(finding_of(match, "rules").words, "step 21: "));
}

TEST(Verify, StepsThatWereSwappedAreFound)
{
    MatchFile match = a_match();
    std::swap(match.rows[middle], match.rows[middle + 1]);
    EXPECT_EQ(finding_of(match, "chain").words, "step 21: is out of turn");

    renumber(match);
    EXPECT_TRUE(begins(finding_of(match, "rules").words, "step 20: "));
}

TEST(Verify, AMatchThatWasCutShortHasAnotherResult)
{
    MatchFile match = a_match();
    ASSERT_FALSE(match.result.empty());
    match.rows.resize(middle);
    EXPECT_EQ(finding_of(match, "chain").words, "head: its link is not the last step's");

    relink(match);
    EXPECT_EQ(finding_of(match, "chain").verdict, Verdict::Good);
    EXPECT_EQ(finding_of(match, "transcripts").words,
              "head: its result is not what everybody was told");
}

TEST(Verify, OtherRulesAreNotRetoldAndThatIsSaid)
{
    MatchFile match = a_match();
    const int version = match.version;
    match.version = version + 2;
    const auto findings = verify(match);
    EXPECT_EQ(finding_of(match, "rules"),
              (Finding{"rules",
                       "not retold: rules " + std::to_string(version + 2) + ", this build has " +
                           std::to_string(version),
                       Verdict::NotDone}));
    EXPECT_FALSE(all_good(findings));
    EXPECT_TRUE(nothing_wrong(findings)) << words_of(findings);

    match.ruleset = "chess";
    EXPECT_EQ(finding_of(match, "rules").words, "not retold: this build has no such ruleset");
}

TEST(Verify, AMatchThatWasRenewedIsOfTwoBuilds)
{
    MatchFile match = a_match();
    Deed renewed{.cause = Cause::Renewed};
    match.rows.resize(middle);
    match.rows.push_back({{middle, save_text(renewed), "[]", {}, {}}, 0, {}});
    relink(match);
    EXPECT_EQ(finding_of(match, "rules"),
              (Finding{"rules",
                       "not retold: from step 20 on it was played under another build of the rules",
                       Verdict::NotDone}));
}

TEST(Verify, AForeignSecretFitsNeitherCommitmentNorDice)
{
    MatchFile match = a_match();
    match.opened.secret[0] ^= 1;
    EXPECT_EQ(finding_of(match, "secret"),
              (Finding{"secret", "it does not fit the commitment in the head", Verdict::Wrong}));
    EXPECT_TRUE(begins(finding_of(match, "dice").words, "the set-up: die "));

    // Another commitment does not help: the dice are not the secret's.
    match.commitment = commitment_to(match.opened.secret);
    EXPECT_EQ(finding_of(match, "secret").verdict, Verdict::Good);
    EXPECT_EQ(finding_of(match, "dice").verdict, Verdict::Wrong);
}

TEST(Verify, OtherEntropyGivesOtherDice)
{
    MatchFile match = a_match();
    match.opened.entropy[0] += "x";
    EXPECT_EQ(finding_of(match, "dice").verdict, Verdict::Wrong);
}

TEST(Verify, ADieThatWasChangedIsNamed)
{
    MatchFile match = a_match();
    std::size_t step = 1;
    while (match.rows[step].row.dice == "[]") ++step;
    auto draws = *load_text<std::vector<Draw>>(match.rows[step].row.dice);
    const int thrown = draws[0].face;
    draws[0].face = thrown % draws[0].sides + 1;
    match.rows[step].row.dice = save_text(draws);
    relink(match);

    const std::string place = "step " + std::to_string(step) + ": ";
    EXPECT_EQ(finding_of(match, "dice").words, place + "die 1 is " + std::to_string(draws[0].face) +
                                                   ", and the keys give " + std::to_string(thrown));
    EXPECT_TRUE(begins(finding_of(match, "rules").words, place));
}

TEST(Verify, ADieMoreOrLessIsMissed)
{
    MatchFile match = a_match();
    std::size_t step = 1;
    while (match.rows[step].row.dice == "[]") ++step;
    auto draws = *load_text<std::vector<Draw>>(match.rows[step].row.dice);
    const std::string place = "step " + std::to_string(step) + ": ";

    auto more = draws;
    KeyedDice dice(match_key(match.opened.secret, match.opened.entropy), step);
    dice.d6({"luck"});
    more.push_back(dice.drawn().back());
    match.rows[step].row.dice = save_text(more);
    relink(match);
    EXPECT_EQ(finding_of(match, "dice").verdict, Verdict::Good);
    EXPECT_EQ(finding_of(match, "rules").words, place + "other dice are thrown");

    match.rows[step].row.dice = "[]";
    relink(match);
    EXPECT_EQ(finding_of(match, "rules").words, place + "the rules cannot come to it");
}

TEST(Verify, WhatSomebodyWasToldCannotBeChanged)
{
    for (const std::size_t which : {std::size_t{0}, a_match().rows[middle].row.told.size() - 1}) {
        MatchFile match = a_match();
        Row::Told& told = match.rows[middle].row.told[which];
        auto update = *wire::decode_update(told.update);
        update.update.news.lines.push_back({"Nothing happened."});
        told.update = wire::encode(update.number, update.update);
        relink(match);

        EXPECT_EQ(finding_of(match, "chain").verdict, Verdict::Good);
        EXPECT_EQ(finding_of(match, "rules").words,
                  "step 20: transcript of " + words_for(told.viewer) + ", update " +
                      std::to_string(told.number) + ": the rules tell him something else");
    }
}

TEST(Verify, AnUpdateThatDoesNotFoldIsFoundWithoutItsRules)
{
    MatchFile match = a_match();
    match.version += 1;
    Row::Told& told = match.rows[middle].row.told.front();
    auto update = *wire::decode_update(told.update);
    update.update.change.facts.gone.emplace_back("what nobody was told");
    told.update = wire::encode(update.number, update.update);
    relink(match);
    EXPECT_EQ(finding_of(match, "transcripts").words,
              "step 20: transcript of " + words_for(told.viewer) + ", update " +
                  std::to_string(told.number) + ": does not fit the picture that it was told on");
}

TEST(Verify, ADeedThatWasNotOfferedIsNotEvenTried)
{
    const auto rules_after = [](auto change) {
        MatchFile match = a_match();
        Deed deed = *load_text<Deed>(match.rows[middle].row.deed);
        change(deed);
        match.rows[middle].row.deed = save_text(deed);
        relink(match);
        return finding_of(match, "rules").words;
    };
    const std::string words = "step 20: its deed was not offered";
    EXPECT_EQ(rules_after([](Deed& deed) { deed.action.verb = "win"; }), words);
    EXPECT_EQ(rules_after([](Deed& deed) { deed.action.piece = PieceId{4'000'000}; }), words);
    EXPECT_EQ(rules_after([](Deed& deed) { deed.action.answers.emplace_back(Number{-1}); }), words);
    EXPECT_EQ(rules_after([](Deed& deed) {
                  deed.action.answers.assign(20, std::vector<PieceId>(99, PieceId{1}));
              }),
              words);
    EXPECT_EQ(rules_after([](Deed& deed) {
                  deed.cause = Cause::Default;
                  deed.action.verb = "win";
              }),
              words);
}

TEST(Verify, TheHeadSaysNothingThatTheRulesDoNotBearOut)
{
    const auto rules_after = [](auto change) {
        MatchFile match = a_match();
        change(match);
        return finding_of(match, "rules").words;
    };
    EXPECT_EQ(rules_after([](MatchFile& match) { match.scenario_text = "title: 7"; }),
              "head: its scenario cannot be read");
    EXPECT_EQ(rules_after([](MatchFile& match) { match.options["luck"] = "good"; }),
              "head: its options are not the scenario's");
    EXPECT_EQ(rules_after([](MatchFile& match) { match.seats[0].post.sight = Sight::Own; }),
              "head: its posts are not the scenario's");
}

TEST(Verify, AMatchStaysTrueWithoutAPersonsName)
{
    const std::string file = pack(a_match());
    const auto match = unpack(*without_player(file, Seat{0}));
    ASSERT_TRUE(match);
    EXPECT_EQ(match->seats[0].player, "");
    EXPECT_TRUE(all_good(verify(*match))) << words_of(verify(*match));
}

TEST(Verify, ARowAtATimeItFindsTheSame)
{
    Verification verification(a_match());
    std::size_t rows = 1;
    while (verification.go_on()) ++rows;
    EXPECT_EQ(rows, a_match().rows.size());
    EXPECT_EQ(verification.findings(), verify(a_match()));
}

}  // namespace
}  // namespace galloper::archive
