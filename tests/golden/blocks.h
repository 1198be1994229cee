#pragma once

#include <map>
#include <string>

#include "common/game/telling.h"

// A viewer's updates as text, to be read as a diff. Pieces go by the labels that he himself reads.
namespace galloper::golden {

// What he calls the pieces he sees or has just seen. A label that several share is numbered in the
// order of handles.
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
    Length unit_;
    std::map<Handle, Label> labels_{};
};

// One block: what he hears, throw by throw, and what has changed in his picture. Nothing where the
// update is empty.
std::string block(const Update& update, const Labels& labels);

// A whole picture, as the block of somebody who has seen nothing yet.
std::string block(const SentPicture& picture, const Labels& labels);

}  // namespace galloper::golden
