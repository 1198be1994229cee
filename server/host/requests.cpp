#include "server/host/requests.h"

#include <algorithm>
#include <utility>

#include "server/host/creating.h"
#include "server/host/disclosure.h"
#include "server/host/live_match.h"
#include "server/lobby/catalogue.h"
#include "server/lobby/games.h"
#include "server/ops/logging.h"

namespace galloper {

namespace {

using Asked = play::v1::ClientFrame;

constexpr std::size_t least_entropy = 16;
constexpr std::size_t most_entropy = 64;
constexpr std::size_t client_name_in_log = 40;

Trouble too_many()
{
    return {play::v1::REASON_TOO_MANY, "That was too much at once. Wait a moment."};
}

// Strangers' words reach the log only as plain letters.
std::string plain(const std::string& words)
{
    std::string plain = words.substr(0, client_name_in_log);
    for (char& c : plain)
        if (c < 0x20 || c > 0x7e) c = '?';
    return plain;
}

Options options_of(const google::protobuf::Map<std::string, std::string>& sent)
{
    return {sent.begin(), sent.end()};
}

const std::string& match_named_in(const Asked& frame)
{
    if (frame.has_sit_down()) return frame.sit_down().match();
    if (frame.has_describe()) return frame.describe().match();
    if (frame.has_consent()) return frame.consent().match();
    return frame.attach().match();
}

}  // namespace

Requests::Requests(House& house) : house_(house), pacing_(house), stored_(house), imports_(house) {}

void Requests::gone(std::uint64_t visitor)
{
    pacing_.gone(visitor);
    imports_.gone(visitor);
}

void Requests::tick()
{
    pacing_.tick();
    imports_.tick();
}

void Requests::received(Visitor& visitor, const Asked& frame)
{
    const Asker asker{visitor.session.id(), frame.request()};
    if (!visitor.greeted && !frame.has_hello())
        return house_.refuse(asker, {play::v1::REASON_HELLO_FIRST, "Say hello first."});
    if (!may_ask(visitor, frame)) return house_.refuse(asker, too_many());
    if (house_.stopping()) return house_.refuse(asker, try_again());

    switch (frame.body_case()) {
        case Asked::kHello:
            return hello(visitor, asker, frame.hello());
        case Asked::kListGames:
            return list_games(asker);
        case Asked::kReadRules:
            return read_rules(asker, frame.read_rules());
        case Asked::kCreate:
            return create(asker, frame.create());
        case Asked::kListSeats:
            return list_seats(asker, frame.list_seats());
        case Asked::kPlayNow:
            return play_now(asker, frame.play_now());
        case Asked::kSitDown:
        case Asked::kDescribe:
        case Asked::kConsent:
        case Asked::kAttach:
            return of_a_match(visitor, asker, frame);
        case Asked::kDetach:
            return detach(visitor, asker);
        case Asked::kAct:
        case Asked::kForecast:
            return of_a_seat(visitor, asker, frame);
        case Asked::kReadPast:
            return read_past(visitor, asker, frame.read_past());
        case Asked::kListMatches:
        case Asked::kReadStored:
        case Asked::kHandIn:
        case Asked::kVerify:
        case Asked::kListRemarks:
        case Asked::kWriteRemark:
        case Asked::kDropRemark:
            return of_the_archive(asker, frame);
        case Asked::BODY_NOT_SET:
            break;
    }
    house_.refuse(asker, {play::v1::REASON_BAD_FRAME, "This server does not know that request."});
}

bool Requests::may_ask(Visitor& visitor, const Asked& frame) const
{
    const auto now = house_.now();
    if (frame.has_act()) return visitor.actions.take(now);
    if (frame.has_forecast()) return visitor.forecasts.take(now);
    if (frame.has_read_past() || frame.has_read_stored()) return visitor.reads.take(now);
    if (frame.has_hand_in()) return visitor.stretches.take(now);
    if (frame.has_create() || frame.has_play_now()) return visitor.creations.take(now);
    return visitor.others.take(now);
}

void Requests::hello(Visitor& visitor, Asker asker, const play::v1::Hello& request)
{
    if (request.protocol() != protocol_number) {
        house_.refuse(asker, {play::v1::REASON_RELOAD,
                              "This client and this server do not understand each other. Reload."});
        return house_.close(asker.visitor, Close::Reload, "another protocol");
    }
    if (!visitor.greeted)
        ops::log(ops::Level::Debug,
                 "session " + std::to_string(asker.visitor) + ": " + plain(request.client()));
    visitor.greeted = true;
    play::v1::ServerFrame frame;
    frame.mutable_welcome()->set_protocol(protocol_number);
    frame.mutable_welcome()->set_server("galloper");
    house_.answer(asker, std::move(frame));
}

void Requests::list_games(Asker asker)
{
    play::v1::ServerFrame frame;
    *frame.mutable_games() = games_of(house_.catalogue());
    house_.answer(asker, std::move(frame));
}

void Requests::read_rules(Asker asker, const play::v1::ReadRules& request)
{
    const RulesetEntry* ruleset = house_.catalogue().ruleset(request.ruleset());
    if (ruleset == nullptr)
        return house_.refuse(asker, {play::v1::REASON_UNKNOWN, "There is no such ruleset."});
    play::v1::ServerFrame frame;
    *frame.mutable_rules() = rules_of(*ruleset);
    house_.answer(asker, std::move(frame));
}

void Requests::list_seats(Asker asker, const play::v1::ListSeats& request)
{
    const Catalogue& catalogue = house_.catalogue();
    const Catalogue::Entry* entry = catalogue.find(request.scenario());
    if (entry == nullptr)
        return house_.refuse(asker, {play::v1::REASON_UNKNOWN, "There is no such scenario."});
    const auto seats = catalogue.seats(entry->scenario, options_of(request.options()));
    if (!seats) return house_.refuse(asker, {play::v1::REASON_NOT_POSSIBLE, seats.error().words});
    play::v1::ServerFrame frame;
    *frame.mutable_seats() = seats_of(*seats);
    house_.answer(asker, std::move(frame));
}

void Requests::create(Asker asker, const play::v1::CreateMatch& request)
{
    const Wish wish{
        .entry = house_.catalogue().find(request.scenario()),
        .options = options_of(request.options()),
        .machine_seats = {request.machine_seats().begin(), request.machine_seats().end()},
        .duplicate = request.duplicate(),
        .clock = request.clock(),
        .disclosure = disclosure_from(request.disclosure()),
        .days = request.days()};
    auto made = make_matches(house_.catalogue(), house_.chance(), wish, house_.calendar());
    if (!made) return house_.refuse(asker, made.error());

    std::vector<NewMatch> matches;
    for (const Made& one : *made) matches.push_back(one.match);
    house_.store().create(std::move(matches), [this, asker, made = std::move(*made)](auto stored) {
        if (!stored) return house_.refuse(asker, try_again());
        play::v1::ServerFrame frame;
        *frame.mutable_created() = created(made);
        house_.answer(asker, std::move(frame));
        for (const Made& one : made)  // one that waits for nobody begins by itself
            if (!waits_for_people(one.match)) house_.match(one.match.name).wake();
    });
}

void Requests::play_now(Asker asker, const play::v1::PlayNow& request)
{
    const std::size_t entropy = request.entropy().size();
    if (entropy < least_entropy || entropy > most_entropy)
        return house_.refuse(
            asker, {play::v1::REASON_BAD_ANSWER, "16 to 64 random bytes have to come with it."});
    const Catalogue& catalogue = house_.catalogue();
    const Wish wish{.entry = request.scenario().empty() ? catalogue.shortest()
                                                        : catalogue.find(request.scenario()),
                    .all_but_the_first = true};
    auto made = make_matches(catalogue, house_.chance(), wish, house_.calendar());
    if (!made) return house_.refuse(asker, made.error());

    std::vector<NewMatch> matches{made->front().match};
    house_.store().create(std::move(matches), [this, asker, made = std::move(*made),
                                               given = request.entropy()](auto stored) {
        if (!stored) return house_.refuse(asker, try_again());
        house_.match(made.front().match.name)
            .sit_at_once(asker, Seat{0}, {"Newcomer", given}, [this, asker, made] {
                play::v1::ServerFrame frame;
                *frame.mutable_created() = created(made);
                house_.answer(asker, std::move(frame));
            });
    });
}

void Requests::of_a_match(Visitor&, Asker asker, const Asked& frame)
{
    const std::string& name = match_named_in(frame);
    if (!is_match_name(name)) return house_.refuse(asker, unknown_match());

    LiveMatch& match = house_.match(name);
    if (frame.has_sit_down()) return match.sit_down(asker, frame.sit_down());
    if (frame.has_describe()) return match.describe(asker, frame.describe().token());
    if (frame.has_consent()) return match.consent(asker, frame.consent().token());
    match.attach(asker, frame.attach());
}

void Requests::of_a_seat(Visitor& visitor, Asker asker, const Asked& frame)
{
    const Trouble not_attached{play::v1::REASON_NOT_ATTACHED, "You sit at no table here."};
    if (visitor.attached == nullptr) return house_.refuse(asker, not_attached);
    const std::optional<Viewer> viewer = visitor.attached->viewer_of(asker.visitor);
    if (!viewer || !viewer->seat()) return house_.refuse(asker, not_attached);

    if (frame.has_act()) return visitor.attached->act(asker, *viewer->seat(), frame.act());
    visitor.attached->forecast(asker, *viewer->seat(), frame.forecast());
}

// Which eyes they are is settled when it is asked: later he may look through others.
void Requests::read_past(Visitor& visitor, Asker asker, const play::v1::ReadPast& request)
{
    LiveMatch* match = visitor.attached;
    const auto viewer = match != nullptr ? match->viewer_of(asker.visitor) : std::nullopt;
    if (!viewer)
        return house_.refuse(asker, {play::v1::REASON_NOT_ATTACHED, "You look at no table here."});
    in_good_time(asker, [this, asker, match, viewer, from = request.from()](Pacing::Done done) {
        const Visitor* still = house_.find(asker.visitor);
        if (still != nullptr && still->attached == match)
            return match->read_past(asker, *viewer, from, std::move(done));
        house_.refuse(asker, {play::v1::REASON_NOT_ATTACHED, "You look at no table here."});
        done();
    });
}

void Requests::in_good_time(Asker asker, Pacing::Work work)
{
    if (!pacing_.add(asker.visitor, std::move(work))) house_.refuse(asker, too_many());
}

void Requests::of_the_archive(Asker asker, const Asked& frame)
{
    if (frame.has_list_matches()) return stored_.list(asker, frame.list_matches());
    if (frame.has_hand_in()) return imports_.hand_in(asker, frame.hand_in());
    if (frame.has_verify()) return imports_.verify(asker, frame.verify());
    if (frame.has_list_remarks()) return stored_.list_remarks(asker, frame.list_remarks());
    if (frame.has_write_remark()) return stored_.write_remark(asker, frame.write_remark());
    if (frame.has_drop_remark()) return stored_.drop_remark(asker, frame.drop_remark());
    in_good_time(asker, [this, asker, request = frame.read_stored()](Pacing::Done done) {
        stored_.read(asker, request, std::move(done));
    });
}

void Requests::detach(Visitor& visitor, Asker asker)
{
    if (visitor.attached != nullptr) visitor.attached->detach(asker.visitor);
    play::v1::ServerFrame frame;
    frame.mutable_detached();
    house_.answer(asker, std::move(frame));
}

}  // namespace galloper
