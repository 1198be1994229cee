// [BRV-12] step 3: the sheet of orders, as a draft.

#include "common/rulesets/bravado/sheet.h"

namespace galloper::bravado {

namespace {

// One deed a team. [BRV-13]
void order(Sheet& sheet, PieceId team, Deed deed)
{
    std::erase_if(sheet.orders, [team](const Order& order) { return order.team == team; });
    sheet.orders.push_back({team, std::move(deed)});
}

// [BRV-63] Straight for the gun's position, out of cover first where the team is in it.
Deed assault(const State& state, PieceId team, PieceId gun)
{
    const Path way{state.gun(gun).at};
    if (state.team(team).in_cover) return deeds::LeaveCover{way};
    return deeds::Move{way};
}

Standing standing_of(const Action& action)
{
    Standing standing;
    standing.asks = answer<Chosen>(action, 0).index == 0;
    standing.figures = answer<Number>(action, 1).value;
    standing.good = answer<Number>(action, 2).value;
    standing.cover = static_cast<CoverAtEnd>(answer<Chosen>(action, 3).index);
    return standing;
}

}  // namespace

void write(Sheet& sheet, const State& state, Verb verb, const Action& action)
{
    const PieceId piece = action.piece.value_or(PieceId{});
    switch (verb) {
        case Verb::Move:
            return order(sheet, piece, deeds::Move{answer<Path>(action, 0)});
        case Verb::LeaveCover:
            return order(sheet, piece, deeds::LeaveCover{answer<Path>(action, 0)});
        case Verb::Assault:
            return order(sheet, piece, assault(state, piece, answer<PieceId>(action, 0)));
        case Verb::DirectFire:
            return order(sheet, piece, deeds::DirectFire{answer<PieceId>(action, 0)});
        case Verb::CoveringFire:
            return order(sheet, piece, deeds::CoveringFire{answer<PieceId>(action, 0)});
        case Verb::Grenade:
            return order(sheet, piece, deeds::Grenade{answer<PieceId>(action, 0)});
        case Verb::Lead:
            sheet.leading.push_back(piece);
            return;
        case Verb::DoNotLead:
            std::erase(sheet.leading, piece);
            return;
        case Verb::TakeBack:
            std::erase_if(sheet.orders, [piece](const Order& o) { return o.team == piece; });
            return;
        case Verb::StandingAnswers:
            sheet.standing = standing_of(action);
            return;
        case Verb::Seal:
            sheet.sealed = true;
            return;
        default:
            check(false, "nothing that stands on a sheet");
    }
}

}  // namespace galloper::bravado
