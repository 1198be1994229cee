#pragma once

#include <charconv>
#include <concepts>

#include "common/base/check.h"
#include "common/base/save_shapes.h"

namespace galloper {

// Writes the text that save.h describes. Use save_text().
class SaveWriter {
public:
    std::string text{};

    template <class T>
    void put(const T& value)
    {
        if constexpr (std::same_as<T, bool>)
            text += value ? "yes" : "no";
        else if constexpr (std::integral<T>)
            put_number(value);
        else if constexpr (std::is_enum_v<T>)
            put_enumerator(value);
        else if constexpr (std::same_as<T, std::string>)
            put_string(value);
        else if constexpr (saves::Optional<T>)
            put_optional(value);
        else if constexpr (saves::Pair<T>)
            put_pair(value);
        else if constexpr (saves::Variant<T>)
            put_choice(value);
        else if constexpr (saves::Bare<T>)
            put(value.*std::get<0>(T::fields()).member);
        else if constexpr (saves::Listed<T>)
            put_struct(value);
        else if constexpr (saves::Array<T> || saves::Vector<T> || saves::Set<T> || saves::Map<T>)
            put_list(value);
        else
            static_assert(!sizeof(T), "nothing says how this is saved: give it fields()");
    }

private:
    static constexpr std::string_view marks = "\"\\\n";  // that a backslash stands before

    template <class T>
    void put_number(T value)
    {
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
        text.append(digits, static_cast<std::size_t>(end - digits));
    }

    template <class T>
    void put_enumerator(T value)
    {
        static_assert(saves::Worded<T>, "an enumeration is saved by its words_of()");
        static constexpr auto words = words_of(T{});
        for (const auto& [known, word] : words) {
            if (known != value) continue;
            text += word;
            return;
        }
        check(false, "an enumerator has no word");
    }

    void put_string(std::string_view value)
    {
        text.push_back('"');
        for (auto mark = value.find_first_of(marks); mark != value.npos;
             mark = value.find_first_of(marks)) {
            text.append(value, 0, mark).push_back('\\');
            text.push_back(value[mark] == '\n' ? 'n' : value[mark]);
            value.remove_prefix(mark + 1);
        }
        text.append(value).push_back('"');
    }

    template <class T>
    void put_optional(const std::optional<T>& value)
    {
        static_assert(!saves::may_be_dash<T>(), "an optional of an optional is not saved");
        if (value)
            put(*value);
        else
            text.push_back('-');
    }

    template <class A, class B>
    void put_pair(const std::pair<A, B>& value)
    {
        text.push_back('(');
        put(value.first);
        text.push_back(',');
        put(value.second);
        text.push_back(')');
    }

    template <class... Ts>
    void put_choice(const std::variant<Ts...>& value)
    {
        std::visit(
            [this, &value](const auto& held) {
                using Held = std::remove_cvref_t<decltype(held)>;
                if constexpr (saves::Named<Held>) {
                    static_assert(saves::is_plain(Held::word));
                    text += Held::word;
                } else {
                    text.push_back('#');
                    put_number(value.index());
                }
                if constexpr (!saves::Listed<Held> || saves::Bare<Held>) text.push_back(':');
                if constexpr (!std::same_as<Held, std::monostate>) put(held);
            },
            value);
    }

    template <class T>
    void put_list(const T& values)
    {
        text.push_back('[');
        bool first = true;
        for (const typename T::value_type& value : values) {
            if (!first) text.push_back(',');
            first = false;
            if constexpr (saves::Map<T>)
                put_pair(std::pair<const typename T::key_type&, const typename T::mapped_type&>(
                    value.first, value.second));
            else
                put(value);
        }
        text.push_back(']');
    }

    template <class T>
    void put_struct(const T& value)
    {
        static_assert(saves::fields_are_plain<T>(), "a field's name holds a mark of the format");
        [[maybe_unused]] static const T usual{};  // unused where there is no field
        text.push_back('{');
        bool first = true;
        std::apply([&](const auto&... field) { (put_field(value, usual, field, first), ...); },
                   T::fields());
        text.push_back('}');
    }

    template <class T, class F>
    void put_field(const T& value, const T& usual, const F& field, bool& first)
    {
        if (value.*field.member == usual.*field.member) return;
        if (!first) text.push_back(',');
        first = false;
        text += field.name;
        text.push_back(':');
        put(value.*field.member);
    }
};

}  // namespace galloper
