#include "tests/clients/library/table_server.h"

#include <stdexcept>

#include "common/wire/messages.h"

namespace galloper {

namespace proto = play::v1;

TableServer::TableServer()
    : server_({.loop = loop_,
               .limits = limits_,
               .files = files_,
               .service = *this,
               .counters = counters_})
{
    picture_.gauges = {{.name = "count"}};
    picture_.offers = {{.verb = "count", .label = "Count on", .is_default = true}};
    picture_.awaited = {Seat{0}};
    const auto port = server_.listen("127.0.0.1", 0);
    if (!port) throw std::runtime_error(port.error().words);
    port_ = *port;
    thread_ = std::thread([this] { loop_.run(); });
}

TableServer::~TableServer()
{
    loop_.stop();
    thread_.join();
}

void TableServer::send(Session& session, const proto::ServerFrame& frame)
{
    session.send(std::make_shared<const std::string>(frame.SerializeAsString()));
}

static void describe(const std::string& name, proto::MatchCard& card)
{
    card.set_stage(proto::STAGE_PLAYING);
    card.set_title("Counting");
    card.set_ruleset("counting");
    card.set_your_seat(0);
    proto::SeatCard& seat = *card.add_seats();
    seat.set_post("Counter");
    seat.set_name(name);
}

void TableServer::received(Session& session, std::string_view message)
{
    proto::ClientFrame frame;
    if (!wire::parse_frame(message, frame)) return;
    proto::ServerFrame answer;
    answer.set_request(frame.request());
    if (frame.has_act()) return act(session, frame.request(), frame.act());
    if (frame.has_attach()) return attach(session, frame.attach(), answer);
    if (frame.has_hello()) answer.mutable_welcome()->set_protocol(frame.hello().protocol());
    if (frame.has_describe()) describe(name, *answer.mutable_match());
    if (frame.has_sit_down()) {
        name = frame.sit_down().name();
        answer.mutable_sat_down()->set_match(frame.sit_down().match());
    }
    if (frame.has_play_now()) {
        answer.mutable_created()->set_match("alone");
        answer.mutable_created()->add_seats()->set_token("right");
    }
    if (frame.has_read_rules()) {
        proto::RuleText& rule = *answer.mutable_rules()->add_rules();
        rule.set_id("CNT-1");
        rule.set_words("One follows nought.");
    }
    if (frame.has_forecast()) answer.mutable_forecast()->add_notes("It will be one more.");
    send(session, answer);
}

void TableServer::attach(Session& session, const proto::Attach& attach, proto::ServerFrame& answer)
{
    ++attached;
    token = attach.token();
    describe(name, *answer.mutable_attached()->mutable_match());
    answer.mutable_attached()->set_number(number_);
    proto::Coaching& coaching = *answer.mutable_attached()->add_coaching();
    coaching.set_when("count");
    coaching.set_words("Just count.");
    answer.mutable_attached()->set_last_command(answered_);
    send(session, answer);
    proto::ServerFrame next;
    if (clock > 0) {
        proto::Clock& left = *next.mutable_clocks()->add_clocks();
        left.set_left(clock);
        send(session, next);
    }
    if (attach.fresh()) {
        next.mutable_fresh()->set_number(number_);
        wire::pack(picture_, *next.mutable_fresh()->mutable_picture());
        return send(session, next);
    }
    for (std::size_t i = attach.have(); i < transcript_.size(); ++i) {
        next.set_told(transcript_[i]);
        send(session, next);
    }
}

void TableServer::count_on(Session& session)
{
    const SentPicture before = picture_;
    ++picture_.gauges[0].value;
    ++played;
    const Update update{diff(before, picture_), {.lines = {{.text = "One more."}}}};
    transcript_.push_back(wire::encode(++number_, update));
    if (leaves_one_out) {
        leaves_one_out = false;
        return count_on(session);
    }
    proto::ServerFrame told;
    told.set_told(talks_nonsense ? "\xff nonsense" : transcript_.back());
    send(session, told);
}

void TableServer::act(Session& session, std::uint32_t request, const proto::Act& act)
{
    commands.push_back(act.command());
    if (closes_with) return session.close(*closes_with, "as it was told");
    proto::ServerFrame answer;
    answer.set_request(request);
    answer.mutable_acted()->set_command(act.command());
    if (act.action().verb() != "count") {
        answer.mutable_acted()->mutable_refused()->set_reason(proto::REASON_NOT_OFFERED);
        answer.mutable_acted()->mutable_refused()->set_words("Only counting is offered.");
    } else if (act.command() > answered_) {
        count_on(session);
    }
    answered_ = act.command();
    if (cuts_before_it_answers) {
        cuts_before_it_answers = false;
        return server_.cut_all();
    }
    answer.mutable_acted()->set_number(number_);
    send(session, answer);
}

}  // namespace galloper
