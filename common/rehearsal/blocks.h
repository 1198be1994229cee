#pragma once

#include <map>
#include <string>

#include "common/game/telling.h"

// A viewer's updates as text, to be read as a diff. Pieces go by the labels that he himself reads.
namespace galloper::rehearsal {

// What he calls the pieces he sees or has seen. A label that several share is numbered in the order
// of handles, and no two are ever called the same.
class Labels {
public:
    explicit Labels(Length unit = inches(1)) : unit_(unit) {}
    Length unit() const { return unit_; }  // that he reads places in

    void look_at(const SentPicture& picture);
    std::string of(Handle piece) const;

private:
    struct Label {
        std::string read{};  // in his picture
        std::string shown{};
    };
    void add(Handle name, const std::string& label);
    bool is_shown(const std::string& shown) const;

    Length unit_;
    std::map<Handle, Label> labels_{};
};

// One block: what he hears, throw by throw, and what has changed in his picture. Nothing where the
// update is empty.
std::string block(const Update& update, const Labels& labels);

// A whole picture, as the block of somebody who has seen nothing yet.
std::string block(const SentPicture& picture, const Labels& labels);

// Only what he hears.
std::string block(const News& news, const Labels& labels);

// Parts of a block, by which people name them.
std::string name_of(const SentShape& shape, const Labels& labels);
std::string name_of(const SentOffer::Key& offer, const Labels& labels);

}  // namespace galloper::rehearsal
