// The same of Land and Freedom: 200 bases in 32 battalions, and one of them acts.

#include <benchmark/benchmark.h>

#include "common/match/match.h"
#include "tests/support/brigade_field.h"
#include "tests/support/seeded_dice.h"

namespace galloper::land_and_freedom {
namespace {

constexpr HandleKey key{1, 2, 3};

// Two lines of sixteen battalions, 50 cm apart, with houses, a road and a wood between them. The
// level of one of them is called.
Field crowded_field()
{
    Field field;
    field.state.table = {{}, {400_cm, 150_cm}};
    field.ground("village", square(cm(40, 60), cm(50, 64)));
    field.ground("wood", square(cm(60, 58), cm(90, 66)));
    field.ground("road", square(cm(0, 70), cm(400, 73)));
    for (int i = 0; i < 32; ++i) {
        const Side side = i < 16 ? nationalists : republicans;
        const int x = 10 + 24 * (i % 16), back = i < 16 ? 40 : 100, front = i < 16 ? 46 : 94;
        const int unit = field.battalion(side, 11 + i, 0, cm(x, back));
        for (int company = 0; company < 5; ++company)
            field.rifles(unit, cm(x - 8 + 4 * company, front));
        field.state.formation(unit).points = i == 2 ? 3 : 1 + i % 2;
    }
    for (int i = 0; i < 8; ++i) field.rifles(11, cm(4 + 6 * i, 20));
    return field;
}

Match match_of(const Field& field)
{
    return {std::make_shared<GameOf<Rules>>(field.state), field.state.posts, key};
}

SentAction sent(const Match& match, Verb verb, std::string_view label, SentAnswer answer)
{
    for (const SentPiece& piece : match.picture(nationalist).pieces)
        if (piece.label == label) return {word_of(verb), piece.name, {std::move(answer)}};
    check(false, "nobody of that name");
    return {};
}

void prepare(benchmark::State& run, const Match& match, const SentAction& action)
{
    std::uint64_t seed = 0;
    for (auto _ : run) {
        SeededDice dice(++seed, 1);
        auto step = match.prepare(nationalist, match.number(nationalist), action, dice);
        check(bool(step), step ? "" : step.error().words.c_str());
        benchmark::DoNotOptimize(step);
    }
    run.counters["pieces"] = static_cast<double>(match.picture(Viewer::truth()).pieces.size());
}

std::string headquarters_of(const Field& field, int unit)
{
    return field.find(field.hq(unit)).label;
}

void a_battalions_orders(benchmark::State& run)
{
    const Field field = crowded_field();
    const Match match = match_of(field);
    prepare(run, match, sent(match, Verb::MoveUnit, headquarters_of(field, 13), Path{cm(58, 50)}));
}

// Five companies walk under the eyes of the other line, and fire.
void a_battalion_acts(benchmark::State& run)
{
    Field field = crowded_field();
    for (const Base& base : field.state.bases)
        if (base.formation == 13 && base.arm != Arm::Headquarters)
            field.state.desks[0].orders.push_back(move(base.id, {{base.at.x, base.at.y + 10_cm}}));
    const Match match = match_of(field);
    prepare(run, match, sent(match, Verb::Go, headquarters_of(field, 13), Chosen{0}));
}

BENCHMARK(a_battalions_orders)->Unit(benchmark::kMicrosecond);
BENCHMARK(a_battalion_acts)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace galloper::land_and_freedom
