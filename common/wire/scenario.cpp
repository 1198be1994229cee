#include "common/wire/scenario.h"

#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/text_format.h>

#include <algorithm>

#include "common/wire/measure.h"
#include "common/wire/messages.h"
#include "galloper/scenario/v1/scenario.pb.h"

namespace galloper::wire {

namespace {

namespace file = scenario::v1;
using google::protobuf::Message;
using google::protobuf::TextFormat;

// No scenario that a person wrote is larger.
constexpr std::size_t most_bytes = 1 << 18;

class Faults {
public:
    explicit Faults(std::string_view name) : name_(name) {}

    // Lines count from 0, as the parser has them.
    void add(int line, const std::string& words)
    {
        if (++count_ > 20) return;
        if (!words_.empty()) words_ += '\n';
        words_ += name_ + ", line " + std::to_string(line + 1) + ": " + words;
    }
    bool none() const { return count_ == 0; }
    Fault all() const { return Fault{words_}; }

private:
    std::string name_;
    std::string words_{};
    int count_ = 0;
};

class SyntaxFaults final : public google::protobuf::io::ErrorCollector {
public:
    explicit SyntaxFaults(Faults& faults) : faults_(faults) {}
    void AddError(int line, int, const std::string& words) override { faults_.add(line, words); }

private:
    Faults& faults_;
};

// One message of the file, with the lines on which its fields stand.
class Entry {
public:
    Entry(const Message& message, TextFormat::ParseInfoTree* lines, int line, Faults& faults)
        : message_(message), lines_(lines), line_(line), faults_(faults)
    {
    }

    void wrong(const char* field, const std::string& words, int index = -1) const
    {
        faults_.add(line_of(field, index), std::string(field) + " " + words);
    }
    void require(const char* field, bool holds, const char* words) const
    {
        if (!holds) wrong(field, words);
    }

    // The value of a field that was read from text, or a blank one and a fault.
    template <class T>
    T take(const char* field, const Result<T, std::string>& read) const
    {
        if (read) return *read;
        wrong(field, read.error());
        return T{};
    }

    Entry part(const char* field, int index, const Message& message) const
    {
        TextFormat::ParseInfoTree* nested =
            lines_ == nullptr ? nullptr : lines_->GetTreeForNested(descriptor(field), index);
        return Entry(message, nested, line_of(field, index), faults_);
    }

private:
    const google::protobuf::FieldDescriptor* descriptor(const char* field) const
    {
        return message_.GetDescriptor()->FindFieldByName(field);
    }
    int line_of(const char* field, int index) const
    {
        const auto* named = descriptor(field);
        check(named != nullptr, "a field of a scenario's file is called otherwise");
        if (lines_ == nullptr) return line_;
        const int line =
            lines_->GetLocation(named, named->is_repeated() && index < 0 ? 0 : index).line;
        return line < 0 ? line_ : line;
    }

    const Message& message_;
    TextFormat::ParseInfoTree* lines_;
    int line_;
    Faults& faults_;
};

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

Result<Scenario, Fault> read_scenario(std::string_view name, std::string_view text)
{
    silence_protobuf();
    Faults faults(name);
    if (text.size() > most_bytes) {
        faults.add(0, "the file is over 256 KiB long");
        return Err{faults.all()};
    }

    SyntaxFaults syntax(faults);
    TextFormat::ParseInfoTree lines;
    TextFormat::Parser parser;
    parser.RecordErrorsTo(&syntax);
    parser.WriteLocationsTo(&lines);
    parser.SetRecursionLimit(limits::depth);
    file::Scenario from;
    if (!parser.ParseFromString(std::string(text), &from) && faults.none())
        faults.add(0, "the file is no scenario");
    if (!faults.none()) return Err{faults.all()};

    const Entry whole(from, &lines, 0, faults);
    Scenario scenario = Reading(from, whole).read();
    scenario.name = name;
    if (!faults.none()) return Err{faults.all()};
    return scenario;
}

}  // namespace galloper::wire
