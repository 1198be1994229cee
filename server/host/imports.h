#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "common/archive/match_file.h"
#include "common/archive/verify.h"
#include "server/host/answers.h"
#include "server/host/stored_matches.h"
#include "server/host/visitor.h"

namespace galloper {

class House;

// Match files that are handed in, and matches that are to be verified. A file is put together
// stretch by stretch; looking at it is long work, done aside and for one at a time. What strangers
// send is only ever read as a match file, within its bounds.
class Imports {
public:
    explicit Imports(House& house) : house_(house) {}

    void hand_in(Asker asker, const play::v1::HandIn& request);
    void verify(Asker asker, const play::v1::Verify& request);

    void gone(std::uint64_t visitor);
    void tick();  // what nobody goes on with is dropped

private:
    struct Arriving {
        std::string bytes{};
        std::size_t whole = 0;
        std::chrono::milliseconds touched{};
    };

    // What looking at a file came to.
    struct Looked {
        archive::MatchFile file{};
        std::optional<archive::Damage> damage{};  // the first thing that is wrong with its form
        std::vector<archive::Finding> findings{};
        std::optional<Summary> about{};
    };
    using Look = std::shared_ptr<Looked>;
    using Done = std::function<void()>;

    // One at a time; it calls what it is given when it is over.
    struct Work {
        std::uint64_t visitor = 0;
        std::function<void(Done)> begin{};
    };

    bool fits(const Arriving& arriving, const play::v1::HandIn& request) const;
    std::size_t held() const;
    bool add(Asker asker, std::function<void(Done)> begin);
    void begin_next();
    enum class Of { OneOfOurs, AnotherServer };
    void look_at(Of whose, const std::shared_ptr<const std::string>& bytes,
                 std::function<void(const Look&)> then);
    void came_to(Asker asker, std::size_t whole, const std::shared_ptr<const std::string>& bytes,
                 const Look& look, const Done& done);
    void keep(Asker asker, std::size_t whole, const std::shared_ptr<const std::string>& bytes,
              const Look& look, const Done& done);
    Import import_of(const Looked& look, const std::string& bytes) const;
    void answer(Asker asker, std::size_t whole, const std::string& match, const Look& look);
    void read_whole(Asker asker, const StoredMatch& match, const Done& done);

    House& house_;
    std::map<std::uint64_t, Arriving> arriving_{};
    std::deque<Work> waiting_{};
    std::optional<std::uint64_t> in_hand_{};  // whose
};

}  // namespace galloper
