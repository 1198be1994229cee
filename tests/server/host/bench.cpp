#include "tests/server/host/bench.h"

#include <gtest/gtest.h>

#include <utility>

#include "tests/server/host/toy.h"
#include "tests/support/asking.h"
#include "tests/support/chance.h"

namespace galloper {

Client::Client(Host& host, Loop& loop, std::uint64_t id) : host_(host), loop_(loop), id_(id) {}

void Client::send(Frame frame)
{
    play::v1::ServerFrame parsed;
    ASSERT_TRUE(parsed.ParseFromString(*frame));
    ASSERT_FALSE(closed_) << "nothing is sent after a close";
    bytes_ += *frame;
    frames_.push_back(parsed);
    take(parsed);
}

void Client::close(Close code, std::string_view)
{
    ASSERT_FALSE(closed_) << "a session is closed once";
    closed_ = code;
}

void Client::take(const play::v1::ServerFrame& frame)
{
    if (frame.has_fresh()) {
        auto picture = wire::unpack(frame.fresh().picture());
        ASSERT_TRUE(static_cast<bool>(picture));
        picture_ = std::move(*picture);
        number_ = frame.fresh().number();
        ++freshes_;
    }
    if (frame.body_case() != play::v1::ServerFrame::kTold) return;
    auto update = wire::decode_update(frame.told());
    ASSERT_TRUE(static_cast<bool>(update));
    ASSERT_EQ(update->number, number_ + 1) << "no number is skipped or told twice";
    number_ = update->number;
    ++told_;
    if (picture_) fold(*picture_, update->update.change);
}

std::uint32_t Client::post(play::v1::ClientFrame frame)
{
    frame.set_request(++last_request_);
    host_.received(*this, frame);
    return last_request_;
}

play::v1::ServerFrame Client::answer_to(std::uint32_t request) const
{
    play::v1::ServerFrame answer;
    int answers = 0;
    for (const play::v1::ServerFrame& frame : frames_)
        if (frame.request() == request) {
            answer = frame;
            ++answers;
        }
    EXPECT_LE(answers, 1) << "a request is answered once";
    return answer;
}

play::v1::ServerFrame Client::ask(play::v1::ClientFrame frame)
{
    const std::uint32_t request = post(std::move(frame));
    loop_.run();
    return answer_to(request);
}

play::v1::ServerFrame Client::hello() { return ask(asking::hello()); }

play::v1::ServerFrame Client::attach(const std::string& match, const std::string& token,
                                     std::uint32_t have, bool fresh)
{
    number_ = have;
    return ask(asking::attach(match, token, have, fresh));
}

void Client::remember(const Client& earlier)
{
    picture_ = earlier.picture_;
    number_ = earlier.number_;
}

const SentOffer* Client::offer(const std::string& verb) const
{
    if (!picture_) return nullptr;
    for (const SentOffer& offer : picture_->offers)
        if (offer.verb == verb) return &offer;
    return nullptr;
}

std::uint32_t Client::post_act(std::uint32_t command, const std::string& verb,
                               const Answers& answers)
{
    SentAction action{verb};
    if (const SentOffer* held = offer(verb)) action = {held->verb, held->piece, held->proposed};
    if (!answers.empty()) action.answers = answers;
    play::v1::ClientFrame frame;
    frame.mutable_act()->set_command(command);
    frame.mutable_act()->set_made_on(number_);
    wire::pack(action, *frame.mutable_act()->mutable_action());
    return post(std::move(frame));
}

play::v1::Acted Client::act(std::uint32_t command, const std::string& verb, const Answers& answers)
{
    const std::uint32_t request = post_act(command, verb, answers);
    loop_.run();
    return answer_to(request).acted();
}

play::v1::MatchCard Client::last_card() const
{
    play::v1::MatchCard card;
    for (const play::v1::ServerFrame& frame : frames_) {
        if (frame.has_changed()) card = frame.changed();
        if (frame.has_attached()) card = frame.attached().match();
        if (frame.has_match()) card = frame.match();
    }
    return card;
}

void Client::go()
{
    if (!std::exchange(gone_, true)) host_.gone(*this);
}

Bench::Bench() : catalogue(toy::read, toy::find)
{
    EXPECT_TRUE(static_cast<bool>(catalogue.add("short", "cards 3")));
    EXPECT_TRUE(static_cast<bool>(catalogue.add("long", "cards 60 attackers 2")));
    EXPECT_TRUE(static_cast<bool>(catalogue.add("alone", "cards 4 keepers 0")));
    start();
}

Bench::Bench(Catalogue scenarios, OpenStore open_store)
    : catalogue(std::move(scenarios)), open_store_(std::move(open_store))
{
    loop.owed = [this] { return other_store_ && other_store_->figures().waiting > 0; };
    start();
}

void Bench::start()
{
    if (open_store_) other_store_ = open_store_(loop);
    const auto chance = std::make_shared<Chance>(chance_++);
    host = std::make_unique<Host>(
        HostParts{.store = other_store_ ? *other_store_ : store,
                  .catalogue = catalogue,
                  .now = [this] { return now_; },
                  .later = [this](std::function<void()> work) { loop.post(std::move(work)); },
                  .chance =
                      [chance](std::span<std::uint8_t> bytes) {
                          for (std::uint8_t& byte : bytes)
                              byte = static_cast<std::uint8_t>(chance->below(256));
                      },
                  .calendar = [this] { return calendar; },
                  .aside =
                      [this](std::function<void()> work, std::function<void()> then) {
                          loop.post([work = std::move(work), then = std::move(then)] {
                              work();
                              then();
                          });
                      }});
    loop.run();
}

Client& Bench::connect_silently()
{
    clients.push_back(std::make_unique<Client>(*host, loop, ++last_session_));
    host->connected(*clients.back());
    return *clients.back();
}

Client& Bench::connect()
{
    Client& client = connect_silently();
    EXPECT_TRUE(client.hello().has_welcome());
    return client;
}

Bench::Seats Bench::create(Client& by, const std::string& scenario,
                           std::vector<std::uint32_t> machines, std::uint32_t clock)
{
    play::v1::ClientFrame frame = asking::create(scenario, machines);
    frame.mutable_create()->set_clock(clock);
    const play::v1::ServerFrame answer = by.ask(frame);
    EXPECT_TRUE(answer.has_created()) << answer.ShortDebugString();

    Seats seats{answer.created().match()};
    for (const play::v1::SeatToken& seat : answer.created().seats()) {
        if (seats.tokens.size() <= seat.seat()) seats.tokens.resize(seat.seat() + 1);
        seats.tokens[seat.seat()] = seat.token();
    }
    return seats;
}

void Bench::sit(const Seats& seats)
{
    Client& client = connect();
    for (std::size_t i = 0; i < seats.tokens.size(); ++i) {
        if (seats.tokens[i].empty()) continue;
        const auto sitting =
            asking::sit_down(seats.match, seats.tokens[i], "Player " + std::to_string(i),
                             std::string(16, static_cast<char>('a' + i)));
        EXPECT_TRUE(client.ask(sitting).has_sat_down());
    }
    client.go();
}

Bench::Seats Bench::begun(const std::string& scenario, std::vector<std::uint32_t> machines,
                          std::uint32_t clock)
{
    const Seats seats = create(connect(), scenario, std::move(machines), clock);
    sit(seats);
    return seats;
}

void Bench::pass(std::chrono::milliseconds time)
{
    for (; time.count() > 0; time -= std::chrono::milliseconds(250)) {
        now_ += std::chrono::milliseconds(250);
        host->tick();
        loop.run();
    }
}

void Bench::kill_and_start()
{
    other_store_.reset();  // what it was asked it does; nobody hears of it any more
    store.kill();
    host.reset();
    clients.clear();
    now_ = {};
    start();
}

}  // namespace galloper
