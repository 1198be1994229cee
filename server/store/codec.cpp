#include "server/store/codec.h"

#include "common/wire/messages.h"
#include "galloper/record/v1/record.pb.h"
#include "server/store/wrong.h"

namespace galloper::store {

namespace {

bool read(const std::string& bytes, Digest& digest)
{
    if (bytes.size() != digest.size()) return false;
    digest = digest_of(bytes);
    return true;
}

bool read(std::uint32_t number, Viewer& viewer)
{
    if (number < 256) viewer = Seat{static_cast<std::uint8_t>(number)};
    for (const Viewer other : {Viewer::everybody(), Viewer::truth()})
        if (other.number() == number) viewer = other;
    return viewer.number() == number;
}

bool read(const record::v1::Row& message, LogRow& row)
{
    row.row.step = message.step();
    row.row.deed = message.deed();
    row.row.dice = message.dice();
    row.time = ServiceTime{static_cast<std::int64_t>(message.time())};
    row.clock = message.clock();
    row.command = message.command();
    for (const record::v1::Told& told : message.told()) {
        Row::Told& to = row.row.told.emplace_back();
        if (!read(told.viewer(), to.viewer)) return false;
        to.number = told.number();
        to.update = told.update();
        to.names = told.names();
    }
    return read(message.state(), row.row.state) && read(message.link(), row.link);
}

}  // namespace

std::string encode(const LogRow& row)
{
    record::v1::Row message;
    message.set_step(row.row.step);
    message.set_deed(row.row.deed);
    message.set_dice(row.row.dice);
    message.set_state(bytes_of(row.row.state));
    for (const Row::Told& told : row.row.told) {
        record::v1::Told& to = *message.add_told();
        to.set_viewer(told.viewer.number());
        to.set_number(told.number);
        to.set_update(told.update);
        to.set_names(told.names);
    }
    message.set_link(bytes_of(row.link));
    message.set_time(static_cast<std::uint64_t>(row.time.count()));
    message.set_clock(row.clock);
    message.set_command(row.command);
    return message.SerializeAsString();
}

std::string encode(const Checkpoint& checkpoint)
{
    record::v1::Checkpoint message;
    message.set_step(checkpoint.step);
    message.set_version(static_cast<std::uint32_t>(checkpoint.version));
    message.set_match(checkpoint.match);
    for (const Reply& reply : checkpoint.replies) {
        record::v1::Reply& to = *message.add_replies();
        to.set_seat(reply.seat.number);
        to.set_command(reply.command);
        to.set_number(reply.number);
    }
    for (const KnownClock& clock : checkpoint.clocks) {
        record::v1::Clock& to = *message.add_clocks();
        to.set_viewer(clock.viewer.number());
        to.set_seat(clock.seat.number);
        to.set_due(static_cast<std::uint64_t>(clock.due.count()));
    }
    return message.SerializeAsString();
}

std::optional<LogRow> decode_row(std::string_view bytes)
{
    record::v1::Row message;
    LogRow row;
    if (!wire::parse(bytes, message) || !read(message, row)) return std::nullopt;
    return row;
}

std::optional<Checkpoint> decode_checkpoint(std::string_view bytes)
{
    record::v1::Checkpoint message;
    if (!wire::parse(bytes, message)) return std::nullopt;
    Checkpoint checkpoint{.step = message.step(),
                          .version = static_cast<int>(message.version()),
                          .match = message.match()};
    for (const record::v1::Reply& reply : message.replies()) {
        if (reply.seat() > 255) return std::nullopt;
        checkpoint.replies.push_back(
            {Seat{static_cast<std::uint8_t>(reply.seat())}, reply.command(), reply.number()});
    }
    for (const record::v1::Clock& clock : message.clocks()) {
        KnownClock& to = checkpoint.clocks.emplace_back();
        if (clock.seat() > 255 || !read(clock.viewer(), to.viewer)) return std::nullopt;
        to.seat = Seat{static_cast<std::uint8_t>(clock.seat())};
        to.due = ServiceTime{static_cast<std::int64_t>(clock.due())};
    }
    return checkpoint;
}

}  // namespace galloper::store
