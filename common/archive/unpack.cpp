#include <algorithm>

#include "common/archive/head.h"
#include "common/archive/sections.h"
#include "common/base/save.h"
#include "common/wire/messages.h"
#include "galloper/play/v1/archive.pb.h"

namespace galloper::archive {

namespace {

// How many fields the messages of a file may hold, so that many empty ones cost no more than full
// ones would.
constexpr int head_fields = 2'000;
constexpr int step_fields = 6;          // a step's own, and the one that holds it
constexpr std::size_t name_bytes = 10;  // a handle's, with what says that it is one

int fields(std::size_t count) { return static_cast<int>(count) + 16; }

// Builds a match up out of its sections, in their order. From the first thing that is wrong on it
// does nothing more.
class Unpacking {
public:
    Unpacking(std::vector<Section> sections, const Bounds& bounds)
        : sections_(std::move(sections)), bounds_(bounds)
    {
    }

    Result<MatchFile, Damage> all()
    {
        const bool well =
            head() && opened() && steps() && each_transcript() && each_names() && nothing_more();
        if (!well) return Err{std::move(damage_)};
        return std::move(match_);
    }

private:
    bool wrong(std::string where, std::string words)
    {
        damage_ = {std::move(where), std::move(words)};
        return false;
    }

    bool is_next(const SectionName& name) const
    {
        return at_ < sections_.size() && sections_[at_].name == name;
    }

    // The next section's message.
    bool open(const SectionName& name, google::protobuf::Message& message, int most_fields)
    {
        if (!is_next(name)) return wrong(words_for(name), "is missing");
        auto whole = unpacked(sections_[at_++]);
        if (!whole) return wrong(whole.error().where, whole.error().words);
        return wire::parse(*whole, message, most_fields) ||
               wrong(words_for(name), "holds something else than it should, or too much of it");
    }

    bool head()
    {
        record::v1::Head head;
        if (!open({Kind::Head}, head, head_fields)) return false;
        if (auto damage = read_head(head, match_)) return wrong(damage->where, damage->words);
        last_ = head.last();
        return last_ < bounds_.steps || wrong("head", "claims too many steps");
    }

    bool opened()
    {
        record::v1::Opened message;
        if (!open({Kind::Opened}, message, head_fields)) return false;
        match_.opened.entropy = {message.entropy().begin(), message.entropy().end()};
        if (match_.opened.entropy.size() != match_.seats.size())
            return wrong("opened", "has not one entropy a seat");
        return (read(message.secret(), match_.opened.secret) &&
                read(message.handles(), match_.opened.handles)) ||
               wrong("opened", "has a key that is none");
    }

    bool steps()
    {
        record::v1::Steps message;
        const std::size_t count = static_cast<std::size_t>(last_) + 1;
        if (!open({Kind::Steps}, message, fields(count * step_fields))) return false;
        for (const record::v1::FiledStep& step : message.steps())
            if (!step_of(step)) return false;
        return match_.rows.size() == count ||
               wrong("steps", "are " + std::to_string(match_.rows.size()) + ", and the head says " +
                                  std::to_string(count));
    }

    bool step_of(const record::v1::FiledStep& message)
    {
        FiledRow& to = match_.rows.emplace_back();
        to.row.step = match_.rows.size() - 1;
        const std::string where = "steps, step " + std::to_string(to.row.step);
        to.row.deed = message.deed();
        to.row.dice = message.dice();
        to.clock = message.clock();
        if (!read(message.state(), to.row.state) || !read(message.link(), to.link))
            return wrong(where, "has a hash that is none");
        if (!load_text<std::vector<Draw>>(to.row.dice)) return wrong(where, "has unreadable dice");
        if (to.row.step == 0)
            return to.row.deed.empty() || wrong(where, "is the set-up, and no deed");
        const auto deed = load_text<Deed>(to.row.deed);
        return (deed && deed->seat.number < match_.seats.size()) ||
               wrong(where, "has an unreadable deed");
    }

    bool each_transcript()
    {
        for (const Viewer viewer : viewers_of(match_))
            if (!transcript(viewer)) return false;
        return true;
    }

    bool transcript(Viewer viewer)
    {
        const SectionName name{Kind::Transcript, static_cast<std::uint16_t>(viewer.number())};
        play::v1::Past message;
        if (!open(name, message, fields(match_.rows.size()))) return false;
        if (!wire::decode_picture(message.first()))
            return wrong(words_for(name) + ", first picture", "cannot be read");
        std::vector<std::string>& told = told_.emplace_back();
        told.push_back(std::move(*message.mutable_first()));
        for (std::string& update : *message.mutable_told()) {
            const std::string where = words_for(name) + ", update " + std::to_string(told.size());
            const auto read = wire::decode_update(update);
            if (!read) return wrong(where, "cannot be read");
            if (read->number != told.size())
                return wrong(where, "is numbered " + std::to_string(read->number));
            told.push_back(std::move(update));
        }
        return true;
    }

    bool each_names()
    {
        const std::vector<Viewer> viewers = viewers_of(match_);
        for (std::size_t i = 0; i < viewers.size(); ++i)
            if (!names(viewers[i], told_[i])) return false;
        return true;
    }

    // Here it turns out which row each update belongs to.
    bool names(Viewer viewer, std::vector<std::string>& told)
    {
        const SectionName name{Kind::Names, static_cast<std::uint16_t>(viewer.number())};
        play::v1::Names message;
        if (is_next(name) &&
            !open(name, message, fields(3 * told.size() + sections_[at_].whole / name_bytes)))
            return false;
        if (static_cast<std::size_t>(message.at_size()) != told.size())
            return wrong(words_for(name), "are not as many as the updates");
        for (int i = 0; i < message.at_size(); ++i) {
            const std::string where = words_for(name) + ", update " + std::to_string(i);
            if (!is_in_turn(message, i)) return wrong(where, "is of a step out of turn");
            auto given = names_of(message.at(i));
            if (!given) return wrong(where, "has a name that is none");
            const auto number = static_cast<std::uint32_t>(i);
            match_.rows[message.at(i).step()].row.told.push_back(
                {viewer, number, std::move(told[number]), std::move(*given)});
        }
        return true;
    }

    bool is_in_turn(const play::v1::Names& names, int i) const
    {
        const std::uint64_t step = names.at(i).step();
        return i == 0 ? step == 0 : step <= last_ && step > names.at(i - 1).step();
    }

    static std::optional<std::string> names_of(const play::v1::Named& message)
    {
        if (message.piece_size() != message.handle_size()) return std::nullopt;
        std::vector<Names::Given> given;
        for (int i = 0; i < message.piece_size(); ++i) {
            if (message.handle(i).size() != 8) return std::nullopt;
            Handle handle;
            for (const char byte : message.handle(i))
                handle.value = handle.value << 8 | static_cast<unsigned char>(byte);
            given.push_back({PieceId{message.piece(i)}, handle});
        }
        // The rows of a set-up were once written without them.
        return given.empty() && message.step() == 0 ? std::string() : save_text(given);
    }

    bool nothing_more()
    {
        return at_ == sections_.size() ||
               wrong(words_for(sections_[at_].name), "is of a viewer who is not there");
    }

    std::vector<Section> sections_;
    const Bounds& bounds_;
    std::size_t at_ = 0;  // of the next section
    MatchFile match_{};
    std::uint64_t last_ = 0;                        // the last step's number
    std::vector<std::vector<std::string>> told_{};  // by viewer, his first picture in front
    Damage damage_{};
};

// The bytes of the one section of this name, as far as the file can be followed.
std::optional<std::string_view> packed(std::string_view file, Kind kind, Viewer viewer)
{
    const auto sections = read_sections(file, {});
    if (!sections) return std::nullopt;
    for (const Section& section : *sections)
        if (section.name == SectionName{kind, static_cast<std::uint16_t>(viewer.number())})
            return section.packed;
    return std::nullopt;
}

}  // namespace

std::vector<Viewer> viewers_of(const MatchFile& match)
{
    std::vector<Viewer> viewers;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        viewers.push_back(Seat{static_cast<std::uint8_t>(i)});
    viewers.push_back(Viewer::everybody());
    viewers.push_back(Viewer::truth());
    return viewers;
}

Result<MatchFile, Damage> unpack(std::string_view bytes, const Bounds& bounds)
{
    auto sections = read_sections(bytes, bounds);
    if (!sections) return Err{sections.error()};
    return Unpacking(std::move(*sections), bounds).all();
}

std::optional<std::string_view> packed_transcript(std::string_view file, Viewer viewer)
{
    return packed(file, Kind::Transcript, viewer);
}

std::optional<std::string_view> packed_names(std::string_view file, Viewer viewer)
{
    return packed(file, Kind::Names, viewer);
}

// All other sections stay as they lie there.
Result<std::string, Damage> without_player(std::string_view file, Seat seat)
{
    const auto sections = read_sections(file, {});
    if (!sections) return Err{sections.error()};
    if (sections->empty() || sections->front().name.kind != Kind::Head)
        return Err{Damage{"head", "is missing"}};
    const auto whole = unpacked(sections->front());
    if (!whole) return Err{whole.error()};
    record::v1::Head head;
    if (!wire::parse(*whole, head, head_fields) || seat.number >= head.seats_size())
        return Err{Damage{"head", "has no such seat"}};
    head.mutable_seats(seat.number)->clear_player();

    std::string without = file_beginning() + section_of({Kind::Head}, bytes_of(head));
    for (std::size_t i = 1; i < sections->size(); ++i) without += section_again((*sections)[i]);
    return without;
}

}  // namespace galloper::archive
