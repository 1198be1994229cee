#include "common/rulesets/land_and_freedom/state.h"

namespace galloper::land_and_freedom {

namespace {

template <class Formations>
auto find_number(Formations& formations, int number) -> decltype(&formations.front())
{
    return find_ascending(formations, number, [](const Formation& f) { return f.number; });
}

template <class Desks, class Test>
auto find_desk_that(Desks& desks, Test test) -> decltype(&desks.front())
{
    for (auto& desk : desks)
        if (test(desk)) return &desk;
    return nullptr;
}

template <class Thing>
Thing& found(Thing* thing)
{
    check(thing != nullptr, "nobody sits there");
    return *thing;
}

}  // namespace

Formation* State::find_formation(int number) { return find_number(formations, number); }
const Formation* State::find_formation(int number) const { return find_number(formations, number); }

Desk* State::find_desk(Seat seat)
{
    return find_desk_that(desks, [&](const Desk& desk) { return desk.seat == seat; });
}
const Desk* State::find_desk(Seat seat) const
{
    return find_desk_that(desks, [&](const Desk& desk) { return desk.seat == seat; });
}
Desk& State::desk_of(int formation)
{
    return found(find_desk_that(desks, [&](const Desk& d) { return d.commands(formation); }));
}
const Desk& State::desk_of(int formation) const
{
    return found(find_desk_that(desks, [&](const Desk& d) { return d.commands(formation); }));
}
Desk& State::general(Side side)
{
    return found(find_desk_that(
        desks, [&](const Desk& d) { return d.general && posts[d.seat.number].side == side; }));
}
const Desk& State::general(Side side) const
{
    return found(find_desk_that(
        desks, [&](const Desk& d) { return d.general && posts[d.seat.number].side == side; }));
}

}  // namespace galloper::land_and_freedom
