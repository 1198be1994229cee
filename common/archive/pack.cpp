#include "common/archive/head.h"
#include "common/archive/sections.h"
#include "common/base/save.h"
#include "common/wire/codec.h"
#include "galloper/play/v1/archive.pb.h"
#include "galloper/play/v1/session.pb.h"

namespace galloper::archive {

namespace {

template <class Bytes>
std::string text_of(const Bytes& bytes)
{
    return {bytes.begin(), bytes.end()};
}

std::string opened_of(const Opened& opened)
{
    record::v1::Opened message;
    message.set_secret(text_of(opened.secret));
    for (const std::string& one : opened.entropy) message.add_entropy(one);
    message.set_handles(text_of(opened.handles));
    return bytes_of(message);
}

std::string steps_of(const std::vector<FiledRow>& rows)
{
    record::v1::Steps message;
    for (const FiledRow& filed : rows) {
        record::v1::FiledStep& to = *message.add_steps();
        to.set_deed(filed.row.deed);
        to.set_dice(filed.row.dice);
        to.set_state(text_of(filed.row.state));
        to.set_clock(filed.clock);
        to.set_link(text_of(filed.link));
    }
    return bytes_of(message);
}

void fill(std::uint64_t step, const std::string& names, play::v1::Named& message)
{
    message.set_step(step);
    if (names.empty()) return;
    const auto given = load_text<std::vector<Names::Given>>(names);
    check(static_cast<bool>(given), "the names that a row gave out can be read");
    for (const Names::Given& one : *given) {
        message.add_piece(one.piece.value);
        message.add_handle(wire::bytes_of(one.handle));
    }
}

// What one viewer was told, and which names that gave out, out of all rows.
struct Told {
    play::v1::Past past{};
    play::v1::Names names{};
};

Told told_to(Viewer viewer, const std::vector<FiledRow>& rows)
{
    Told all;
    for (const FiledRow& filed : rows)
        for (const Row::Told& told : filed.row.told) {
            if (told.viewer != viewer) continue;
            if (filed.row.step == 0)
                all.past.set_first(told.update);
            else
                all.past.add_told(told.update);
            fill(filed.row.step, told.names, *all.names.add_at());
        }
    return all;
}

}  // namespace

// It is written as it is. Whether it is true is verify()'s business, and its form unpack()'s.
std::string pack(const MatchFile& match)
{
    std::string file = file_beginning();
    file += section_of({Kind::Head}, bytes_of(head_of(match)));
    file += section_of({Kind::Opened}, opened_of(match.opened));
    file += section_of({Kind::Steps}, steps_of(match.rows));
    std::string names;
    for (const Viewer viewer : viewers_of(match)) {
        const Told told = told_to(viewer, match.rows);
        const auto of = static_cast<std::uint16_t>(viewer.number());
        file += section_of({Kind::Transcript, of}, bytes_of(told.past));
        names += section_of({Kind::Names, of}, bytes_of(told.names));
    }
    return file + names;
}

}  // namespace galloper::archive
