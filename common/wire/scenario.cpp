#include "common/wire/scenario.h"

#include <algorithm>

#include "common/wire/measure.h"
#include "common/wire/text_file.h"

namespace galloper::wire {

namespace {

namespace file = scenario::v1;

// Reads the parts of a scenario that need its unit, its table and its sides' names.
class Reading {
public:
    Reading(const file::Scenario& from, const Entry& whole) : from_(from), whole_(whole) {}

    Scenario read()
    {
        read_frame();
        each("ground", from_.ground(), &Reading::read_ground);
        each("piece", from_.piece(), &Reading::read_piece);
        each("zone", from_.zone(), &Reading::read_zone);
        each("spot", from_.spot(), &Reading::read_spot);
        each("number", from_.number(), &Reading::read_number);
        each("option", from_.option(), &Reading::read_option);
        each("seat", from_.seat(), &Reading::read_seat);
        each("coaching", from_.coaching(), &Reading::read_coaching);
        return std::move(to_);
    }

private:
    template <class Messages, class Read>
    void each(const char* field, const Messages& messages, Read read_one)
    {
        for (int i = 0; i < messages.size(); ++i)
            (this->*read_one)(messages.Get(i), whole_.part(field, i, messages.Get(i)));
    }

    void read_frame()
    {
        to_.title = from_.title();
        to_.ruleset = from_.ruleset();
        to_.summary = from_.summary();
        to_.how_it_is_won = from_.how_it_is_won();
        to_.figures = {from_.figure().begin(), from_.figure().end()};
        whole_.require("title", !to_.title.empty(), "is missing");
        whole_.require("ruleset", !to_.ruleset.empty(), "is missing");
        whole_.require("how_it_is_won", !to_.how_it_is_won.empty(), "is missing");
        whole_.require("minutes", from_.minutes() >= 1 && from_.minutes() <= 10'000,
                       "must be from 1 to 10000");
        to_.minutes = static_cast<int>(std::min(from_.minutes(), 10'000u));
        whole_.require("unit", from_.unit() == "in" || from_.unit() == "cm",
                       "must be \"in\" or \"cm\"");
        unit_ = from_.unit() == "cm" ? Unit::Centimetre : Unit::Inch;
        to_.table = whole_.take("table", read_box(from_.table(), unit_));
        whole_.require("side", from_.side_size() >= 1 && from_.side_size() <= 16,
                       "must be there from 1 to 16 times");
        for (const file::Party& side : from_.side()) {
            to_.sides.push_back(side.name());
            to_.briefings.push_back(side.briefing());
        }
    }

    Side side_called(const std::string& name, const Entry& entry) const
    {
        const auto found = std::find(to_.sides.begin(), to_.sides.end(), name);
        if (!name.empty() && found != to_.sides.end())
            return Side{static_cast<std::uint8_t>(found - to_.sides.begin())};
        entry.wrong("side", "is \"" + name + "\", and no side is called so");
        return Side{};
    }

    Point on_table(const std::string& text, const Entry& entry) const
    {
        const auto point = read_point(text, unit_);
        if (point && !to_.table.holds(*point)) entry.wrong("at", "is off the table");
        return entry.take("at", point);
    }

    // An outline or a box: exactly one of them, and on the table.
    Polygon outline_of(const std::string& outline, const std::string& box, const Entry& entry) const
    {
        const char* field = outline.empty() ? "box" : "outline";
        entry.require(field, outline.empty() != box.empty(),
                      "must be there, or the other of outline and box, and not both");
        Polygon polygon;
        if (!outline.empty())
            polygon = entry.take(field, read_outline(outline, unit_));
        else if (!box.empty())
            polygon = corners(entry.take(field, read_box(box, unit_)));
        for (const Point corner : polygon)
            if (!to_.table.holds(corner)) {
                entry.wrong(field, "leaves the table");
                break;
            }
        return polygon;
    }
    static Polygon corners(const Area& area) { return galloper::outline_of(area); }

    static std::vector<int> formations(
        const google::protobuf::RepeatedField<std::uint32_t>& numbers, const Entry& entry)
    {
        std::vector<int> formations;
        for (const std::uint32_t number : numbers) formations.push_back(formation(number, entry));
        return formations;
    }
    static int formation(std::uint32_t number, const Entry& entry)
    {
        entry.require("formation", number <= 1'000, "is over 1000");
        return static_cast<int>(std::min(number, 1'000u));
    }

    void read_ground(const file::Ground& from, const Entry& entry)
    {
        Ground ground;
        ground.name = PieceId{static_cast<std::uint32_t>(to_.ground.size() + 1)};
        ground.kind = from.kind();
        ground.label = from.label();
        ground.outline = outline_of(from.outline(), from.box(), entry);
        ground.height = from.height();
        entry.require("kind", !ground.kind.empty(), "is missing");
        to_.ground.push_back(std::move(ground));
    }

    void read_piece(const file::Piece& from, const Entry& entry)
    {
        ScenarioPiece piece;
        piece.kind = from.kind();
        piece.label = from.label();
        piece.side = side_called(from.side(), entry);
        piece.formation = formation(from.formation(), entry);
        if (!from.at().empty()) piece.at = on_table(from.at(), entry);
        if (!from.facing().empty()) piece.facing = entry.take("facing", read_facing(from.facing()));
        for (const file::Number& stat : from.stat())
            piece.stats.push_back({stat.name(), stat.value()});
        piece.traits = {from.trait().begin(), from.trait().end()};
        entry.require("kind", !piece.kind.empty(), "is missing");
        to_.pieces.push_back(std::move(piece));
    }

    void read_zone(const file::Zone& from, const Entry& entry)
    {
        entry.require("name", !from.name().empty(), "is missing");
        to_.zones.push_back({from.name(), side_called(from.side(), entry),
                             outline_of(from.outline(), from.box(), entry)});
    }

    void read_spot(const file::Spot& from, const Entry& entry)
    {
        to_.spots.push_back({from.name(), on_table(from.at(), entry),
                             entry.take("facing", read_facing(from.facing()))});
    }

    void read_number(const file::Number& from, const Entry& entry)
    {
        const bool is_new = to_.numbers.emplace(from.name(), from.value()).second;
        entry.require("name", is_new && !from.name().empty(), "is missing, or is there twice");
    }

    void read_option(const file::Setting& from, const Entry& entry)
    {
        const bool is_new = to_.options.emplace(from.name(), from.value()).second;
        entry.require("name", is_new && !from.name().empty(), "is missing, or is there twice");
    }

    void read_seat(const file::Seat& from, const Entry& entry)
    {
        entry.require("name", !from.name().empty(), "is missing");
        to_.seats.push_back(
            {from.name(), Post{side_called(from.side(), entry), formations(from.formation(), entry),
                               from.sees_alone() ? Sight::Own : Sight::Side}});
    }

    void read_coaching(const file::Coaching& from, const Entry& entry)
    {
        entry.require("when", !from.when().empty(), "is missing");
        entry.require("words", !from.words().empty(), "is missing");
        to_.coaching.push_back({from.when(), from.words()});
    }

    const file::Scenario& from_;
    const Entry& whole_;
    Scenario to_{};
    Unit unit_ = Unit::Inch;
};

}  // namespace

Scenario read_scenario(const file::Scenario& from, const Entry& whole)
{
    return Reading(from, whole).read();
}

Result<Scenario, Fault> read_scenario(std::string_view name, std::string_view text)
{
    Faults faults(name);
    Entry::Lines lines;
    file::Scenario from;
    parse_text(text, from, lines, faults);
    if (!faults.none()) return Err{faults.all()};
    Scenario scenario = read_scenario(from, Entry(from, &lines, 0, faults));
    scenario.name = name;
    if (!faults.none()) return Err{faults.all()};
    return scenario;
}

}  // namespace galloper::wire
