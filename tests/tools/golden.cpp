// Plays the golden rehearsals anew, where the tests look for them: the machine chooses every action
// again and the file's steps are written, then what they tell. With "tell" it leaves the steps as
// they are and writes only what they tell.

#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <string_view>

#include "common/bot/brain.h"
#include "common/rehearsal/writing.h"
#include "tests/rehearsal/files.h"
#include "tests/support/seeded_dice.h"

using namespace galloper;
using namespace galloper::rehearsal;

namespace {

// All before this line is written by hand.
constexpr std::string_view written_from_here = "# What the machine plays:\n";

struct Golden {
    const char* name;
    std::uint64_t seed;
};
constexpr Golden goldens[] = {{"platoon", 7}, {"villanueva", 4}};

class Brains {
public:
    explicit Brains(std::uint64_t seed) : seed_(seed) {}

    std::optional<SentAction> choose(Seat seat, const Match& match)
    {
        Brain& brain = brains_.try_emplace(seat, seed_ + seat.number, 12).first->second;
        return brain.choose(match.picture(seat),
                            [&](const SentAction& action) -> std::optional<Forecast> {
                                auto forecast = match.forecast(seat, action);
                                if (!forecast) return std::nullopt;
                                return std::move(*forecast);
                            });
    }

private:
    std::uint64_t seed_;
    std::map<Seat, Brain> brains_{};
};

bool write(const std::string& path, const std::string& text)
{
    std::ofstream out(path, std::ios::binary);
    out << text;
    std::printf("%s: written\n", path.c_str());
    return bool(out.flush());
}

bool play(const Golden& golden, const std::string& path)
{
    const std::string text = read_file(path);
    const auto mark = text.find(written_from_here);
    if (mark == text.npos) return false;
    const std::string head = text.substr(0, mark + written_from_here.size());
    Brains brains(golden.seed);
    PlayOn playing;
    playing.choose = [&](Seat seat, const Match& match) { return brains.choose(seat, match); };
    playing.dice = [&](std::uint64_t step) {
        return std::make_unique<SeededDice>(golden.seed, step);
    };
    const auto steps = play_on(golden.name, head, find_scenario, playing);
    if (!steps) std::fprintf(stderr, "%s\n", steps.error().c_str());
    return steps && write(path, head + *steps);
}

bool tell(const Golden& golden, const std::string& path)
{
    const Rehearsed rehearsed = rehearse(golden.name, read_file(path), find_scenario);
    std::fprintf(stderr, "%s", rehearsed.faults.c_str());
    const std::string told = path.substr(0, path.rfind('.')) + ".txt";
    return rehearsed.faults.empty() && write(told, *transcript(rehearsed));
}

}  // namespace

int main(int argc, char** argv)
{
    const bool only_tell = argc > 1 && std::string_view(argv[1]) == "tell";
    bool well = true;
    for (const Golden& golden : goldens) {
        const std::string path = std::string(SOURCE_ROOT "/tests/golden/") + golden.name + ".txtpb";
        well = well && (only_tell || play(golden, path)) && tell(golden, path);
    }
    return well ? 0 : 1;
}
