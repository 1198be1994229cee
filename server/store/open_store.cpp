#include "server/store/open_store.h"

#include "common/wire/messages.h"
#include "server/store/archive.h"
#include "server/store/folder.h"
#include "server/store/matches.h"
#include "server/store/remarks.h"
#include "server/store/schema.h"
#include "server/store/worker.h"

namespace galloper {

namespace {

using store::Request;
using store::Tables;

class SqliteStore final : public Store {
public:
    explicit SqliteStore(StoreParts parts)
        : lock_(parts.folder),
          database_(store::open_database(parts.folder + "/galloper.db")),
          served_(store::served(*database_)),
          worker_(std::move(parts), std::move(database_))
    {
    }

    void create(std::vector<NewMatch> matches, Then<std::vector<MatchId>> then) override
    {
        matches_ += matches.size();
        ask(Request::Kind::Write, std::move(then), [matches = std::move(matches)](Tables tables) {
            return store::create(tables.database, matches);
        });
    }
    void find(std::string name, Then<std::optional<StoredMatch>> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [name = std::move(name)](Tables tables) { return store::find(tables.database, name); });
    }
    void find(MatchId match, Then<std::optional<StoredMatch>> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [match](Tables tables) { return store::find(tables.database, match); });
    }
    void find_seat(TokenHash token, Then<std::optional<SeatOfToken>> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [token](Tables tables) { return store::find_seat(tables.database, token); });
    }
    void sit(MatchId match, Seat seat, Sitting sitting, Then<Done> then) override
    {
        ask(Request::Kind::Write, std::move(then),
            [match, seat, sitting = std::move(sitting)](Tables tables) {
                store::sit(tables.database, match, seat, sitting);
                return Done{};
            });
    }
    void append(MatchId match, LogRow row, Beside beside, Then<Done> then) override
    {
        ++rows_;
        ask(Request::Kind::Write, std::move(then),
            [match, row = std::move(row), beside = std::move(beside)](Tables tables) {
                // The row comes last: what is taken back alone must not be in the log's memory.
                store::put(tables.database, match, beside);
                tables.log.append(match, row);
                return Done{};
            });
    }
    void put(MatchId match, Beside beside, Then<Done> then) override
    {
        ask(Request::Kind::Write, std::move(then),
            [match, beside = std::move(beside)](Tables tables) {
                store::put(tables.database, match, beside);
                return Done{};
            });
    }
    void consent(MatchId match, Seat seat, std::int64_t calendar, Then<Done> then) override
    {
        ask(Request::Kind::Write, std::move(then), [=](Tables tables) {
            store::consent(tables.database, match, seat, calendar);
            return Done{};
        });
    }
    void parked(Then<std::vector<ParkedMatch>> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [](Tables tables) { return store::parked(tables.database); });
    }
    void unpark(MatchId match, Then<Done> then) override
    {
        ask(Request::Kind::Write, std::move(then), [match](Tables tables) {
            store::unpark(tables.database, match, tables.log.has_begun(match));
            return Done{};
        });
    }
    void checkpoint(MatchId match, Checkpoint checkpoint, Then<Done> then) override
    {
        ask(Request::Kind::Write, std::move(then),
            [match, checkpoint = std::move(checkpoint)](Tables tables) {
                tables.log.put(match, checkpoint);
                return Done{};
            });
    }
    void load(MatchId match, Then<Loaded> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [match](Tables tables) { return tables.log.load(match); });
    }
    void transcript(MatchId match, Viewer viewer, std::uint32_t from, std::size_t most,
                    Then<std::vector<StoredUpdate>> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [=](Tables tables) { return tables.log.transcript(match, viewer, from, most); });
    }
    void first_picture(MatchId match, Viewer viewer, Then<std::string> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [=](Tables tables) { return tables.log.first_picture(match, viewer); });
    }
    void rows(MatchId match, std::uint64_t from, std::size_t most,
              Then<std::vector<LogRow>> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [=](Tables tables) { return tables.log.rows(match, from, most); });
    }
    void to_pack(MatchId after, std::size_t most, Then<std::vector<MatchId>> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [=](Tables tables) { return store::to_pack(tables.database, after, most); });
    }
    void pack(MatchId match, Packed packed, Then<Done> then) override
    {
        ask(Request::Kind::Write, std::move(then),
            [match, packed = std::move(packed)](Tables tables) {
                // The log comes last: what is taken back alone must not be in its memory.
                store::pack(tables.database, match, packed,
                            tables.log.has_ended_with(match, packed.last));
                tables.log.forget(match);
                return Done{};
            });
    }
    void import(Import match, Then<MatchId> then) override
    {
        ask(Request::Kind::Write, std::move(then), [match = std::move(match)](Tables tables) {
            return store::import(tables.database, match);
        });
    }
    void same_as(Digest commitment, Digest link, Then<std::vector<StoredMatch>> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [=](Tables tables) { return store::same_as(tables.database, commitment, link); });
    }
    void list(Search search, Then<Listed> then) override
    {
        ask(Request::Kind::Read, std::move(then), [search = std::move(search)](Tables tables) {
            return store::list(tables.database, search);
        });
    }
    void read_file(MatchId match, FilePart part, Viewer viewer, std::size_t from, std::size_t most,
                   Then<std::optional<Stretch>> then) override
    {
        ask(Request::Kind::Read, std::move(then), [=](Tables tables) {
            return store::read_file(tables.database, match, part, viewer, from, most);
        });
    }
    void remark(MatchId match, StoredRemark remark, Then<Done> then) override
    {
        ask(Request::Kind::Write, std::move(then),
            [match, remark = std::move(remark)](Tables tables) {
                store::remark(tables.database, match, remark);
                return Done{};
            });
    }
    void remarks(MatchId match, Then<std::vector<StoredRemark>> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [match](Tables tables) { return store::remarks(tables.database, match); });
    }
    void drop_remark(MatchId match, Seat by, std::uint64_t number, Then<Done> then) override
    {
        ask(Request::Kind::Write, std::move(then), [=](Tables tables) {
            store::drop_remark(tables.database, match, by, number);
            return Done{};
        });
    }
    void deadlines(std::size_t most, Then<std::vector<Deadline>> then) override
    {
        ask(Request::Kind::Read, std::move(then),
            [most](Tables tables) { return store::deadlines(tables.database, most); });
    }
    void put_served(ServiceTime now, Then<Done> then) override
    {
        ask(Request::Kind::Write, std::move(then), [now](Tables tables) {
            store::put_served(tables.database, now);
            return Done{};
        });
    }
    void backup(std::string path, Then<Done> then) override
    {
        worker_.back_up(std::move(path), std::move(then));
    }
    ServiceTime served() const override { return served_; }
    Figures figures() const override
    {
        Figures figures = worker_.figures();
        figures.matches = matches_;
        figures.rows = rows_;
        return figures;
    }
    void close(std::function<void()> then) override { worker_.close(std::move(then)); }

private:
    template <class T, class Work>
    void ask(Request::Kind kind, Then<T> then, Work work)
    {
        worker_.ask(store::request<T>(kind, std::move(work), std::move(then)));
    }

    store::FolderLock lock_;
    std::unique_ptr<store::Database> database_;  // the worker's, once it is there
    ServiceTime served_;
    std::uint64_t matches_ = 0;
    std::uint64_t rows_ = 0;
    store::Worker worker_;
};

}  // namespace

Result<std::unique_ptr<Store>, StoreError> open_store(StoreParts parts)
{
    wire::silence_protobuf();
    const std::string folder = parts.folder;
    try {
        return std::unique_ptr<Store>(std::make_unique<SqliteStore>(std::move(parts)));
    } catch (const store::NotOurs& not_ours) {
        return Err{StoreError{StoreError::Kind::Refused, not_ours.what()}};
    } catch (const std::runtime_error& failed) {
        return Err{StoreError{StoreError::Kind::Refused,
                              folder + "/galloper.db cannot be opened: " + failed.what()}};
    }
}

}  // namespace galloper
