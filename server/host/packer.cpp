#include "server/host/packer.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "server/host/house.h"
#include "server/host/live_match.h"
#include "server/host/packing.h"
#include "server/lobby/catalogue.h"
#include "server/ops/logging.h"

namespace galloper {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t old_ones_at_once = 4;
constexpr std::size_t rows_at_once = 256;
constexpr std::chrono::seconds before_another_try = 10s;

}  // namespace

void Packer::tick()
{
    if (busy_ || house_.now() < not_before_) return;
    if (waiting_.empty()) return look_for_old_ones();
    const MatchId next = waiting_.front();
    waiting_.pop_front();
    begin(next);
}

void Packer::look_for_old_ones()
{
    if (all_looked_at_) return;
    busy_ = true;
    house_.store().to_pack(looked_at_, old_ones_at_once, [this](auto found) {
        busy_ = false;
        if (house_.stopping()) return;
        if (!found) {
            not_before_ = house_.now() + before_another_try;
            return;
        }
        all_looked_at_ = found->empty();
        for (const MatchId match : *found) waiting_.push_back(looked_at_ = match);
    });
}

// It wakes first, so that its last checkpoint is of its last step. One that cannot wake under this
// build is packed all the same: it can be replayed.
void Packer::begin(MatchId match)
{
    busy_ = true;
    house_.with_match(match, [this, match](LiveMatch* live) {
        if (gives_up()) return;
        if (live == nullptr) return failed(match, "it cannot be read");
        live->come_to_rest([this, match] {
            if (gives_up()) return;
            house_.store().find(match, [this, match](auto stored) {
                if (gives_up()) return;
                if (!stored) return later(match);
                if (!*stored) return failed(match, "it cannot be read");
                found(**stored);
            });
        });
    });
}

void Packer::found(const StoredMatch& match)
{
    if (match.packed || match.stage != MatchStage::Over) {
        busy_ = false;
        return;
    }
    const auto job = std::make_shared<Job>();
    job->match = match;
    const auto scenario = house_.catalogue().read(match.match.scenario, match.match.scenario_text);
    if (!scenario) return failed(match.id, "its scenario cannot be read");
    job->title = scenario->title;
    house_.store().load(match.id, [this, job](auto loaded) {
        if (gives_up()) return;
        if (!loaded) return failed(job->match.id, loaded.error().words);
        const int its = loaded->checkpoint ? loaded->checkpoint->version : 0;
        job->file = file_of(job->match, std::max(its, job->match.match.version));
        read_on(job);
    });
}

void Packer::read_on(const Hand& job)
{
    house_.store().rows(job->match.id, job->file.rows.size(), rows_at_once, [this, job](auto rows) {
        if (gives_up()) return;
        if (!rows) return failed(job->match.id, rows.error().words);
        if (rows->empty()) return pack(job);
        for (LogRow& one : *rows)
            job->file.rows.push_back(
                {.row = std::move(one.row), .clock = one.clock, .link = one.link});
        read_on(job);
    });
}

void Packer::pack(const Hand& job)
{
    const auto outcome =
        std::make_shared<Result<Packed, std::string>>(Err{std::string("it was not packed")});
    house_.aside(
        [job, outcome] {
            try {
                *outcome = packed(std::move(job->file), job->title);
            } catch (const std::exception& broken) {
                *outcome = Err{std::string(broken.what())};
            }
        },
        [this, job, outcome] {
            if (gives_up()) return;
            if (!*outcome) return failed(job->match.id, outcome->error());
            keep(job, std::move(**outcome));
        });
}

void Packer::keep(const Hand& job, Packed packed)
{
    const MatchId match = job->match.id;
    house_.store().pack(match, std::move(packed), [this, match](auto stored) {
        if (stored) {
            busy_ = false;
            return;
        }
        if (stored.error().kind == StoreError::Kind::TryAgain) return later(match);
        failed(match, stored.error().words);
    });
}

// A server that stops asks nothing more of its store; the next start takes it up again.
bool Packer::gives_up()
{
    if (house_.stopping()) busy_ = false;
    return house_.stopping();
}

void Packer::failed(MatchId match, const std::string& why)
{
    busy_ = false;
    ops::log(ops::Level::Warning,
             "match " + std::to_string(match.value) + " stays unpacked: " + why);
}

void Packer::later(MatchId match)
{
    busy_ = false;
    waiting_.push_back(match);
    not_before_ = house_.now() + before_another_try;
}

}  // namespace galloper
