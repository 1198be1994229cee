#pragma once

#include <set>
#include <string>

#include "common/base/save_shapes.h"

// Which fields of a state differ in two of them, by name: "cards.gun", "sheets.orders". What lies
// in a list goes by the list's name. So a test can say which fields no comparison ever varied.
namespace galloper::laws {

using FieldNames = std::set<std::string>;

inline std::string inside(const std::string& path, const char* name)
{
    if (*name == '\0') return path;
    return path.empty() ? name : path + "." + name;
}

template <class T>
void name_fields(const std::string& path, FieldNames& names)
{
    if constexpr (saves::Vector<T> || saves::Optional<T>)
        name_fields<typename T::value_type>(path, names);
    else if constexpr (saves::Listed<T> && !saves::Bare<T>)
        std::apply(
            [&](const auto&... field) {
                (name_fields<std::remove_cvref_t<decltype(std::declval<T>().*field.member)>>(
                     inside(path, field.name), names),
                 ...);
            },
            T::fields());
    else
        names.insert(path);
}

template <class T>
void varied_fields(const T& a, const T& b, const std::string& path, FieldNames& names)
{
    if (a == b) return;
    if constexpr (saves::Listed<T> && !saves::Bare<T>) {
        std::apply(
            [&](const auto&... field) {
                (varied_fields(a.*field.member, b.*field.member, inside(path, field.name), names),
                 ...);
            },
            T::fields());
    } else if constexpr (saves::Optional<T>) {
        if (a && b)
            varied_fields(*a, *b, path, names);
        else
            name_fields<T>(path, names);
    } else if constexpr (saves::Vector<T>) {
        if (a.size() != b.size()) return name_fields<T>(path, names);
        for (std::size_t i = 0; i < a.size(); ++i) varied_fields(a[i], b[i], path, names);
    } else {
        names.insert(path);
    }
}

}  // namespace galloper::laws
