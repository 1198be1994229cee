#pragma once

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "server/store/store.h"
#include "tests/server/host/loop.h"

namespace galloper {

// A store in memory that keeps the contract of server/store/store.h and can be told to hold its
// commits or to fail. What is held has not happened: a kill loses it.
class FakeStore final : public Store {
public:
    explicit FakeStore(Loop& loop) : loop_(loop) {}

    bool holds = false;       // writes wait for release()
    bool fails = false;       // writes are not kept: TryAgain
    bool conflicts = false;   // the next row goes against what is stored
    bool fails_rows = false;  // nor are rows
    bool fails_checkpoints = false;
    bool holds_reads = false;  // of transcripts
    std::string unread{};      // the match of this name cannot be loaded: TryAgain
    void release();            // does what was held
    void kill();               // forgets what was held and whoever waits

    std::size_t rows_of(const std::string& name) const;
    std::size_t checkpoints_of(const std::string& name) const;
    void damage(const std::string& name);  // a stored state hash is no longer true

    void create(std::vector<NewMatch> matches, Then<std::vector<MatchId>> then) override;
    void find(std::string name, Then<std::optional<StoredMatch>> then) override;
    void find(MatchId match, Then<std::optional<StoredMatch>> then) override;
    void find_seat(TokenHash token, Then<std::optional<SeatOfToken>> then) override;
    void sit(MatchId match, Seat seat, Sitting sitting, Then<Done> then) override;
    void append(MatchId match, LogRow row, Beside beside, Then<Done> then) override;
    void put(MatchId match, Beside beside, Then<Done> then) override;
    void consent(MatchId match, Seat seat, std::int64_t calendar, Then<Done> then) override;
    void parked(Then<std::vector<ParkedMatch>> then) override;
    void unpark(MatchId match, Then<Done> then) override;
    void checkpoint(MatchId match, Checkpoint checkpoint, Then<Done> then) override;
    void load(MatchId match, Then<Loaded> then) override;
    void transcript(MatchId match, Viewer viewer, std::uint32_t from, std::size_t most,
                    Then<std::vector<StoredUpdate>> then) override;
    void first_picture(MatchId match, Viewer viewer, Then<std::string> then) override;
    void rows(MatchId match, std::uint64_t from, std::size_t most,
              Then<std::vector<LogRow>> then) override;
    // Nothing is ever packed here: the archive's tests have the real store.
    void to_pack(MatchId after, std::size_t most, Then<std::vector<MatchId>> then) override;
    void pack(MatchId match, Packed packed, Then<Done> then) override;
    void import(Import match, Then<MatchId> then) override;
    void same_as(Digest commitment, Digest link, Then<std::vector<StoredMatch>> then) override;
    void list(Search search, Then<Listed> then) override;
    void read_file(MatchId match, FilePart part, Viewer viewer, std::size_t from, std::size_t most,
                   Then<std::optional<Stretch>> then) override;
    void remark(MatchId match, StoredRemark remark, Then<Done> then) override;
    void remarks(MatchId match, Then<std::vector<StoredRemark>> then) override;
    void drop_remark(MatchId match, Seat by, std::uint64_t number, Then<Done> then) override;
    void deadlines(std::size_t most, Then<std::vector<Deadline>> then) override;
    void put_served(ServiceTime time, Then<Done> then) override;
    void backup(std::string path, Then<Done> then) override;
    ServiceTime served() const override { return served_; }
    Figures figures() const override { return {}; }
    void close(std::function<void()> then) override { loop_.post(std::move(then)); }

private:
    struct Kept {
        StoredMatch match{};
        std::vector<LogRow> rows{};
        std::vector<Checkpoint> checkpoints{};
        std::vector<Deadline> deadlines{};
    };

    template <class T>
    void write(Then<T> then, std::function<Result<T, StoreError>()> what);
    template <class T>
    void answer(Then<T> then, Result<T, StoreError> result);
    Kept& kept(MatchId match);
    void apply(Kept& kept, const Beside& beside);
    std::optional<StoredMatch> record_of(const Kept& kept);

    Loop& loop_;
    std::vector<Kept> matches_{};
    std::deque<std::function<void()>> held_{};
    ServiceTime served_{};
};

}  // namespace galloper
