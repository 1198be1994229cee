#include "tests/server/store/open_shop.h"

#include <cstdlib>
#include <stdexcept>

namespace galloper {

TemporaryFolder::TemporaryFolder()
{
    std::string pattern = (std::filesystem::temp_directory_path() / "galloper-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = pattern;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Shop::Shop(const std::string& folder)
{
    auto opened = open_store({folder, [this](std::function<void()> what) { post(std::move(what)); },
                              [this](std::string words) { fatal_.push_back(std::move(words)); }});
    if (!opened) throw std::runtime_error(opened.error().words);
    store_ = std::move(*opened);
}

Shop::~Shop() { store_.reset(); }

void Shop::post(std::function<void()> what)
{
    const std::lock_guard guard(mutex_);
    queue_.push_back(std::move(what));
    posted_.notify_one();
}

bool Shop::run_until(const std::function<bool()>& done)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!done()) {
        std::function<void()> what;
        {
            std::unique_lock lock(mutex_);
            if (!posted_.wait_until(lock, end, [&] { return !queue_.empty(); })) return false;
            what = std::move(queue_.front());
            queue_.pop_front();
        }
        what();
    }
    return true;
}

MatchId Shop::create(const std::string& name)
{
    auto ids =
        asked<std::vector<MatchId>>([&](auto then) { store().create({new_match(name)}, then); });
    if (!ids) throw std::runtime_error(ids.error().words);
    return ids->front();
}

Result<Done, StoreError> Shop::append(MatchId match, const LogRow& row, Beside beside)
{
    return asked<Done>([&](auto then) { store().append(match, row, beside, then); });
}

Result<Loaded, StoreError> Shop::load(MatchId match)
{
    return asked<Loaded>([&](auto then) { store().load(match, then); });
}

std::vector<StoredUpdate> Shop::transcript(MatchId match, Viewer viewer, std::uint32_t from,
                                           std::size_t most)
{
    auto updates = asked<std::vector<StoredUpdate>>(
        [&](auto then) { store().transcript(match, viewer, from, most, then); });
    if (!updates) throw std::runtime_error(updates.error().words);
    return *updates;
}

NewMatch new_match(const std::string& name)
{
    NewMatch match;
    match.name = name;
    match.ruleset = "bravado";
    match.version = 3;
    match.scenario = "farm";
    match.scenario_text = "title: \"The farm\"";
    match.options = {{"defence", "auto"}, {"losBlocks", "solid"}};
    match.secret.fill(1);
    match.commitment.fill(2);
    match.handles.fill(3);
    match.created = 1'780'000'000;
    match.decision = 90;
    for (const int number : {0, 1}) {
        NewSeat seat{number == 0 ? "Attacker" : "Defender", {}, {}, number == 1};
        seat.post = {Side{static_cast<std::uint8_t>(number)}, {1, 2}, Sight::Own};
        seat.token = hash_of(name + std::to_string(number));
        match.seats.push_back(seat);
    }
    return match;
}

LogRow Scribe::next(std::size_t bytes)
{
    const auto step = static_cast<std::uint32_t>(written_.size());
    LogRow row;
    row.row.step = step;
    row.row.deed = "deed " + std::to_string(step);
    row.row.dice = std::string("\0dice", 5);
    row.row.state = hash_of(row.row.deed);
    row.row.told.push_back({Seat{0}, step, std::string(bytes, static_cast<char>(step)), "names"});
    if (step == 0 || step % 2 == 1)
        row.row.told.push_back({Viewer::everybody(), step == 0 ? 0 : ++public_number_,
                                "public " + std::to_string(step), ""});
    row.time = ServiceTime{1'000 * (step + 1)};
    row.clock = 1'780'000'000 + step;
    row.command = step;
    const Digest before = written_.empty() ? Digest{} : written_.back().link;
    row.link = chained(before, step, sealed(row.row, new_match("").handles));
    written_.push_back(row);
    return row;
}

}  // namespace galloper
