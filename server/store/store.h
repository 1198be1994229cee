#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "common/base/ids.h"
#include "common/base/result.h"
#include "server/store/rows.h"

namespace galloper {

// Why the store did not do something, in words for an operator. A player hears only the kind.
struct StoreError {
    enum class Kind {
        TryAgain,  // nothing of it was kept: the disk is full or a write failed
        Conflict,  // it goes against what is stored: a name that is taken, a row out of turn
        Damaged,   // what is stored cannot be read, or its chain is broken
        Refused,   // the file is not ours, is too new, or another process has it
    };
    Kind kind = Kind::TryAgain;
    std::string words{};
    friend bool operator==(const StoreError&, const StoreError&) = default;
};

struct Done {
    friend bool operator==(Done, Done) = default;
};

// What is kept. All calls come from one thread and return at once; every answer is given later on
// that same thread, through the function that the store was opened with. Answers to writes come in
// the order of the writes, and only once they are durable; a read sees every write asked for before
// it. If it is not known whether a commit was kept, nobody is ever answered again and the fatal
// function is called, once: the process ends, and the next start reads what is true.
class Store {
public:
    template <class T>
    using Then = std::function<void(Result<T, StoreError>)>;

    virtual ~Store() = default;

    // Both matches of a duplicate pair or neither, in one transaction.
    virtual void create(std::vector<NewMatch> matches, Then<std::vector<MatchId>> then) = 0;

    virtual void find(std::string name, Then<std::optional<StoredMatch>> then) = 0;
    virtual void find(MatchId match, Then<std::optional<StoredMatch>> then) = 0;
    virtual void find_seat(TokenHash token, Then<std::optional<SeatOfToken>> then) = 0;

    // Conflict if somebody sits there.
    virtual void sit(MatchId match, Seat seat, Sitting sitting, Then<Done> then) = 0;

    // Steps are numbered from 0, the set-up, without a gap; Conflict otherwise.
    virtual void append(MatchId match, LogRow row, Beside beside, Then<Done> then) = 0;

    // What changes without a step: a match is parked, say.
    virtual void put(MatchId match, Beside beside, Then<Done> then) = 0;

    // A seat says that the truth may open. Whoever has said so before says nothing new.
    virtual void consent(MatchId match, Seat seat, std::int64_t calendar, Then<Done> then) = 0;

    // The matches that are stored as parked, and why.
    virtual void parked(Then<std::vector<ParkedMatch>> then) = 0;

    // One that is stored as parked is played, or waits for its players, as before.
    virtual void unpark(MatchId match, Then<Done> then) = 0;

    virtual void checkpoint(MatchId match, Checkpoint checkpoint, Then<Done> then) = 0;

    // All that waking needs, the chain of the rows after the checkpoint verified. Damaged where it
    // is broken.
    virtual void load(MatchId match, Then<Loaded> then) = 0;

    // A viewer's updates from number `from` on, at most `most` of them and at most about 1 MiB.
    virtual void transcript(MatchId match, Viewer viewer, std::uint32_t from, std::size_t most,
                            Then<std::vector<StoredUpdate>> then) = 0;

    // His picture as the set-up made it, before update 1.
    virtual void first_picture(MatchId match, Viewer viewer, Then<std::string> then) = 0;

    // Rows from a step on, for whoever verifies or exports a match, a page at a time.
    virtual void rows(MatchId match, std::uint64_t from, std::size_t most,
                      Then<std::vector<LogRow>> then) = 0;

    // Matches that are over and not packed yet, after one of that number.
    virtual void to_pack(MatchId after, std::size_t most, Then<std::vector<MatchId>> then) = 0;

    // It goes into the archive and leaves the log, in one transaction. Conflict where it is not
    // over, or has other steps than that. What is asked of it afterwards is answered as before.
    virtual void pack(MatchId match, Packed packed, Then<Done> then) = 0;

    // One that was played elsewhere, under the name that it is given.
    virtual void import(Import match, Then<MatchId> then) = 0;

    // Packed matches that end with this link, of this commitment.
    virtual void same_as(Digest commitment, Digest link, Then<std::vector<StoredMatch>> then) = 0;

    // A page of the packed matches that everybody may know to be over.
    virtual void list(Search search, Then<Listed> then) = 0;

    // Bytes of a packed match's file, or of a viewer's section as it lies there. Nothing where
    // there is none.
    virtual void read_file(MatchId match, FilePart part, Viewer viewer, std::size_t from,
                           std::size_t most, Then<std::optional<Stretch>> then) = 0;

    // Conflict where a match has so many already, or where the step is after its last.
    virtual void remark(MatchId match, StoredRemark remark, Then<Done> then) = 0;
    virtual void remarks(MatchId match, Then<std::vector<StoredRemark>> then) = 0;
    // Of one that is not there, or another's, nothing is dropped.
    virtual void drop_remark(MatchId match, Seat by, std::uint64_t number, Then<Done> then) = 0;

    // The earliest deadlines, whether due or not.
    virtual void deadlines(std::size_t most, Then<std::vector<Deadline>> then) = 0;

    // Saves the service time, which rows save too. The host does so now and then and when it stops,
    // so that time without a step counts as well.
    virtual void put_served(ServiceTime now, Then<Done> then) = 0;

    // A copy of all that is stored, made beside `path`, checked, and only then given its name.
    virtual void backup(std::string path, Then<Done> then) = 0;

    // The service time of the last commit before this start; the host counts on from here.
    virtual ServiceTime served() const = 0;

    struct Figures {
        std::uint64_t matches = 0;  // created since the start
        std::uint64_t rows = 0;     // appended since the start
        std::uint64_t commits = 0;
        std::uint64_t failures = 0;  // of groups that were rolled back
        std::size_t waiting = 0;     // asked for and not yet answered
    };
    virtual Figures figures() const = 0;

    // Does what was asked for, answers it, and lets go of the file. Nothing is asked after it.
    virtual void close(std::function<void()> then) = 0;
};

}  // namespace galloper
