#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "common/base/field.h"

// The kinds of value that save.h tells apart.
namespace galloper::saves {

template <class T>
concept Listed = requires
{
    T::fields();
};

template <class T>
concept Bare = Listed<T> && std::tuple_size_v<decltype(T::fields())>
== 1 && std::get<0>(T::fields()).name[0] == '\0';

template <class T>
concept Worded = std::is_enum_v<T> && requires(T value)
{
    words_of(value);
};

template <class T>
concept Named = requires
{
    std::string_view(T::word);
};

template <class T, template <class...> class Holder>
inline constexpr bool holder_v = false;
template <template <class...> class Holder, class... Ts>
inline constexpr bool holder_v<Holder<Ts...>, Holder> = true;

template <class T>
concept Optional = holder_v<T, std::optional>;
template <class T>
concept Pair = holder_v<T, std::pair>;
template <class T>
concept Vector = holder_v<T, std::vector>;
template <class T>
concept Map = holder_v<T, std::map>;
template <class T>
concept Set = holder_v<T, std::set>;
template <class T>
concept Variant = holder_v<T, std::variant>;

template <class T>
inline constexpr bool array_v = false;
template <class T, std::size_t n>
inline constexpr bool array_v<std::array<T, n>> = true;
template <class T>
concept Array = array_v<T>;

// What an ordered container takes in: of a map, a pair whose key can still be read into.
template <class T>
struct EntryOf {
    using Type = typename T::value_type;
};
template <Map T>
struct EntryOf<T> {
    using Type = std::pair<typename T::key_type, typename T::mapped_type>;
};
template <class T>
using Entry = typename EntryOf<T>::Type;

// The marks that end a word.
constexpr bool is_mark(char c)
{
    return std::string_view(",:{}[]()\"").find(c) != std::string_view::npos;
}

// Whether a name or word can stand in a save without being taken for something else.
constexpr bool is_plain(std::string_view word)
{
    if (word.empty() || word[0] == '-' || word[0] == '#') return false;
    for (const char c : word)
        if (is_mark(c) || c == '\n') return false;
    return true;
}

template <Listed T>
consteval bool fields_are_plain()
{
    if (Bare<T>) return true;
    return std::apply([](const auto&... field) { return (is_plain(field.name) && ...); },
                      T::fields());
}

// An optional's text must not itself be able to begin with the dash that means nothing.
template <class T>
consteval bool may_be_dash()
{
    if constexpr (Bare<T>)
        return may_be_dash<
            std::remove_cvref_t<decltype(std::declval<T>().*std::get<0>(T::fields()).member)>>();
    else
        return Optional<T>;
}

}  // namespace galloper::saves
