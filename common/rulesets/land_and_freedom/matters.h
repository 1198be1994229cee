#pragma once

#include <string>

#include "common/base/ids.h"

// What a line can bring out that is no piece, by name. The silence law holds equal what a line
// named, and nothing else.
namespace galloper::land_and_freedom::matters {

inline std::string of_side(const char* what, Side side)
{
    return std::string(what) + " of side " + std::to_string(side.number);
}

inline std::string bid(Side side) { return of_side("bid", side); }          // both are shown
inline std::string pick(Side side) { return of_side("pick", side); }        // as it stands
inline std::string level(Side side) { return of_side("level", side); }      // what is left below
inline std::string message(Side side) { return of_side("message", side); }  // a rider sets out
inline std::string orders(Side side) { return of_side("orders", side); }    // a unit goes
inline std::string fire_orders(Side side) { return of_side("fire orders", side); }
inline std::string strike(Side side) { return of_side("strike", side); }  // it has been called
inline std::string ground(Side side) { return of_side("ground", side); }  // who is on objectives
inline std::string recovery(Side side) { return of_side("recovery", side); }
inline std::string deal(Side side) { return of_side("deal", side); }
inline std::string points(Side side) { return of_side("points", side); }  // as they are sealed
inline std::string fight(Side side) { return of_side("fight", side); }    // out of somebody's sight
inline const std::string all = "all that was hidden";                     // the game is over

}  // namespace galloper::land_and_freedom::matters
