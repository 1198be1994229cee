#include "common/rulesets/bravado/seats.h"

#include <algorithm>
#include <set>

#include "common/rulesets/bravado/terms.h"

namespace galloper::bravado {

std::vector<int> formations_of(const Scenario& scenario)
{
    std::set<int> formations;
    for (const ScenarioPiece& piece : scenario.pieces)
        if (piece.side == attack) formations.insert(piece.formation);
    return {formations.begin(), formations.end()};
}

namespace {

std::string side_name(const Scenario& scenario, Side side)
{
    const std::size_t number = side.number;
    return number < scenario.sides.size() ? scenario.sides[number] : "";
}

// The scenario's own name for such a post, if it has one.
std::string name_for(const Scenario& scenario, const Post& post)
{
    for (const ScenarioSeat& seat : scenario.seats)
        if (seat.post == post) return seat.name;
    if (post.formations.empty()) return side_name(scenario, post.side);
    std::string name;
    for (const int formation : post.formations) {
        if (!name.empty()) name += ", ";
        name += formation == company_headquarters ? "company headquarters"
                                                  : "platoon " + std::to_string(formation);
    }
    name[0] = name[0] == 'c' ? 'C' : 'P';
    return name;
}

// The i-th of `among` even shares, the company's headquarters with the first.
std::vector<int> share_of(const std::vector<int>& formations, int which, int among)
{
    std::vector<int> share;
    const auto is_platoon = [](int formation) { return formation != company_headquarters; };
    const auto platoons =
        static_cast<int>(std::count_if(formations.begin(), formations.end(), is_platoon));
    int platoon = 0;
    for (const int formation : formations) {
        const int holder = is_platoon(formation) ? platoon++ * among / platoons : 0;
        if (holder == which) share.push_back(formation);
    }
    return share;
}

}  // namespace

Result<std::vector<ScenarioSeat>, Fault> seats(const Scenario& scenario, const Options& options)
{
    const auto settled = settle(scenario, options);
    if (!settled) return Err{settled.error()};
    const std::vector<int> formations = formations_of(scenario);
    const auto platoons =
        static_cast<int>(formations.size()) -
        (formations.empty() || formations.front() != company_headquarters ? 0 : 1);
    if (platoons < settled->attackers)
        return Err{Fault{"There are more attackers than platoons to share out among them."}};

    std::vector<ScenarioSeat> all;
    for (int i = 0; i < settled->attackers; ++i) {
        Post post{attack, {}, Sight::Side};
        if (settled->attackers > 1) post.formations = share_of(formations, i, settled->attackers);
        all.push_back({name_for(scenario, post), post});
    }
    if (lays_cards(settled->settings.defence)) {
        const Post post{defence, {}, Sight::Side};
        all.push_back({name_for(scenario, post), post});
    }
    return all;
}

}  // namespace galloper::bravado
