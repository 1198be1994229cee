#include "tests/server/host/fake_store.h"

#include <algorithm>
#include <utility>

#include "server/host/disclosure.h"

namespace galloper {

namespace {

Err<StoreError> not_here() { return Err{StoreError{StoreError::Kind::TryAgain, "not here"}}; }

}  // namespace

template <class T>
void FakeStore::answer(Then<T> then, Result<T, StoreError> result)
{
    loop_.post([then = std::move(then), result = std::move(result)] { then(result); });
}

template <class T>
void FakeStore::write(Then<T> then, std::function<Result<T, StoreError>()> what)
{
    const auto now = [this, then = std::move(then), what = std::move(what)] {
        if (fails) return answer<T>(then, Err{StoreError{StoreError::Kind::TryAgain, "full"}});
        answer<T>(then, what());
    };
    if (holds)
        held_.push_back(now);
    else
        now();
}

void FakeStore::release()
{
    holds = false;
    for (const auto& work : std::exchange(held_, {})) work();
}

void FakeStore::kill()
{
    held_.clear();
    holds = false;
    holds_reads = false;
    loop_.forget();
}

FakeStore::Kept& FakeStore::kept(MatchId match)
{
    return matches_.at(static_cast<std::size_t>(match.value - 1));
}

std::size_t FakeStore::rows_of(const std::string& name) const
{
    for (const Kept& one : matches_)
        if (one.match.match.name == name) return one.rows.size();
    return 0;
}

std::size_t FakeStore::checkpoints_of(const std::string& name) const
{
    for (const Kept& one : matches_)
        if (one.match.match.name == name) return one.checkpoints.size();
    return 0;
}

void FakeStore::damage(const std::string& name)
{
    for (Kept& one : matches_)
        if (one.match.match.name == name) one.rows.back().row.state[0] ^= 1;
}

void FakeStore::apply(Kept& kept, const Beside& beside)
{
    if (beside.stage) {
        kept.match.stage = *beside.stage;
        kept.match.words = beside.words;
        if (*beside.stage == MatchStage::Over && kept.match.ended == 0)
            kept.match.ended = beside.ended;
    }
    if (beside.deadlines) kept.deadlines = *beside.deadlines;
}

void FakeStore::create(std::vector<NewMatch> matches, Then<std::vector<MatchId>> then)
{
    write<std::vector<MatchId>>(
        std::move(then),
        [this, matches = std::move(matches)]() -> Result<std::vector<MatchId>, StoreError> {
            std::vector<MatchId> ids;
            for (const NewMatch& match : matches) {
                Kept one{.match = {.match = match}};
                one.match.id = {static_cast<std::int64_t>(matches_.size() + 1)};
                one.match.taken.resize(match.seats.size());
                ids.push_back(one.match.id);
                matches_.push_back(std::move(one));
            }
            if (ids.size() == 2) {
                kept(ids[0]).match.twin = ids[1];
                kept(ids[1]).match.twin = ids[0];
            }
            return ids;
        });
}

std::optional<StoredMatch> FakeStore::record_of(const Kept& one)
{
    StoredMatch record = one.match;
    if (record.twin) record.twins_opening = opening_of(kept(*record.twin).match);
    return record;
}

void FakeStore::find(std::string name, Then<std::optional<StoredMatch>> then)
{
    std::optional<StoredMatch> found;
    for (const Kept& one : matches_)
        if (one.match.match.name == name) found = record_of(one);
    answer<std::optional<StoredMatch>>(std::move(then), found);
}

void FakeStore::find(MatchId match, Then<std::optional<StoredMatch>> then)
{
    std::optional<StoredMatch> found;
    if (match.value >= 1 && match.value <= static_cast<std::int64_t>(matches_.size()))
        found = record_of(kept(match));
    answer<std::optional<StoredMatch>>(std::move(then), found);
}

void FakeStore::find_seat(TokenHash, Then<std::optional<SeatOfToken>> then)
{
    answer<std::optional<SeatOfToken>>(std::move(then), std::optional<SeatOfToken>());
}

void FakeStore::sit(MatchId match, Seat seat, Sitting sitting, Then<Done> then)
{
    write<Done>(std::move(then), [this, match, seat, sitting]() -> Result<Done, StoreError> {
        std::optional<Sitting>& place = kept(match).match.taken.at(seat.number);
        if (place) return Err{StoreError{StoreError::Kind::Conflict, "taken"}};
        place = sitting;
        return Done{};
    });
}

void FakeStore::append(MatchId match, LogRow row, Beside beside, Then<Done> then)
{
    write<Done>(std::move(then),
                [this, match, row = std::move(row), beside]() -> Result<Done, StoreError> {
                    if (fails_rows) return Err{StoreError{StoreError::Kind::TryAgain, "full"}};
                    if (std::exchange(conflicts, false))
                        return Err{StoreError{StoreError::Kind::Conflict, "out of turn"}};
                    Kept& one = kept(match);
                    if (row.row.step != one.rows.size())
                        return Err{StoreError{StoreError::Kind::Conflict, "out of turn"}};
                    one.rows.push_back(row);
                    served_ = std::max(served_, row.time);
                    apply(one, beside);
                    return Done{};
                });
}

void FakeStore::put(MatchId match, Beside beside, Then<Done> then)
{
    write<Done>(std::move(then), [this, match, beside]() -> Result<Done, StoreError> {
        apply(kept(match), beside);
        return Done{};
    });
}

void FakeStore::consent(MatchId match, Seat seat, std::int64_t, Then<Done> then)
{
    write<Done>(std::move(then), [this, match, seat]() -> Result<Done, StoreError> {
        std::vector<Seat>& consented = kept(match).match.consented;
        consented.push_back(seat);
        std::sort(consented.begin(), consented.end());
        return Done{};
    });
}

void FakeStore::parked(Then<std::vector<ParkedMatch>> then)
{
    std::vector<ParkedMatch> all;
    for (const Kept& one : matches_)
        if (one.match.stage == MatchStage::Parked) all.push_back({one.match.id, one.match.words});
    answer<std::vector<ParkedMatch>>(std::move(then), all);
}

void FakeStore::unpark(MatchId match, Then<Done> then)
{
    write<Done>(std::move(then), [this, match]() -> Result<Done, StoreError> {
        Kept& one = kept(match);
        if (one.match.stage == MatchStage::Parked)
            one.match.stage = one.rows.empty() ? MatchStage::Waiting : MatchStage::Playing;
        return Done{};
    });
}

void FakeStore::checkpoint(MatchId match, Checkpoint checkpoint, Then<Done> then)
{
    write<Done>(std::move(then), [this, match, checkpoint]() -> Result<Done, StoreError> {
        if (fails_checkpoints) return Err{StoreError{StoreError::Kind::TryAgain, "full"}};
        kept(match).checkpoints.push_back(checkpoint);
        return Done{};
    });
}

void FakeStore::load(MatchId match, Then<Loaded> then)
{
    const Kept& one = kept(match);
    if (one.match.match.name == unread)
        return answer<Loaded>(std::move(then), Err{StoreError{StoreError::Kind::TryAgain, "busy"}});
    Loaded loaded;
    if (!one.checkpoints.empty()) loaded.checkpoint = one.checkpoints.back();
    for (const LogRow& row : one.rows)
        if (!loaded.checkpoint || row.row.step > loaded.checkpoint->step)
            loaded.rows.push_back(row);
    if (!one.rows.empty()) loaded.link = one.rows.back().link;
    answer<Loaded>(std::move(then), std::move(loaded));
}

void FakeStore::transcript(MatchId match, Viewer viewer, std::uint32_t from, std::size_t most,
                           Then<std::vector<StoredUpdate>> then)
{
    std::vector<StoredUpdate> updates;
    for (const LogRow& row : kept(match).rows)
        for (const Row::Told& told : row.row.told)
            if (told.viewer == viewer && told.number >= from && row.row.step > 0 &&
                updates.size() < most)
                updates.push_back({told.number, told.update});
    const auto now = [this, then = std::move(then), updates = std::move(updates)] {
        answer<std::vector<StoredUpdate>>(then, updates);
    };
    if (holds_reads)
        held_.push_back(now);
    else
        now();
}

void FakeStore::first_picture(MatchId match, Viewer viewer, Then<std::string> then)
{
    std::string picture;
    for (const Row::Told& told : kept(match).rows.front().row.told)
        if (told.viewer == viewer) picture = told.update;
    answer<std::string>(std::move(then), std::move(picture));
}

void FakeStore::rows(MatchId match, std::uint64_t from, std::size_t most,
                     Then<std::vector<LogRow>> then)
{
    std::vector<LogRow> rows;
    for (const LogRow& row : kept(match).rows)
        if (row.row.step >= from && rows.size() < most) rows.push_back(row);
    answer<std::vector<LogRow>>(std::move(then), std::move(rows));
}

void FakeStore::to_pack(MatchId, std::size_t, Then<std::vector<MatchId>> then)
{
    answer<std::vector<MatchId>>(std::move(then), std::vector<MatchId>());
}

void FakeStore::pack(MatchId, Packed, Then<Done> then) { answer<Done>(std::move(then), Done{}); }

void FakeStore::import(Import, Then<MatchId> then) { answer<MatchId>(std::move(then), not_here()); }

void FakeStore::same_as(Digest, Digest, Then<std::vector<StoredMatch>> then)
{
    answer<std::vector<StoredMatch>>(std::move(then), std::vector<StoredMatch>());
}

void FakeStore::list(Search, Then<Listed> then) { answer<Listed>(std::move(then), Listed{}); }

void FakeStore::read_file(MatchId, FilePart, Viewer, std::size_t, std::size_t,
                          Then<std::optional<Stretch>> then)
{
    answer<std::optional<Stretch>>(std::move(then), std::optional<Stretch>());
}

void FakeStore::remark(MatchId, StoredRemark, Then<Done> then)
{
    answer<Done>(std::move(then), not_here());
}

void FakeStore::remarks(MatchId, Then<std::vector<StoredRemark>> then)
{
    answer<std::vector<StoredRemark>>(std::move(then), std::vector<StoredRemark>());
}

void FakeStore::drop_remark(MatchId, Seat, std::uint64_t, Then<Done> then)
{
    answer<Done>(std::move(then), not_here());
}

void FakeStore::deadlines(std::size_t most, Then<std::vector<Deadline>> then)
{
    std::vector<Deadline> all;
    for (const Kept& one : matches_)
        all.insert(all.end(), one.deadlines.begin(), one.deadlines.end());
    std::sort(all.begin(), all.end(),
              [](const Deadline& a, const Deadline& b) { return a.due < b.due; });
    if (all.size() > most) all.resize(most);
    answer<std::vector<Deadline>>(std::move(then), std::move(all));
}

void FakeStore::put_served(ServiceTime time, Then<Done> then)
{
    write<Done>(std::move(then), [this, time]() -> Result<Done, StoreError> {
        served_ = std::max(served_, time);
        return Done{};
    });
}

void FakeStore::backup(std::string, Then<Done> then) { answer<Done>(std::move(then), Done{}); }

}  // namespace galloper
