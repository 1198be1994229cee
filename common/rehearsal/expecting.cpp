#include "common/rehearsal/expecting.h"

#include <algorithm>

namespace galloper::rehearsal {

namespace {

using wire::Entry;
using Names = std::vector<std::string>;

bool has(const std::string& text, const std::string& words)
{
    return text.find(words) != std::string::npos;
}

bool is_among(const Names& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

// One viewer's eyes and ears.
class Looking {
public:
    Looking(const Stage& stage, Viewer viewer, const Entry& entry)
        : stage_(stage),
          viewer_(viewer),
          entry_(entry),
          picture_(stage.picture(viewer)),
          labels_(stage.labels(viewer))
    {
    }

    void look(const file::Expect& expected)
    {
        look_at_pieces(expected);
        listen(expected);
        look_at_offers(expected);
        look_at_shapes(expected);
        for (int i = 0; i < expected.gauge_size(); ++i) read(expected.gauge(i), "gauge", i);
        for (int i = 0; i < expected.fact_size(); ++i) read(expected.fact(i), "fact", i);
        look_at_the_end(expected);
    }

private:
    std::string who() const { return " for " + name_of(viewer_); }

    // --- pieces ------------------------------------------------------------------------------

    const SentPiece* find(const std::string& name) const
    {
        const auto handle = stage_.piece_called(name, viewer_);
        if (!handle) return nullptr;
        for (const SentPiece& piece : picture_.pieces)
            if (piece.name == *handle) return &piece;
        return nullptr;
    }

    void look_at_pieces(const file::Expect& expected) const
    {
        for (int i = 0; i < expected.piece_size(); ++i) {
            const file::Looks& looks = expected.piece(i);
            const Entry part = entry_.part("piece", i, looks);
            if (const SentPiece* piece = find(looks.piece()))
                look_at(*piece, looks, part);
            else
                part.wrong("piece", absent(looks.piece()));
        }
        for (int i = 0; i < expected.no_piece_size(); ++i)
            if (find(expected.no_piece(i)) != nullptr)
                entry_.wrong("no_piece",
                             "is \"" + expected.no_piece(i) + "\", which is there" + who(), i);
    }

    std::string absent(const std::string& name) const
    {
        const auto handle = stage_.piece_called(name, viewer_);
        return handle ? "is \"" + name + "\", and that is ground" : handle.error();
    }

    void look_at(const SentPiece& piece, const file::Looks& looks, const Entry& part) const
    {
        const auto held = [&](const char* field, const std::string& expected,
                              const std::string& found) {
            if (!expected.empty() && expected != found)
                part.wrong(field, "is \"" + found + "\"" + who());
        };
        held("kind", looks.kind(), piece.kind);
        held("with", looks.with(), piece.with ? labels_.of(*piece.with) : "nobody");
        look_where(piece, looks, part);
        if (!has(piece.load, looks.load())) held("load", looks.load(), piece.load);
        for (int i = 0; i < looks.badge_size(); ++i)
            if (!is_among(piece.badges, looks.badge(i)))
                part.wrong("badge", "is missing" + who() + "; " + wire::there_are(piece.badges), i);
        for (int i = 0; i < looks.no_badge_size(); ++i)
            if (is_among(piece.badges, looks.no_badge(i)))
                part.wrong("no_badge", "\"" + looks.no_badge(i) + "\" is there" + who(), i);
        for (int i = 0; i < looks.stat_size(); ++i) look_at_stat(piece, looks.stat(i), i, part);
    }

    void look_where(const SentPiece& piece, const file::Looks& looks, const Entry& part) const
    {
        if (!looks.at().empty()) {
            const Point at = part.take("at", wire::read_point(looks.at(), stage_.unit()));
            if (at != piece.at)
                part.wrong("at", "is \"" + wire::written(piece.at, stage_.unit()) + "\"" + who());
        }
        if (looks.facing().empty()) return;
        const Facing facing = part.take("facing", wire::read_facing(looks.facing()));
        if (piece.facing != facing)
            part.wrong("facing",
                       "is \"" + (piece.facing ? wire::written(*piece.facing) : "") + "\"" + who());
    }

    static void look_at_stat(const SentPiece& piece, const file::Number& expected, int index,
                             const Entry& part)
    {
        std::vector<Stat> stats = piece.stats;
        if (piece.figures) stats.push_back({"figures", *piece.figures});
        Names known;
        for (const Stat& stat : stats) {
            known.push_back(stat.name + " " + std::to_string(stat.value));
            if (stat.name == expected.name() && stat.value == expected.value()) return;
        }
        part.wrong("stat", "is otherwise; " + wire::there_are(known), index);
    }

    // --- the rest ----------------------------------------------------------------------------

    void listen(const file::Expect& expected) const
    {
        const Told& told = stage_.told(viewer_);
        for (int i = 0; i < expected.heard_size(); ++i)
            if (!has(told.heard, expected.heard(i)))
                entry_.wrong("heard",
                             "was not heard by " + name_of(viewer_) + ", but:\n" + told.heard, i);
        for (int i = 0; i < expected.not_heard_size(); ++i)
            if (has(told.heard, expected.not_heard(i)))
                entry_.wrong("not_heard", "was heard by " + name_of(viewer_), i);
        if (expected.told_nothing() && !told.bytes.empty())
            entry_.wrong("told_nothing", "but " + name_of(viewer_) + " was told:\n" + told.text);
    }

    static std::string name_of(const file::Named& named)
    {
        return named.verb() + (named.piece().empty() ? "" : " (" + named.piece() + ")");
    }
    static std::string name_of(Viewer viewer) { return rehearsal::name_of(viewer); }

    bool is_offered(const file::Named& named, Names& known) const
    {
        std::optional<Handle> piece;
        if (!named.piece().empty()) {
            const auto called = stage_.piece_called(named.piece(), viewer_);
            if (called) piece = *called;
        }
        for (const SentOffer& offer : picture_.offers) {
            known.push_back(rehearsal::name_of(offer.key(), labels_));
            const bool any = named.piece().empty();
            if (offer.verb == named.verb() && (any || (piece && offer.piece == piece))) return true;
        }
        return false;
    }

    void look_at_offers(const file::Expect& expected) const
    {
        for (int i = 0; i < expected.offer_size(); ++i) {
            Names known;
            if (!is_offered(expected.offer(i), known))
                entry_.wrong("offer",
                             "\"" + name_of(expected.offer(i)) + "\" is not there" + who() + "; " +
                                 wire::there_are(known),
                             i);
        }
        for (int i = 0; i < expected.no_offer_size(); ++i) {
            Names known;
            if (is_offered(expected.no_offer(i), known))
                entry_.wrong("no_offer",
                             "\"" + name_of(expected.no_offer(i)) + "\" is there" + who(), i);
        }
    }

    void look_at_shapes(const file::Expect& expected) const
    {
        Names known;
        for (const SentShape& shape : picture_.shapes)
            known.push_back(rehearsal::name_of(shape, labels_));
        for (int i = 0; i < expected.shape_size(); ++i)
            if (!is_among(known, expected.shape(i)))
                entry_.wrong("shape", "is not there" + who() + "; " + wire::there_are(known), i);
        for (int i = 0; i < expected.no_shape_size(); ++i)
            if (is_among(known, expected.no_shape(i)))
                entry_.wrong("no_shape", "is there" + who(), i);
    }

    // A gauge or a fact, by its name.
    void read(const file::Looks::Read& expected, const char* field, int index) const
    {
        Names known;
        for (const Gauge& gauge : picture_.gauges) {
            known.push_back(gauge.name + " " + std::to_string(gauge.value) + " " + gauge.words);
            if (gauge.name == expected.name() && has(gauge.words, expected.words()) &&
                (!expected.has_value() || expected.value() == gauge.value))
                return;
        }
        for (const Fact& fact : picture_.facts) {
            known.push_back(fact.name + ": " + fact.words);
            if (fact.name == expected.name() && has(fact.words, expected.words())) return;
        }
        entry_.wrong(field, "is otherwise" + who() + "; " + wire::there_are(known), index);
    }

    void look_at_the_end(const file::Expect& expected) const
    {
        for (int i = 0; i < expected.awaited_size(); ++i) {
            const auto seat = stage_.seat_called(expected.awaited(i));
            if (!seat)
                entry_.wrong("awaited", seat.error(), i);
            else if (std::count(picture_.awaited.begin(), picture_.awaited.end(), *seat) == 0)
                entry_.wrong("awaited", "is not asked" + who(), i);
        }
        if (expected.ending().empty()) return;
        const std::string found = picture_.ending ? picture_.ending->words : "not over";
        if (!has(found, expected.ending())) entry_.wrong("ending", "is: " + found);
    }

    const Stage& stage_;
    Viewer viewer_;
    const Entry& entry_;
    const SentPicture& picture_;
    const Labels& labels_;
};

}  // namespace

void look(const Stage& stage, const file::Expect& expected, const Entry& entry)
{
    Names names{expected.viewer().begin(), expected.viewer().end()};
    if (names.empty()) names.push_back("truth");
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto viewer = stage.viewer_called(names[i]);
        if (viewer)
            Looking(stage, *viewer, entry).look(expected);
        else
            entry.wrong("viewer", viewer.error(), static_cast<int>(i));
    }
}

}  // namespace galloper::rehearsal
