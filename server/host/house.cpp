#include "server/host/house.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "server/host/live_match.h"
#include "server/ops/logging.h"

namespace galloper {

namespace {

constexpr std::chrono::seconds to_say_hello{10};
constexpr std::size_t most_deadlines = 1'000'000;

// A kill charges nobody for more than this.
constexpr std::chrono::seconds between_times_served{15};

}  // namespace

House::House(HostParts parts) : parts_(std::move(parts)), served_before_(parts_.store.served())
{
    // What the store is asked later it answers later, so no match wakes before this is read.
    store().deadlines(most_deadlines, [this](auto deadlines) {
        if (!deadlines)
            return ops::log(ops::Level::Error, "no deadline is known: " + deadlines.error().words);
        std::map<MatchId, std::vector<Deadline>> by_match;
        for (const Deadline& one : *deadlines) by_match[one.match].push_back(one);
        for (const auto& [match, its_own] : by_match) deadlines_.put(match, its_own);
    });
}

House::~House() = default;

void House::arrived(Session& session)
{
    visitors_.emplace(session.id(), Visitor(session, now()));
    if (stopping_ || lost_) close(session.id(), Close::Stopping, "the server is going down");
}

void House::gone(Session& session)
{
    Visitor* visitor = find(session.id());
    if (visitor == nullptr) return;
    if (visitor->attached != nullptr) visitor->attached->detach(session.id());
    visitors_.erase(session.id());
}

Visitor* House::find(std::uint64_t visitor)
{
    const auto found = visitors_.find(visitor);
    return found == visitors_.end() ? nullptr : &found->second;
}

void House::send(std::uint64_t visitor, const Frame& frame)
{
    const Visitor* to = find(visitor);
    if (to != nullptr && !to->leaving && !lost_) to->session.send(frame);
}

void House::answer(Asker to, play::v1::ServerFrame message)
{
    message.set_request(to.request);
    send(to.visitor, frame_of(message));
}

void House::refuse(Asker to, const Trouble& trouble)
{
    send(to.visitor, refused(to.request, trouble));
}

void House::close(std::uint64_t visitor, Close code, std::string_view words)
{
    Visitor* to = find(visitor);
    if (to == nullptr || to->leaving) return;
    to->leaving = true;
    if (to->attached != nullptr) to->attached->detach(visitor);
    to->session.close(code, words);
}

void House::close_all(Close code, std::string_view words)
{
    std::vector<std::uint64_t> all;
    for (const auto& [id, visitor] : visitors_) all.push_back(id);
    for (const std::uint64_t id : all) close(id, code, words);
}

LiveMatch& House::match(const std::string& name)
{
    auto& match = matches_[name];
    if (!match) match = std::make_unique<LiveMatch>(*this, name);
    return *match;
}

void House::with_match(MatchId id, std::function<void(LiveMatch*)> then)
{
    store().find(id, [this, then = std::move(then)](auto found) {
        if (!found || !*found) return then(nullptr);
        then(&match((*found)->match.name));
    });
}

void House::tick()
{
    if (lost_) return;
    send_away_who_said_nothing();
    if (stopping_) return;
    play_what_is_due();
    save_time_served();
    packer_.tick();
    for (const auto& [name, match] : matches_) match->tick();
    forget_who_sleeps();
}

// Time without a step counts too, for those whose clock runs.
void House::save_time_served()
{
    if (deadlines_.empty() || now() < next_saving_of_time_) return;
    next_saving_of_time_ = now() + between_times_served;
    store().put_served(service_time(), [](auto) {});
}

void House::send_away_who_said_nothing()
{
    std::vector<std::uint64_t> silent;
    for (const auto& [id, visitor] : visitors_)
        if (!visitor.greeted && now() - visitor.came >= to_say_hello) silent.push_back(id);
    for (const std::uint64_t id : silent) close(id, Close::Broken, "no hello");
}

void House::play_what_is_due()
{
    for (const Deadline& one : deadlines_.due(service_time())) {
        if (!being_woken_.insert(one.match).second) continue;
        with_match(one.match, [this, one](LiveMatch* match) {
            being_woken_.erase(one.match);
            if (match == nullptr) return;
            for (const Deadline& due : deadlines_.of(one.match))
                if (due.due <= service_time()) match->time_is_up(due.seat);
        });
    }
}

void House::forget_who_sleeps()
{
    std::erase_if(matches_, [](const auto& one) { return one.second->can_be_forgotten(); });
}

void House::stop(std::function<void()> done)
{
    stopping_ = true;
    stopped_ = std::move(done);
    for (const auto& [name, match] : matches_) match->stop();
    store().put_served(service_time(), [](auto) {});
    idle();
}

void House::idle()
{
    if (!stopping_ || !stopped_ || lost_) return;
    for (const auto& [name, match] : matches_)
        if (match->in_hand()) return;
    close_all(Close::Stopping, "the server is going down");
    std::exchange(stopped_, nullptr)();
}

void House::store_lost()
{
    close_all(Close::TryLater, "come back in a moment");
    lost_ = true;
}

Host::Figures House::figures() const
{
    Host::Figures figures;
    figures.sessions = visitors_.size();
    figures.steps = steps_;
    for (const auto& [name, match] : matches_) {
        if (match->awake()) ++figures.awake;
        if (match->parked()) ++figures.parked;
    }
    return figures;
}

}  // namespace galloper
