#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/base/ids.h"
#include "common/base/result.h"
#include "common/match/record.h"

// The match file (docs/match-file.md): one finished match, whole, as it lies in the archive, is
// exported, handed to somebody and imported again. Here it is a plain value.
namespace galloper::archive {

struct Place {
    std::string name{};  // "Attacker"
    Post post{};
    bool machine = false;
    std::string player{};  // empty where nobody sat, the house played, or the name was deleted
    friend bool operator==(const Place&, const Place&) = default;
};

// What is revealed when the truth opens.
struct Opened {
    Secret secret{};
    std::vector<std::string> entropy{};  // by seat
    HandleKey handles{};                 // the key of handles and salts
    friend bool operator==(const Opened&, const Opened&) = default;
};

struct FiledRow {
    Row row{};
    std::int64_t clock = 0;  // when it was taken, in seconds since 1970
    Digest link{};           // the chain's value after it
    friend bool operator==(const FiledRow&, const FiledRow&) = default;
};

struct MatchFile {
    std::string ruleset{};
    int version = 1;  // of the ruleset
    std::string scenario{};
    std::string scenario_text{};
    std::map<std::string, std::string> options{};
    std::vector<Place> seats{};
    Digest commitment{};
    std::uint32_t decision = 0;  // seconds for one; 0: no limit
    std::int64_t created = 0;    // in seconds since 1970
    bool duplicate = false;      // set up from the secret alone
    bool closed = false;         // what Match is given as `duplicate`: it opens nothing by itself
    std::string result{};
    Digest link{};  // the chain's value after the last step, once more
    Opened opened{};
    std::vector<FiledRow> rows{};  // the set-up first
    friend bool operator==(const MatchFile&, const MatchFile&) = default;
};

// The first thing that is wrong with bytes that should be a match file: which section, which record
// of it where that can be told, and what. The words never quote the bytes.
struct Damage {
    std::string where{};  // "head", "steps, step 41", "transcript of seat 0, update 17"
    std::string words{};
    friend bool operator==(const Damage&, const Damage&) = default;
};

// How much a file may claim before it is refused, so that a hostile one can cost no more.
struct Bounds {
    std::size_t packed = std::size_t{8} << 20;  // bytes of the file
    std::size_t whole = std::size_t{64} << 20;  // bytes of all sections, unpacked
    std::size_t steps = 100'000;
};

// Each seat, then the public, then the truth.
std::vector<Viewer> viewers_of(const MatchFile& match);

// Of rows whose steps run 0, 1, 2 ...; it is Broken where a name in them cannot be read. A file
// that is to be kept is unpacked again first, or nobody knows whether it can be.
std::string pack(const MatchFile& match);

// The whole of it, or the first thing that is wrong with its form: lengths, hashes of sections,
// records that cannot be read, numbers out of order. Whether it is *true* is verify.h's business.
Result<MatchFile, Damage> unpack(std::string_view bytes, const Bounds& bounds = {});

// A section of a packed file as it lies there, a zlib stream, without unpacking any. Nothing where
// there is none.
std::optional<std::string_view> packed_transcript(std::string_view file, Viewer viewer);
std::optional<std::string_view> packed_names(std::string_view file, Viewer viewer);

// The same file without a person's name.
Result<std::string, Damage> without_player(std::string_view file, Seat seat);

}  // namespace galloper::archive
