#include "common/archive/sections.h"

#include <algorithm>

#include "common/archive/deflate.h"

namespace galloper::archive {

namespace {

constexpr std::string_view magic = "GALLOPER";
constexpr std::uint32_t version = 1;
constexpr std::size_t digest_bytes = std::tuple_size_v<Digest>;
constexpr std::size_t beginning_bytes = magic.size() + 4;
constexpr std::size_t front_bytes = 2 + 2 + 4 + 4 + digest_bytes;

// How long a section of this kind may be, unpacked. The others are bounded by the sum of all.
constexpr std::size_t longest_head = std::size_t{1} << 20;
constexpr std::size_t longest_opened = std::size_t{1} << 16;

void put(std::string& bytes, std::uint32_t number, int count)
{
    for (int shift = (count - 1) * 8; shift >= 0; shift -= 8)
        bytes.push_back(static_cast<char>(number >> shift & 0xff));
}

// The first of these bytes as a number; they are taken away.
std::uint32_t take(std::string_view& bytes, std::size_t count)
{
    std::uint32_t number = 0;
    for (const char byte : bytes.substr(0, count))
        number = number << 8 | static_cast<unsigned char>(byte);
    bytes.remove_prefix(count);
    return number;
}

Digest take_digest(std::string_view& bytes)
{
    Digest digest{};
    std::copy_n(bytes.begin(), digest.size(), digest.begin());
    bytes.remove_prefix(digest.size());
    return digest;
}

std::string front_of(const SectionName& name, const Digest& hash, std::string_view packed,
                     std::size_t whole)
{
    check(whole <= UINT32_MAX && packed.size() <= UINT32_MAX, "a section is over 4 GiB");
    std::string bytes;
    put(bytes, static_cast<std::uint32_t>(name.kind), 2);
    put(bytes, name.of, 2);
    put(bytes, static_cast<std::uint32_t>(packed.size()), 4);
    put(bytes, static_cast<std::uint32_t>(whole), 4);
    bytes.append(hash.begin(), hash.end());
    return bytes;
}

bool is_name(const SectionName& name)
{
    if (name.kind < Kind::Head || name.kind > Kind::Names) return false;
    if (name.kind < Kind::Transcript) return name.of == 0;
    return name.of < 256 || name.of == Viewer::everybody().number() ||
           name.of == Viewer::truth().number();
}

std::size_t longest(Kind kind, std::size_t left)
{
    if (kind == Kind::Head) return std::min(left, longest_head);
    if (kind == Kind::Opened) return std::min(left, longest_opened);
    return left;
}

// Goes over a file from front to back, and stops at what is wrong.
class Walking {
public:
    Walking(std::string_view file, const Bounds& bounds) : left_(file), may_be_(bounds.whole) {}

    std::optional<Damage> begin(const Bounds& bounds)
    {
        if (left_.size() > bounds.packed) return Damage{"file", "is longer than any match file"};
        if (!left_.starts_with(magic) || left_.size() < beginning_bytes)
            return Damage{"file", "is no match file"};
        left_.remove_prefix(magic.size());
        const std::uint32_t its = take(left_, 4);
        if (its == version) return std::nullopt;
        return Damage{"file", "is of version " + std::to_string(its) + ", and this build reads " +
                                  std::to_string(version)};
    }

    bool at_end() const { return left_.empty(); }

    Result<Section, Damage> next()
    {
        if (left_.size() < front_bytes) return Err{Damage{after(), "the file breaks off"}};
        Section section;
        section.name.kind = static_cast<Kind>(take(left_, 2));
        section.name.of = static_cast<std::uint16_t>(take(left_, 2));
        const std::size_t packed = take(left_, 4);
        section.whole = take(left_, 4);
        section.hash = take_digest(left_);
        if (!is_name(section.name) || (last_ && section.name <= *last_))
            return Err{Damage{after(), "a section stands that should not stand there"}};
        if (packed > left_.size())
            return Err{Damage{words_for(section.name), "is longer than the rest of the file"}};
        if (section.whole > longest(section.name.kind, may_be_))
            return Err{Damage{words_for(section.name), "would be too long unpacked"}};
        section.packed = left_.substr(0, packed);
        left_.remove_prefix(packed);
        may_be_ -= section.whole;
        last_ = section.name;
        return section;
    }

private:
    std::string after() const
    {
        return last_ ? "after " + words_for(*last_) : "before the first section";
    }

    std::string_view left_;
    std::size_t may_be_;  // bytes of all sections to come, unpacked
    std::optional<SectionName> last_{};
};

}  // namespace

std::string words_for(Viewer viewer)
{
    if (viewer.seat()) return "seat " + std::to_string(viewer.seat()->number);
    return viewer.is_truth() ? "the truth" : "everybody";
}

std::string words_for(const SectionName& name)
{
    if (name.kind == Kind::Head) return "head";
    if (name.kind == Kind::Opened) return "opened";
    if (name.kind == Kind::Steps) return "steps";
    const std::string what = name.kind == Kind::Names ? "names of " : "transcript of ";
    for (const Viewer viewer : {Viewer::everybody(), Viewer::truth()})
        if (viewer.number() == name.of) return what + words_for(viewer);
    return what + words_for(Viewer(Seat{static_cast<std::uint8_t>(name.of)}));
}

Result<std::vector<Section>, Damage> read_sections(std::string_view file, const Bounds& bounds)
{
    Walking walking(file, bounds);
    if (auto damage = walking.begin(bounds)) return Err{std::move(*damage)};
    std::vector<Section> sections;
    while (!walking.at_end()) {
        auto section = walking.next();
        if (!section) return Err{section.error()};
        sections.push_back(std::move(*section));
    }
    return sections;
}

Result<std::string, Damage> unpacked(const Section& section)
{
    const auto damage = [&](const char* words) {
        return Err{Damage{words_for(section.name), words}};
    };
    if (hash_of(section.packed) != section.hash) return damage("is not what was hashed");
    auto whole = inflated(section.packed, section.whole);
    if (!whole) return damage("does not unpack to the length that it should have");
    return std::move(*whole);
}

std::string file_beginning()
{
    std::string bytes(magic);
    put(bytes, version, 4);
    return bytes;
}

std::string section_of(const SectionName& name, std::string_view whole)
{
    const std::string packed = deflated(whole);
    return front_of(name, hash_of(packed), packed, whole.size()) + packed;
}

std::string section_again(const Section& section)
{
    return front_of(section.name, section.hash, section.packed, section.whole) +
           std::string(section.packed);
}

}  // namespace galloper::archive
