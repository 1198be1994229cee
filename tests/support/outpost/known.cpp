#include <algorithm>

#include "tests/support/outpost/state.h"

namespace galloper::outpost {
namespace {

// Who has to decide: the seat of a stopped march, or all of the phase's side that have not ended.
std::vector<Seat> awaited(const State& truth)
{
    std::vector<Seat> seats;
    if (truth.phase == Phase::Over) return seats;
    const Side side = truth.phase == Phase::Patrol ? red : blue;
    const Scout* halted = truth.halt ? truth.find(truth.halt->scout) : nullptr;
    for (std::size_t i = 0; i < truth.posts.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        const Post& post = truth.posts[i];
        const bool said = std::binary_search(truth.said.begin(), truth.said.end(), seat);
        const auto& own = post.formations;
        if (halted ? std::find(own.begin(), own.end(), halted->formation) != own.end()
                   : post.side == side && !said)
            seats.push_back(seat);
    }
    return seats;
}

}  // namespace

Known known_to(const State& truth, Viewer viewer)
{
    Known known;
    known.viewer = viewer;
    if (viewer.seat()) known.post = truth.posts[viewer.seat()->number];
    const bool of_blue = viewer.is_truth() || (known.post && known.post->side == blue);
    known.sides = truth.sides;
    known.turn = truth.turn;
    known.last_turn = truth.last_turn;
    known.phase = truth.phase;
    known.scouts = truth.scouts;
    if (truth.phase != Phase::Laying || of_blue)
        known.charge = KnownCharge{truth.charge.id, truth.charge.at, std::nullopt};
    if (known.charge && (of_blue || truth.charge.turned)) known.charge->mine = truth.charge.mine;
    if (of_blue) known.rounds = truth.rounds;
    known.awaited = awaited(truth);
    if (truth.halt) known.halted = truth.halt->scout;
    return known;
}

}  // namespace galloper::outpost
