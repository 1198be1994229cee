#pragma once

#include <utility>
#include <vector>

#include "common/table/going.h"
#include "tests/support/chance.h"

namespace galloper {

inline Point any_point(Chance& chance, int side)
{
    return {{chance.between(0, side)}, {chance.between(0, side)}};
}

// A band of some width along a broken line across a square, as roads and rivers are drawn.
inline Polygon any_band(Chance& chance, int side, int width)
{
    constexpr int parts = 4;
    Polygon band;
    for (int part = 0; part <= parts; ++part)
        band.push_back({{part * side / parts}, {chance.between(0, side - width)}});
    for (int part = parts; part >= 0; --part) {
        const Point below = band[static_cast<std::size_t>(part)];
        band.push_back({below.x, below.y + Length{width}});
    }
    if (chance.coin())
        for (Point& p : band) p = {p.y, p.x};
    return band;
}

inline std::vector<Polygon> any_bands(Chance& chance, int side, int most, int least_width)
{
    std::vector<Polygon> bands;
    for (int many = chance.between(0, most); many > 0; --many)
        bands.push_back(any_band(chance, side, chance.between(least_width, 12 * least_width)));
    return bands;
}

// Up to three roads, two rivers and two crossings, from half a millimetre upwards.
inline Going any_going(Chance& chance, int side)
{
    auto roads = any_bands(chance, side, 3, side / 160);
    auto rivers = any_bands(chance, side, 2, side / 160);
    auto crossings = any_bands(chance, side, 2, side / 160);
    return {std::move(roads), std::move(rivers), std::move(crossings)};
}

}  // namespace galloper
