#include "common/rehearsal/by_hand.h"

#include <algorithm>

namespace galloper::rehearsal {

namespace {

using wire::Entry;

// One edit of the file: as many changes as it says, up to the first that is refused or wrong.
class Hand {
public:
    Hand(Stage& stage, std::optional<std::string>* refused) : stage_(stage), refused_(refused) {}

    bool change(const file::Edit& edit, const Entry& entry)
    {
        if (edit.sweep()) sweep(entry);
        if (!edit.remove().empty()) remove(edit.remove(), entry);
        if (edit.has_place()) place(edit.place(), entry.part("place", -1, edit.place()));
        if (!edit.piece().empty()) change_piece(edit, entry);
        for (int i = 0; i < edit.fact_size(); ++i)
            apply(edits::SetFact{{edit.fact(i).name(), edit.fact(i).value()}}, entry, "fact", i);
        if (edit.has_lay()) lay(edit.lay(), entry.part("lay", -1, edit.lay()));
        if (!edit.lift().empty()) lift(edit.lift(), entry);
        return well_ || (refused_ != nullptr && *refused_);
    }

private:
    void apply(const Edit& edit, const Entry& entry, const char* field, int index = -1)
    {
        if (!well_) return;
        auto next = stage_.game().edited(edit);
        if (next) return stage_.set(std::move(*next));
        const std::string words = next.error().words;
        if (refused_ == nullptr) return fail(entry, field, "cannot be: " + words, index);
        *refused_ = words;
        well_ = false;
    }

    void fail(const Entry& entry, const char* field, const std::string& words, int index = -1)
    {
        if (well_) entry.wrong(field, words, index);
        well_ = false;
    }

    // What a text says, or nothing and a fault.
    template <class T>
    std::optional<T> read(const Entry& entry, const char* field, const Result<T, std::string>& said)
    {
        if (said) return *said;
        fail(entry, field, said.error());
        return std::nullopt;
    }
    std::optional<Point> point(const Entry& entry, const std::string& text)
    {
        return read(entry, "at", wire::read_point(text, stage_.unit()));
    }
    std::optional<PieceId> piece(const Entry& entry, const char* field, const std::string& name)
    {
        return read(entry, field, stage_.piece_called(name));
    }

    void sweep(const Entry& entry)
    {
        while (well_) {
            const auto pieces = stage_.game().look(Viewer::truth()).pieces;
            if (pieces.empty()) return;
            apply(edits::RemovePiece{pieces.front().name}, entry, "sweep");
        }
    }

    void remove(const std::string& name, const Entry& entry)
    {
        if (const auto id = piece(entry, "remove", name))
            apply(edits::RemovePiece{*id}, entry, "remove");
    }

    // --- one that is there -------------------------------------------------------------------

    // Fields that a piece that is set down and one that stands there already have in common.
    template <class From>
    void settle(PieceId id, const From& from, const Entry& entry)
    {
        if (!from.face().empty()) apply(edits::SetFace{id, from.face()}, entry, "face");
        for (int i = 0; i < from.stat_size(); ++i)
            apply(edits::SetStat{id, {from.stat(i).name(), from.stat(i).value()}}, entry, "stat",
                  i);
        for (int i = 0; i < from.badge_size(); ++i)
            apply(edits::SetBadge{id, from.badge(i), true}, entry, "badge", i);
    }

    void change_piece(const file::Edit& edit, const Entry& entry)
    {
        const auto id = piece(entry, "piece", edit.piece());
        if (!id) return;
        if (!edit.at().empty())
            if (const auto to = point(entry, edit.at()))
                apply(edits::MovePiece{*id, *to}, entry, "at");
        if (!edit.facing().empty())
            if (const auto to = read(entry, "facing", wire::read_facing(edit.facing())))
                apply(edits::TurnPiece{*id, *to}, entry, "facing");
        settle(*id, edit, entry);
        for (int i = 0; i < edit.no_badge_size(); ++i)
            apply(edits::SetBadge{*id, edit.no_badge(i), false}, entry, "no_badge", i);
        if (!edit.show_to().empty())
            if (const auto to = read(entry, "show_to", stage_.viewer_called(edit.show_to())))
                apply(edits::ShowPiece{*id, *to}, entry, "show_to");
        if (!edit.hide_from().empty())
            if (const auto from = read(entry, "hide_from", stage_.viewer_called(edit.hide_from())))
                apply(edits::HidePiece{*id, *from}, entry, "hide_from");
    }

    // --- one that is set down ----------------------------------------------------------------

    std::optional<Side> side(const std::string& name, const Entry& entry)
    {
        const auto found = std::find(stage_.sides.begin(), stage_.sides.end(), name);
        if (found != stage_.sides.end())
            return Side{static_cast<std::uint8_t>(found - stage_.sides.begin())};
        fail(entry, "side", "is \"" + name + "\"; " + wire::there_are(stage_.sides));
        return std::nullopt;
    }

    void place(const file::Placed& from, const Entry& entry)
    {
        edits::PlacePiece edit{.piece = stage_.fresh_id(), .kind = from.kind()};
        edit.label = from.label();
        edit.formation = static_cast<int>(from.formation());
        edit.traits = {from.trait().begin(), from.trait().end()};
        if (!from.side().empty()) edit.side = side(from.side(), entry);
        if (const auto at = point(entry, from.at())) edit.at = *at;
        if (!from.facing().empty())
            edit.facing = read(entry, "facing", wire::read_facing(from.facing()));
        apply(edit, entry, "kind");
        if (!well_) return;
        if (!from.as().empty()) name(from.as(), edit.piece, entry);
        settle(edit.piece, from, entry);
    }

    void name(const std::string& as, PieceId id, const Entry& entry)
    {
        if (!stage_.aliases.emplace(as, id).second)
            fail(entry, "as", "is \"" + as + "\", and another piece is called so already");
    }

    // --- ground ------------------------------------------------------------------------------

    void lay(const file::Ground& from, const Entry& entry)
    {
        Ground ground{.name = stage_.fresh_id(), .kind = from.kind(), .label = from.label()};
        ground.height = from.height();
        if (!from.outline().empty()) {
            if (auto said =
                    read(entry, "outline", wire::read_outline(from.outline(), stage_.unit())))
                ground.outline = std::move(*said);
        } else if (const auto box = read(entry, "box", wire::read_box(from.box(), stage_.unit()))) {
            ground.outline = outline_of(*box);
        }
        apply(edits::LayGround{std::move(ground)}, entry, "kind");
    }

    void lift(const std::string& name, const Entry& entry)
    {
        if (const auto id = piece(entry, "lift", name))
            apply(edits::LiftGround{*id}, entry, "lift");
    }

    Stage& stage_;
    std::optional<std::string>* refused_;
    bool well_ = true;
};

}  // namespace

bool change_by_hand(Stage& stage, const file::Edit& edit, const Entry& entry,
                    std::optional<std::string>* refused)
{
    return Hand(stage, refused).change(edit, entry);
}

}  // namespace galloper::rehearsal
