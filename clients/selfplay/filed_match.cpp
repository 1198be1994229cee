#include "clients/selfplay/filed_match.h"

#include "common/archive/log_rows.h"
#include "common/match/recorded_dice.h"
#include "common/rulesets/rulesets.h"
#include "common/wire/scenario.h"

namespace galloper {

namespace {

Key key_for(std::string_view what, std::uint64_t seed)
{
    return hash_of(Parts("filed match").add(what).add(seed).bytes());
}

// A match being filed while it is played.
class Filing {
public:
    Filing(archive::MatchFile& file, const FiledGame& wish) : file_(file), wish_(wish) {}

    void play(const RulesetEntry& ruleset, const Scenario& scenario, const Posts& posts)
    {
        const archive::Opened& opened = file_.opened;
        const MatchKey key = match_key(opened.secret, opened.entropy);
        KeyedDice dice(file_.duplicate ? match_key(opened.secret, {}) : key, 0);
        RecordingDice recorded(dice);
        const auto game = ruleset.setup(scenario, file_.options, posts, recorded);
        check(static_cast<bool>(game), game ? "" : game.error().words.c_str());
        BotMatch match(*game, posts, key, wish_.seed, opened.handles, file_.closed);
        file(set_up_row(match.match(), recorded.take(), opened.handles));
        match.watched_by([&](const Match::Step& step) {
            file(row_of(step, match.match().viewers(), encode_updates(step)));
        });
        match.dozes_every(wish_.dozes_every);
        match.has_whims(wish_.whims);
        match.play(wish_.most_steps);
        const auto& ending = match.match().picture(Viewer::everybody()).ending;
        if (ending) file_.result = ending->words;
    }

private:
    void file(Row row)
    {
        file_.link = link_after(file_.link, row, file_.opened.handles);
        const auto clock = file_.created + static_cast<std::int64_t>(10 * row.step);
        file_.rows.push_back({std::move(row), clock, file_.link});
    }

    archive::MatchFile& file_;
    const FiledGame& wish_;
};

// A seat that the house plays gives no entropy.
archive::Opened keys_for(std::uint64_t seed, const std::vector<archive::Place>& seats)
{
    archive::Opened opened{key_for("secret", seed), {}, key_for("handles", seed)};
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const Key entropy = key_for("entropy of seat " + std::to_string(i), seed);
        opened.entropy.push_back(seats[i].machine ? std::string()
                                                  : std::string(entropy.begin(), entropy.end()));
    }
    return opened;
}

}  // namespace

Result<archive::MatchFile, Fault> filed_match(const FiledGame& wish)
{
    const auto scenario = wire::read_scenario(wish.scenario, wish.text);
    if (!scenario) return Err{scenario.error()};
    const RulesetEntry* ruleset = find_ruleset(scenario->ruleset);
    if (ruleset == nullptr) return Err{Fault{"there is no such ruleset"}};
    Options options = scenario->options;
    for (const auto& [name, value] : wish.options) options[name] = value;
    const auto seats = ruleset->seats(*scenario, options);
    if (!seats) return Err{seats.error()};

    archive::MatchFile file{.ruleset = scenario->ruleset,
                            .version = ruleset->info().version,
                            .scenario = wish.scenario,
                            .scenario_text = wish.text,
                            .options = options};
    Posts posts;
    for (const ScenarioSeat& seat : *seats) {
        const bool sat = posts.size() < wish.players.size();
        file.seats.push_back(
            {seat.name, seat.post, !sat, sat ? wish.players[posts.size()] : std::string()});
        posts.push_back(seat.post);
    }
    file.duplicate = file.closed = wish.duplicate;
    file.opened = keys_for(wish.seed, file.seats);
    file.commitment = commitment_to(file.opened.secret);
    file.created = 1'000'000'000;
    Filing(file, wish).play(*ruleset, *scenario, posts);
    return file;
}

}  // namespace galloper
