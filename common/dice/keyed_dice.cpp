#include "common/dice/keyed_dice.h"

#include "common/base/check.h"

namespace galloper {

// A number from 1 to sides. As many of the 2^64 numbers as would favour some faces are thrown back,
// and the next part of the digest, or the next digest, is taken instead.
static int fair_face(const Key& key, std::string_view address, int sides)
{
    const auto n = static_cast<std::uint64_t>(sides);
    const std::uint64_t unfair = (0 - n) % n;  // 2^64 modulo n
    for (std::uint64_t attempt = 0;; ++attempt) {
        const Digest digest = keyed_hash(key, Parts("die").add(address).add(attempt).bytes());
        for (std::size_t which = 0; which < 4; ++which) {
            const std::uint64_t number = number_in(digest, which);
            if (number >= unfair) return static_cast<int>(number % n) + 1;
        }
    }
}

int KeyedDice::roll(Purpose purpose, int sides)
{
    check(sides > 0, "a die has sides");
    Draw draw{.purpose = std::string(purpose.what), .piece = purpose.who, .sides = sides};
    draw.index = counts_[{draw.purpose, draw.piece}]++;
    const Parts address =
        Parts("draw").add(step_).add(draw.purpose).add(draw.piece.value).add(draw.index);
    draw.face = fair_face(key_, address.bytes(), sides);
    drawn_.push_back(draw);
    return draw.face;
}

}  // namespace galloper
