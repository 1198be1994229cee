#include "server/host/imports.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "server/host/disclosure.h"
#include "server/host/house.h"
#include "server/host/live_match.h"
#include "server/host/packing.h"
#include "server/host/sitters_name.h"
#include "server/lobby/catalogue.h"

namespace galloper {

namespace {

// What a file may claim. Deciding so many steps again takes a fraction of a minute.
constexpr archive::Bounds bounds{
    .packed = std::size_t{8} << 20, .whole = std::size_t{64} << 20, .steps = 20'000};

constexpr std::size_t longest_scenario = 256 << 10;
constexpr std::size_t most_pieces = 1'000;

constexpr std::size_t stretch_bytes = 48 << 10;
constexpr std::size_t held_at_most = std::size_t{32} << 20;  // of files that are arriving
constexpr std::chrono::seconds patience{60};                 // for the next stretch of one
constexpr std::size_t most_waiting = 8;

Trouble bad(std::string words) { return {play::v1::REASON_BAD_ANSWER, std::move(words)}; }

Trouble busy()
{
    return {play::v1::REASON_TRY_AGAIN, "Others are being looked at. Come back in a moment."};
}

void fill(const std::vector<archive::Finding>& findings,
          google::protobuf::RepeatedPtrField<play::v1::Finding>& sent)
{
    for (const archive::Finding& one : findings) {
        play::v1::Finding& finding = *sent.Add();
        finding.set_what(one.what);
        finding.set_words(one.words);
        switch (one.verdict) {
            case archive::Verdict::Good:
                finding.set_verdict(play::v1::Finding::VERDICT_GOOD);
                break;
            case archive::Verdict::NotDone:
                finding.set_verdict(play::v1::Finding::VERDICT_NOT_DONE);
                break;
            case archive::Verdict::Wrong:
                finding.set_verdict(play::v1::Finding::VERDICT_WRONG);
                break;
        }
    }
}

bool nothing_is_wrong(const std::vector<archive::Finding>& findings)
{
    return std::none_of(findings.begin(), findings.end(), [](const archive::Finding& one) {
        return one.verdict == archive::Verdict::Wrong;
    });
}

// The seats that a scenario gives, as a file has to have them.
bool are_seats_of(const std::vector<ScenarioSeat>& seats, const std::vector<archive::Place>& places)
{
    return std::equal(seats.begin(), seats.end(), places.begin(), places.end(),
                      [](const ScenarioSeat& seat, const archive::Place& place) {
                          return seat.name == place.name && seat.post == place.post;
                      });
}

// What makes it no match that could have been played here, whatever it says of itself. It is looked
// for before anything is set up from it.
std::optional<archive::Damage> fault_of(const Catalogue& catalogue, const archive::MatchFile& file,
                                        std::optional<Summary>& about)
{
    const auto head = [](std::string words) { return archive::Damage{"head", std::move(words)}; };
    if (catalogue.ruleset(file.ruleset) == nullptr)
        return head("this server does not know its ruleset");
    if (file.scenario_text.size() > longest_scenario) return head("its scenario is too long");
    const auto scenario = catalogue.read(file.scenario, file.scenario_text);
    if (!scenario || scenario->ruleset != file.ruleset || scenario->pieces.size() > most_pieces)
        return head("this server cannot read its scenario");
    const auto seats = catalogue.seats(*scenario, file.options);
    if (!seats || !are_seats_of(*seats, file.seats))
        return head("its seats are not those of its scenario");
    about = summary_of(file, scenario->title);
    if (!about || about->result != file.result)
        return head("its result is not what everybody was told");
    return std::nullopt;
}

}  // namespace

void Imports::gone(std::uint64_t visitor)
{
    arriving_.erase(visitor);
    std::erase_if(waiting_, [&](const Work& work) { return work.visitor == visitor; });
}

void Imports::hand_in(Asker asker, const play::v1::HandIn& request)
{
    if (!house_.takes_imports())
        return house_.refuse(asker, {play::v1::REASON_NOT_POSSIBLE,
                                     "This server takes in no matches of other servers."});
    if (request.from() == 0) arriving_[asker.visitor] = {.whole = request.whole()};
    const auto found = arriving_.find(asker.visitor);
    if (found == arriving_.end() || !fits(found->second, request)) {
        arriving_.erase(asker.visitor);
        return house_.refuse(asker, bad("That stretch does not fit. A file has 8 MiB at most."));
    }
    if (held() + request.bytes().size() > held_at_most) {
        arriving_.erase(asker.visitor);
        return house_.refuse(asker, busy());
    }
    Arriving& arriving = found->second;
    arriving.bytes += request.bytes();
    arriving.touched = house_.now();
    const std::size_t whole = arriving.whole;
    if (arriving.bytes.size() < whole) {
        play::v1::ServerFrame frame;
        frame.mutable_taken()->set_upto(static_cast<std::uint32_t>(arriving.bytes.size()));
        return house_.answer(asker, std::move(frame));
    }
    const auto bytes = std::make_shared<const std::string>(std::move(arriving.bytes));
    arriving_.erase(found);
    const auto begin = [this, asker, whole, bytes](const Done& done) {
        look_at(Of::AnotherServer, bytes, [this, asker, whole, bytes, done](const Look& look) {
            came_to(asker, whole, bytes, look, done);
        });
    };
    if (!add(asker, begin)) house_.refuse(asker, busy());
}

bool Imports::fits(const Arriving& arriving, const play::v1::HandIn& request) const
{
    const std::size_t size = request.bytes().size();
    return request.whole() == arriving.whole && arriving.whole <= bounds.packed && size >= 1 &&
           size <= stretch_bytes && request.from() == arriving.bytes.size() &&
           request.from() + size <= arriving.whole;
}

std::size_t Imports::held() const
{
    std::size_t bytes = 0;
    for (const auto& [visitor, arriving] : arriving_) bytes += arriving.bytes.size();
    return bytes;
}

void Imports::tick()
{
    std::erase_if(arriving_,
                  [this](const auto& one) { return house_.now() - one.second.touched > patience; });
}

bool Imports::add(Asker asker, std::function<void(Done)> begin)
{
    const auto of_his = [&](const Work& work) { return work.visitor == asker.visitor; };
    const bool has_one =
        in_hand_ == asker.visitor || std::any_of(waiting_.begin(), waiting_.end(), of_his);
    if (has_one || waiting_.size() >= most_waiting) return false;
    waiting_.push_back({asker.visitor, std::move(begin)});
    begin_next();
    return true;
}

void Imports::begin_next()
{
    if (in_hand_ || waiting_.empty() || house_.stopping()) return;
    const Work work = std::move(waiting_.front());
    waiting_.pop_front();
    in_hand_ = work.visitor;
    work.begin([this] {
        in_hand_.reset();
        house_.later([this] { begin_next(); });
    });
}

// Of the host's things nothing is touched there but the catalogue, which never changes.
void Imports::look_at(Of whose, const std::shared_ptr<const std::string>& bytes,
                      std::function<void(const Look&)> then)
{
    const auto look = std::make_shared<Looked>();
    house_.aside(
        [look, bytes, whose, &catalogue = house_.catalogue()] {
            try {
                auto file = archive::unpack(*bytes, bounds);
                if (!file) {
                    look->damage = file.error();
                    return;
                }
                look->file = std::move(*file);
                if (whose == Of::AnotherServer)
                    look->damage = fault_of(catalogue, look->file, look->about);
                if (!look->damage) look->findings = archive::verify(look->file);
            } catch (const std::exception&) {
                look->damage = archive::Damage{"the file", "it cannot be read to its end"};
            }
        },
        [look, then = std::move(then)] { then(look); });
}

void Imports::came_to(Asker asker, std::size_t whole,
                      const std::shared_ptr<const std::string>& bytes, const Look& look,
                      const Done& done)
{
    if (house_.stopping()) return;
    if (look->damage) {
        house_.refuse(asker, bad(look->damage->where + ": " + look->damage->words));
        return done();
    }
    if (nothing_is_wrong(look->findings)) return keep(asker, whole, bytes, look, done);
    answer(asker, whole, "", look);
    done();
}

// A match that is here already is not taken in twice. One whose truth is not open here is not
// mentioned.
void Imports::keep(Asker asker, std::size_t whole, const std::shared_ptr<const std::string>& bytes,
                   const Look& look, const Done& done)
{
    house_.store().same_as(
        look->file.commitment, look->file.link, [this, asker, whole, bytes, look, done](auto same) {
            if (!same || house_.stopping()) {
                house_.refuse(asker, try_again());
                return done();
            }
            for (const StoredMatch& one : *same)
                if (is_open(one, house_.calendar())) {
                    answer(asker, whole, one.match.name, look);
                    return done();
                }
            const Import import = import_of(*look, *bytes);
            house_.store().import(
                import, [this, asker, whole, look, done, name = import.match.name](auto kept) {
                    if (kept)
                        answer(asker, whole, name, look);
                    else
                        house_.refuse(asker, try_again());
                    done();
                });
        });
}

// Under a new name, with seats that nobody has a right to. People's names are kept where they are
// such as one may take here.
Import Imports::import_of(const Looked& look, const std::string& bytes) const
{
    const archive::MatchFile& file = look.file;
    Import import;
    import.match = {.name = new_match_name(house_.chance()),
                    .ruleset = file.ruleset,
                    .version = file.version,
                    .scenario = file.scenario,
                    .scenario_text = file.scenario_text,
                    .options = file.options,
                    .secret = file.opened.secret,
                    .commitment = file.commitment,
                    .handles = file.opened.handles,
                    .created = file.created,
                    .decision = file.decision};
    for (std::size_t i = 0; i < file.seats.size(); ++i) {
        const archive::Place& place = file.seats[i];
        import.match.seats.push_back({.name = place.name,
                                      .post = place.post,
                                      .token = hash_of_token(new_token(house_.chance())),
                                      .machine = place.machine});
        import.taken.emplace_back();
        const std::string entropy =
            i < file.opened.entropy.size() ? file.opened.entropy[i] : std::string();
        if (!place.machine || !entropy.empty())
            import.taken.back() =
                Sitting{name_for_a_seat(place.player).value_or(std::string()), entropy};
    }
    import.packed = {.about = *look.about,
                     .last = file.rows.back().row.step,
                     .link = file.link,
                     .ended = std::min(file.rows.back().clock, house_.calendar()),
                     .file = bytes};
    return import;
}

void Imports::answer(Asker asker, std::size_t whole, const std::string& match, const Look& look)
{
    play::v1::ServerFrame frame;
    frame.mutable_taken()->set_upto(static_cast<std::uint32_t>(whole));
    frame.mutable_taken()->set_match(match);
    fill(look->findings, *frame.mutable_taken()->mutable_findings());
    house_.answer(asker, std::move(frame));
}

void Imports::verify(Asker asker, const play::v1::Verify& request)
{
    if (!is_match_name(request.match())) return house_.refuse(asker, unknown_match());
    house_.store().find(request.match(), [this, asker](auto found) {
        if (!found) return house_.refuse(asker, try_again());
        if (!*found || !(*found)->packed || !is_open(**found, house_.calendar()))
            return house_.refuse(asker, unknown_match());
        const auto match = std::make_shared<const StoredMatch>(std::move(**found));
        const auto begin = [this, asker, match](const Done& done) {
            read_whole(asker, *match, done);
        };
        if (!add(asker, begin)) house_.refuse(asker, busy());
    });
}

void Imports::read_whole(Asker asker, const StoredMatch& match, const Done& done)
{
    house_.store().read_file(
        match.id, FilePart::Whole, Viewer::truth(), 0, bounds.packed,
        [this, asker, done](auto file) {
            if (!file || !*file) {
                house_.refuse(asker, try_again());
                return done();
            }
            const auto bytes = std::make_shared<const std::string>(std::move((*file)->bytes));
            look_at(Of::OneOfOurs, bytes, [this, asker, done](const Look& look) {
                play::v1::ServerFrame frame;
                auto& findings = *frame.mutable_verified()->mutable_findings();
                fill(look->findings, findings);
                if (look->damage) {
                    play::v1::Finding& finding = *findings.Add();
                    finding.set_what(look->damage->where);
                    finding.set_words(look->damage->words);
                    finding.set_verdict(play::v1::Finding::VERDICT_WRONG);
                }
                house_.answer(asker, std::move(frame));
                done();
            });
        });
}

}  // namespace galloper
