#include "common/rehearsal/stage.h"

#include <algorithm>

#include "common/wire/codec.h"
#include "common/wire/text_file.h"

namespace galloper::rehearsal {

std::string name_of(Viewer viewer)
{
    if (viewer.is_truth()) return "the truth";
    if (viewer.is_public()) return "the public";
    return "seat " + std::to_string(viewer.seat()->number);
}

void Stage::set(std::shared_ptr<const Game> game)
{
    game_ = std::move(game);
    match_.reset();
    truth_ = first_look(Viewer::truth(), handle_key, game_->look(Viewer::truth())).picture;
    sides = truth_.sides;
    unit_ = truth_.unit == "cm" ? wire::Unit::Centimetre : wire::Unit::Inch;
    const Length unit = unit_ == wire::Unit::Centimetre ? Length{100} : inches(1);
    labels_.try_emplace(Viewer::truth(), unit).first->second.look_at(truth_);
}

void Stage::raise_curtain()
{
    Posts posts;
    for (const ScenarioSeat& seat : seats) posts.push_back(seat.post);
    const Length unit = labels(Viewer::truth()).unit();
    match_.emplace(game_, posts, handle_key);
    labels_.clear();
    told_.clear();
    for (const Viewer viewer : match_->viewers()) {
        Labels& read = labels_.try_emplace(viewer, unit).first->second;
        read.look_at(match_->picture(viewer));
        told_[viewer] = {
            wire::encode(match_->picture(viewer)), block(match_->picture(viewer), read), {}};
    }
}

void Stage::take(Match::Step step)
{
    for (std::size_t i = 0; i < match_->viewers().size(); ++i) {
        const Viewer viewer = match_->viewers()[i];
        const Match::Telling& telling = step.tellings[i];
        labels_.at(viewer).look_at(telling.told->picture);
        Told& told = told_[viewer] = {};
        if (telling.update.empty()) continue;
        told = {wire::encode(telling.number, telling.update), block(telling.update, labels(viewer)),
                block(telling.update.news, labels(viewer))};
    }
    game_ = step.game;
    match_->take(std::move(step));
}

void Stage::tell_nothing()
{
    for (auto& [viewer, told] : told_) told = {};
}

std::string Stage::read_by(Viewer viewer, PieceId piece) const
{
    const auto handle = match_->told(viewer).names.of(piece);
    return handle ? labels(viewer).of(*handle) : "?";
}

const SentPicture& Stage::picture(Viewer viewer) const
{
    return match_ ? match_->picture(viewer) : truth_;
}

Result<Viewer, std::string> viewer_called(const std::string& name,
                                          const std::vector<ScenarioSeat>& seats)
{
    std::vector<std::string> known{"truth", "public"};
    if (name.empty() || name == "truth" || name == "the truth") return Viewer::truth();
    if (name == "public" || name == "the public") return Viewer::everybody();
    for (std::uint8_t i = 0; i < seats.size(); ++i) {
        const std::string number = std::to_string(i);
        if (name == seats[i].name || name == number || name == "seat " + number)
            return Viewer(Seat{i});
        known.push_back(seats[i].name);
    }
    return Err{"is \"" + name + "\", and nobody is called so; " + wire::there_are(known)};
}

Result<Seat, std::string> Stage::seat_called(const std::string& name) const
{
    const auto viewer = viewer_called(name);
    if (!viewer) return Err{viewer.error()};
    if (!viewer->seat()) return Err{std::string("must be a seat's name or number")};
    return *viewer->seat();
}

std::optional<Handle> Stage::by_alias(const std::string& name, Viewer viewer) const
{
    const auto found = aliases.find(name);
    if (found == aliases.end()) return std::nullopt;
    if (match_) return match_->told(viewer).names.of(found->second);
    return Handle{found->second.value};
}

Result<Handle, std::string> Stage::piece_called(const std::string& name, Viewer viewer) const
{
    if (const auto alias = by_alias(name, viewer)) return *alias;
    std::vector<std::string> known;
    const Labels& read = labels(viewer);
    const auto look = [&](const auto& items) -> std::optional<Handle> {
        for (const auto& item : items) {
            if (read.of(item.name) == name) return item.name;
            known.push_back(read.of(item.name));
        }
        return std::nullopt;
    };
    if (const auto piece = look(picture(viewer).pieces)) return *piece;
    if (const auto ground = look(picture(viewer).ground)) return *ground;
    std::sort(known.begin(), known.end());
    return Err{"is \"" + name + "\", and " + name_of(viewer) + " sees no piece called so; " +
               wire::there_are(known)};
}

Result<PieceId, std::string> Stage::piece_called(const std::string& name) const
{
    const auto handle = piece_called(name, Viewer::truth());
    if (!handle) return Err{handle.error()};
    return PieceId{static_cast<std::uint32_t>(handle->value)};
}

}  // namespace galloper::rehearsal
