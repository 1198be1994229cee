#pragma once

#include <string>
#include <string_view>

#include "common/base/result.h"
#include "common/base/save_reader.h"
#include "common/base/save_writer.h"

// Plain values to text and back, by their lists of fields (common/base/field.h).
//
//     value   = yes | no | number | word | string | list | pair | struct | choice | -
//     list    = "[" [ value { "," value } ] "]"            vectors, arrays, sets, and maps of pairs
//     pair    = "(" value "," value ")"
//     struct  = "{" [ field { "," field } ] "}"            or one value, where its field is bare
//     field   = name ":" value
//     choice  = ( word | "#" place ) value                 one alternative of a variant
//     string  = '"' { byte | '\"' | '\\' | '\n' } '"'
//
// A `word` is an enumerator's, from words_of(), or an alternative's, from its `word`. An
// alternative that is no struct has none and goes by its place in the variant, so a new one is
// added behind it. A dash is an optional without a value. A field that equals its default is not
// written, so a field added later changes neither old saves nor their hashes; what is absent gets
// its default, and what is unknown is refused. Nothing else stands between these marks, so one
// value has one text.
namespace galloper {

// Why a save cannot be read: it is damaged, or another version wrote it.
struct Unreadable {
    std::string words{};
    friend bool operator==(const Unreadable&, const Unreadable&) = default;
};

template <class T>
std::string save_text(const T& value)
{
    SaveWriter writer;
    writer.put(value);
    return std::move(writer.text);
}

// Survives any text whatever.
template <class T>
Result<T, Unreadable> load_text(std::string_view text)
{
    T value{};
    SaveReader reader(text);
    if (!reader.get(value) || !reader.at_end()) return Err{Unreadable{reader.trouble()}};
    return value;
}

}  // namespace galloper
