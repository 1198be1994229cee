#pragma once

#include <cstdint>

#include "common/game/telling.h"
#include "common/wire/codec.h"

namespace galloper::client {

// The picture as it stands, kept by folding every update into it.
class View {
public:
    const SentPicture& picture() const { return picture_; }
    std::uint32_t number() const { return number_; }  // of the last update in it
    bool begun() const { return begun_; }             // whether there is a picture yet

    void begin(std::uint32_t number, SentPicture picture)
    {
        picture_ = std::move(picture);
        number_ = number;
        begun_ = true;
    }

    // One that is in it already is dropped; where one is missing the server must be asked again.
    enum class Took { It, Known, Missing };
    Took take(const wire::Numbered& told)
    {
        if (begun_ && told.number <= number_) return Took::Known;
        if (!begun_ || told.number != number_ + 1) return Took::Missing;
        fold(picture_, told.update.change);
        number_ = told.number;
        return Took::It;
    }

private:
    SentPicture picture_{};
    std::uint32_t number_ = 0;
    bool begun_ = false;
};

}  // namespace galloper::client
