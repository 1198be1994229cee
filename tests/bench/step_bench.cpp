// What one step costs on a table of 200 pieces with two players, the public and the truth: from the
// check of the action to the update of each viewer. To be under 500 microseconds.
//
//     cmake --preset release -DGALLOPER_TESTS=ON
//     cmake --build build/release --target step_bench && build/release/bin/step_bench

#include <benchmark/benchmark.h>

#include "common/match/match.h"
#include "server/ops/process.h"
#include "tests/support/bravado_table.h"
#include "tests/support/seeded_dice.h"

namespace galloper::bravado {
namespace {

constexpr HandleKey key{1, 2, 3};
constexpr Seat attacker{0};

// 3 platoons of 64 teams on the base line, six cards, and a gun in whose cone one team is about to
// move: 200 pieces.
Table crowded_table()
{
    Table table;
    table.gun({.at = {30_in, 30_in}, .front = {0, -1}, .aim = {0, -1}});
    for (int i = 0; i < 5; ++i)
        table.card({inches(5 + 10 * i), 50_in}, {0, -1}, {Suit::Hearts, 2 + i});
    table.team({.label = "Mover", .at = {30_in, 8_in}});
    for (int i = 0; i < 190; ++i)
        table.team({.formation = 1 + i % 3,
                    .at = {inches(i % 60), Length{(i / 60) * 254 + 1}},
                    .figures = 4});
    table.leader({.team = PieceId{20}});
    return table;
}

SentAction sent(const Match& match, Verb verb, std::string_view label, Path way = {})
{
    for (const SentPiece& piece : match.picture(attacker).pieces)
        if (piece.label == label) {
            SentAction action{word_of(verb), piece.name, {}};
            if (!way.empty()) action.answers.emplace_back(std::move(way));
            return action;
        }
    check(false, "nobody of that name");
    return {};
}

Match match_of(const Table& table)
{
    return {std::make_shared<GameOf<Rules>>(table.state), table.state.posts, key};
}

void prepare(benchmark::State& run, const Match& match, const SentAction& action)
{
    std::uint64_t seed = 0;
    for (auto _ : run) {
        SeededDice dice(++seed, 1);
        auto step = match.prepare(attacker, match.number(attacker), action, dice);
        check(bool(step), step ? "" : step.error().words.c_str());
        benchmark::DoNotOptimize(step);
    }
    run.counters["pieces"] = static_cast<double>(match.picture(Viewer::truth()).pieces.size());
}

void writing_an_order(benchmark::State& run)
{
    const Match match = match_of(crowded_table());
    prepare(run, match, sent(match, Verb::Move, "Mover", {{30_in, 16_in}}));
}

// The question before setting out is answered: the team walks into the cone, is tested there and,
// if it holds, goes on; then the turn runs to its next question.
void walking_into_a_cone(benchmark::State& run)
{
    Table table = crowded_table();
    table.dice("movement", {3, 4});
    const PieceId mover = table.state.teams.front().id;
    table.turn({move(mover, {{30_in, 16_in}})});
    const Match match = match_of(table);
    prepare(run, match, sent(match, Verb::GoOn, "Mover"));
}

BENCHMARK(writing_an_order)->Unit(benchmark::kMicrosecond);
BENCHMARK(walking_into_a_cone)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace galloper::bravado

// As the server's own main() has it.
int main(int count, char** words)
{
    galloper::ops::keep_freed_memory();
    benchmark::Initialize(&count, words);
    benchmark::RunSpecifiedBenchmarks();
}
