#include "clients/library/client.h"

#include <algorithm>

#include "clients/library/frames.h"
#include "common/wire/messages.h"

namespace galloper::client {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

Client::Client(Link link) : link_(std::move(link)), wire_(std::make_unique<Wire>()) {}
Client::~Client() = default;

Client::Trouble Client::open()
{
    if (auto trouble = wire_->socket.open(link_.host, link_.port)) return trouble;
    return say_hello();
}

Client::Trouble Client::say_hello()
{
    proto::ClientFrame request;
    request.mutable_hello()->set_protocol(protocol);
    request.mutable_hello()->set_client("terminal 1");
    const auto answer = wire_->ask(request);
    if (answer && answer->has_welcome()) return std::nullopt;
    return trouble_in(answer);
}

Client::Trouble Client::play_now(const std::string& scenario)
{
    proto::ClientFrame request;
    request.mutable_play_now()->set_scenario(scenario);
    request.mutable_play_now()->set_entropy(entropy());
    const auto answer = wire_->ask(request);
    if (!answer || !answer->has_created() || answer->created().seats().empty())
        return trouble_in(answer);
    link_.match = answer->created().match();
    link_.token = answer->created().seats(0).token();
    return std::nullopt;
}

Client::Trouble Client::sit_down(const std::string& name)
{
    proto::ClientFrame look;
    look.mutable_describe()->set_match(link_.match);
    look.mutable_describe()->set_token(link_.token);
    const auto described = wire_->ask(look);
    if (!described || !described->has_match()) return trouble_in(described);
    card_ = card_of(described->match());
    for (const Card::Sitter& sitter : card_.seats)
        if (card_.yours == sitter.seat && !sitter.name.empty()) return std::nullopt;

    proto::ClientFrame request;
    proto::SitDown& sit = *request.mutable_sit_down();
    sit.set_match(link_.match);
    sit.set_token(link_.token);
    sit.set_name(name);
    sit.set_entropy(entropy());
    const auto answer = wire_->ask(request);
    if (answer && answer->has_sat_down()) return std::nullopt;
    return trouble_in(answer);
}

Client::Trouble Client::attach()
{
    proto::ClientFrame request;
    proto::Attach& attach = *request.mutable_attach();
    attach.set_match(link_.match);
    attach.set_token(link_.token);
    attach.set_have(view_.number());
    attach.set_fresh(!view_.begun());
    const auto answer = wire_->ask(request);
    if (!answer || !answer->has_attached()) return trouble_in(answer);
    card_ = card_of(answer->attached().match());
    for (const proto::Coaching& line : answer->attached().coaching())
        coaching_[line.when()] = line.words();
    last_command_ = std::max(last_command_, answer->attached().last_command());
    attached_ = true;
    return std::nullopt;
}

std::vector<TimeLeft> Client::time_left() const
{
    std::vector<TimeLeft> all;
    for (const auto& [seat, when] : times_up_) {
        const auto left = std::chrono::duration_cast<milliseconds>(when - steady_clock::now());
        all.push_back({seat, std::max(left, milliseconds(0))});
    }
    return all;
}

std::nullopt_t Client::unreadable()
{
    over_ = "The server sends what this program cannot read.";
    return std::nullopt;
}

std::optional<Happening> Client::next()
{
    if (!ours_.empty()) {
        const Happening happening = ours_.front();
        ours_.pop_front();
        return happening;
    }
    while (auto frame = wire_->take()) wire_->unasked.push_back(std::move(*frame));
    while (!wire_->unasked.empty()) {
        const proto::ServerFrame frame = std::move(wire_->unasked.front());
        wire_->unasked.pop_front();
        if (frame.has_changed()) {
            card_ = card_of(frame.changed());
            return Changed{};
        }
        if (frame.has_clocks()) {
            times_up_.clear();
            for (const proto::Clock& clock : frame.clocks().clocks())
                times_up_[Seat{static_cast<std::uint8_t>(clock.seat())}] =
                    steady_clock::now() + milliseconds(clock.left());
            return Timed{};
        }
        if (frame.has_fresh()) {
            auto picture = wire::unpack(frame.fresh().picture());
            if (!picture) return unreadable();
            view_.begin(frame.fresh().number(), std::move(*picture));
            return Began{};
        }
        if (frame.body_case() != proto::ServerFrame::kTold) continue;
        auto told = wire::decode_update(frame.told());
        if (!told) return unreadable();
        const View::Took took = view_.take(*told);
        if (took == View::Took::It) return Told{std::move(told->update.news)};
        if (took == View::Took::Missing && attach()) lose();
    }
    return std::nullopt;
}

bool Client::wait(std::optional<int> descriptor, milliseconds most)
{
    if (!ours_.empty() || !wire_->unasked.empty()) most = milliseconds(0);
    if (lost_) {
        const auto pause =
            std::chrono::duration_cast<milliseconds>(next_attempt_ - steady_clock::now());
        const bool readable =
            wire_->socket.wait(descriptor, std::clamp(pause, milliseconds(0), most));
        if (!readable && steady_clock::now() >= next_attempt_) come_back();
        return readable;
    }
    const bool readable = wire_->socket.wait(descriptor, most);
    if (wire_->socket.ended() && !over_) lose();
    return readable;
}

// The codes with which a server says that coming back would be of no use.
static Client::Trouble final_words(const Socket::Ended& ended)
{
    if (ended.code == 4001) return "This seat has been taken up elsewhere.";
    if (ended.code == 4002) return "The server needs another version of this program.";
    if (ended.code == 1008) return "The server did not understand this program.";
    return std::nullopt;
}

void Client::lose()
{
    while (auto frame = wire_->take()) wire_->unasked.push_back(std::move(*frame));
    if (const auto& ended = wire_->socket.ended(); ended) over_ = final_words(*ended);
    if (over_ || lost_) return;
    lost_ = true;
    attempts_ = 0;
    next_attempt_ = steady_clock::now();
    ours_.push_back(Lost{});
}

// One attempt; the pauses between them grow from half a second to fifteen, each shortened by
// chance, so that all who lost a server do not come back to it at once.
bool Client::come_back()
{
    Trouble trouble = open();
    if (!trouble && attached_) trouble = attach();
    if (!trouble) {
        lost_ = false;
        ours_.push_back(Back{});
        return true;
    }
    const auto& ended = wire_->socket.ended();
    over_ = ended ? final_words(*ended) : trouble;  // a server that still talks has said no
    const int longest = std::min(500 << std::min(attempts_++, 5), 15'000);
    const int chance = static_cast<unsigned char>(entropy()[0]);
    next_attempt_ = steady_clock::now() + milliseconds(longest - longest * chance / 512);
    return false;
}

// A client that is told to slow down takes a breath and sends the same again.
static constexpr milliseconds breath{200};

static bool is_too_much(const proto::ServerFrame& answer)
{
    const proto::Reason reason = answer.refused().reason();
    return answer.has_refused() &&
           (reason == proto::REASON_TOO_MANY || reason == proto::REASON_TRY_AGAIN);
}

std::optional<Refusal> Client::act(const SentAction& action)
{
    const std::uint32_t command = last_command_ + 1;
    const std::uint32_t made_on = view_.number();
    const auto patience = steady_clock::now() + std::chrono::seconds(60);
    while (!over_ && steady_clock::now() < patience) {
        if (lost_) {
            wait(std::nullopt, milliseconds(1000));
            continue;
        }
        proto::ClientFrame request;
        request.mutable_act()->set_command(command);
        request.mutable_act()->set_made_on(made_on);
        wire::pack(action, *request.mutable_act()->mutable_action());
        const auto answer = wire_->ask(request);
        if (!answer) {
            if (wire_->socket.ended()) lose();
            continue;
        }
        if (is_too_much(*answer)) {
            wire_->pause(breath);
            continue;
        }
        if (answer->has_refused()) return refusal_of(answer->refused());
        if (!answer->has_acted()) break;
        last_command_ = command;
        if (answer->acted().has_refused()) return refusal_of(answer->acted().refused());
        return std::nullopt;
    }
    return Refusal{Refusal::Kind::NotPossible, over_ ? *over_ : "The server does not answer."};
}

std::optional<Forecast> Client::forecast(const SentAction& action)
{
    proto::ClientFrame request;
    wire::pack(action, *request.mutable_forecast()->mutable_action());
    auto answer = lost_ ? std::nullopt : wire_->ask(request);
    for (int breaths = 0; breaths < 50 && answer && is_too_much(*answer); ++breaths) {
        wire_->pause(breath);
        answer = wire_->ask(request);
    }
    if (!answer || !answer->has_forecast()) return std::nullopt;
    auto forecast = wire::unpack(answer->forecast());
    return forecast ? std::optional(std::move(*forecast)) : std::nullopt;
}

std::optional<std::string> Client::rule(const std::string& id)
{
    if (rules_.empty() && !lost_) {
        proto::ClientFrame request;
        request.mutable_read_rules()->set_ruleset(card_.ruleset);
        const auto answer = wire_->ask(request);
        if (answer && answer->has_rules())
            for (const proto::RuleText& rule : answer->rules().rules())
                rules_[rule.id()] = rule.words();
    }
    const auto found = rules_.find(id);
    return found == rules_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace galloper::client
