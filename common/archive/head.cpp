#include "common/archive/head.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

#include <algorithm>

#include "common/base/save.h"

namespace galloper::archive {

namespace {

std::string text_of(const Digest& digest) { return {digest.begin(), digest.end()}; }

constexpr int most_seats = 64;  // no ruleset has so many, and a viewer's number would hold more

std::optional<Place> place_of(const record::v1::Place& message)
{
    auto post = load_text<Post>(message.post());
    if (!post) return std::nullopt;
    return Place{message.name(), std::move(*post), message.machine(), message.player()};
}

}  // namespace

bool read(const std::string& bytes, Digest& digest)
{
    if (bytes.size() != digest.size()) return false;
    std::copy_n(bytes.begin(), digest.size(), digest.begin());
    return true;
}

std::string bytes_of(const google::protobuf::Message& message)
{
    std::string bytes;
    {
        google::protobuf::io::StringOutputStream out(&bytes);
        google::protobuf::io::CodedOutputStream coded(&out);
        coded.SetSerializationDeterministic(true);
        message.SerializeToCodedStream(&coded);
    }
    return bytes;
}

record::v1::Head head_of(const MatchFile& match)
{
    record::v1::Head head;
    head.set_ruleset(match.ruleset);
    head.set_version(static_cast<std::uint32_t>(match.version));
    head.set_scenario(match.scenario);
    head.set_scenario_text(match.scenario_text);
    for (const auto& [name, value] : match.options) (*head.mutable_options())[name] = value;
    for (const Place& place : match.seats) {
        record::v1::Place& to = *head.add_seats();
        to.set_name(place.name);
        to.set_post(save_text(place.post));
        to.set_machine(place.machine);
        to.set_player(place.player);
    }
    head.set_commitment(text_of(match.commitment));
    head.set_decision(match.decision);
    head.set_created(match.created);
    head.set_last(match.rows.empty() ? 0 : match.rows.size() - 1);
    head.set_link(text_of(match.link));
    head.set_duplicate(match.duplicate);
    head.set_closed(match.closed);
    head.set_result(match.result);
    return head;
}

std::optional<Damage> read_head(const record::v1::Head& head, MatchFile& match)
{
    match.ruleset = head.ruleset();
    match.version = static_cast<int>(std::min<std::uint32_t>(head.version(), 1'000'000));
    match.scenario = head.scenario();
    match.scenario_text = head.scenario_text();
    match.options = {head.options().begin(), head.options().end()};
    if (head.seats_size() > most_seats) return Damage{"head", "has too many seats"};
    for (int i = 0; i < head.seats_size(); ++i) {
        auto place = place_of(head.seats(i));
        if (!place) return Damage{"head, seat " + std::to_string(i), "has a post that is none"};
        match.seats.push_back(std::move(*place));
    }
    if (!read(head.commitment(), match.commitment)) return Damage{"head", "has no commitment"};
    if (!read(head.link(), match.link)) return Damage{"head", "has no link"};
    match.decision = head.decision();
    match.created = head.created();
    match.duplicate = head.duplicate();
    match.closed = head.closed();
    match.result = head.result();
    return std::nullopt;
}

}  // namespace galloper::archive
