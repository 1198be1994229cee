#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>

#include "common/base/save_shapes.h"

namespace galloper {

// Reads the text that save.h describes, whatever it is given. Use load_text().
//
// Each step says whether it went well; the first that did not leaves its reason in trouble().
class SaveReader {
public:
    explicit SaveReader(std::string_view text) : text_(text) {}

    const std::string& trouble() const { return trouble_; }

    // The end of the text; anything that is left over is trouble.
    bool at_end();

    template <class T>
    bool get(T& value)
    {
        const Level level(*this);
        if (level_ > deepest) return fail("is nested too deeply");
        if constexpr (std::same_as<T, bool>)
            return get_bool(value);
        else if constexpr (std::integral<T>)
            return get_number(value);
        else if constexpr (std::is_enum_v<T>)
            return get_enumerator(value);
        else if constexpr (std::same_as<T, std::string>)
            return get_string(value);
        else if constexpr (saves::Optional<T>)
            return get_optional(value);
        else if constexpr (saves::Pair<T>)
            return expect('(') && get(value.first) && expect(',') && get(value.second) &&
                   expect(')');
        else if constexpr (saves::Variant<T>)
            return get_choice(value);
        else if constexpr (saves::Bare<T>)
            return get(value.*std::get<0>(T::fields()).member);
        else if constexpr (saves::Listed<T>)
            return get_struct(value);
        else if constexpr (saves::Array<T>)
            return get_array(value);
        else if constexpr (saves::Vector<T>)
            return get_vector(value);
        else if constexpr (saves::Set<T> || saves::Map<T>)
            return get_ordered(value);
        else
            static_assert(!sizeof(T), "nothing says how this is saved: give it fields()");
    }

private:
    // Far more than any state has; they bound what a damaged text can make of us.
    static constexpr int deepest = 64;
    static constexpr std::size_t longest = 100'000;

    class Level {
    public:
        explicit Level(SaveReader& reader) : reader_(reader) { ++reader_.level_; }
        ~Level() { --reader_.level_; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

    private:
        SaveReader& reader_;
    };

    bool fail(std::string_view what);
    bool next_is(char c) const { return at_ < text_.size() && text_[at_] == c; }
    bool take(char c);    // if it is next
    bool expect(char c);  // or it is trouble
    std::string_view word();
    bool get_bool(bool& value);
    bool get_string(std::string& value);

    template <class T>
    bool get_number(T& value)
    {
        const std::string_view digits = word();
        const char* const last = digits.data() + digits.size();
        const auto [end, error] = std::from_chars(digits.data(), last, value);
        if (error == std::errc{} && end == last) return true;
        return fail("is no whole number, or one that is too large here");
    }

    template <class T>
    bool get_enumerator(T& value)
    {
        static_assert(saves::Worded<T>, "an enumeration is saved by its words_of()");
        const std::string_view found = word();
        for (const auto& [known, word] : words_of(T{})) {
            if (found != word) continue;
            value = known;
            return true;
        }
        return fail("is not a word known here");
    }

    template <class T>
    bool get_optional(std::optional<T>& value)
    {
        const bool nothing =
            next_is('-') && (at_ + 1 == text_.size() || saves::is_mark(text_[at_ + 1]));
        if (!nothing) return get(value.emplace());
        ++at_;
        value.reset();
        return true;
    }

    template <class... Ts>
    bool get_choice(std::variant<Ts...>& value)
    {
        const std::string_view found = word();
        return get_alternative(value, found, std::index_sequence_for<Ts...>());
    }

    template <class... Ts, std::size_t... place>
    bool get_alternative(std::variant<Ts...>& value, std::string_view found,
                         std::index_sequence<place...>)
    {
        bool well = true;
        const bool known = ((is_called<Ts>(found, place) &&
                             ((well = get_held(value.template emplace<place>())), true)) ||
                            ...);
        return known ? well : fail("is not an alternative known here");
    }

    template <class Held>
    static bool is_called(std::string_view found, std::size_t place)
    {
        if constexpr (saves::Named<Held>)
            return found == Held::word;
        else
            return found == '#' + std::to_string(place);
    }

    template <class Held>
    bool get_held(Held& held)
    {
        if constexpr (std::same_as<Held, std::monostate>)
            return expect(':');
        else if constexpr (!saves::Listed<Held> || saves::Bare<Held>)
            return expect(':') && get(held);
        else
            return get(held);
    }

    // Reads a list, calling for each item a reader that says whether it went well.
    template <class Item>
    bool get_items(Item item)
    {
        if (!expect('[')) return false;
        if (take(']')) return true;
        for (std::size_t count = 0; count < longest; ++count) {
            if (!item()) return false;
            if (take(']')) return true;
            if (!expect(',')) return false;
        }
        return fail("is too long a list");
    }

    template <class T, std::size_t n>
    bool get_array(std::array<T, n>& values)
    {
        std::size_t count = 0;
        const bool well = get_items([&] {
            if (count == n) return fail("is one item too many");
            return get(values[count++]);
        });
        return well && (count == n || fail("ends a list that is too short"));
    }

    template <class T>
    bool get_vector(std::vector<T>& values)
    {
        values.clear();
        return get_items([&] {
            T value{};
            if (!get(value)) return false;
            values.push_back(std::move(value));
            return true;
        });
    }

    // Items ascend, as they were written, so that one value has one text.
    template <class T>
    bool get_ordered(T& values)
    {
        values.clear();
        return get_items([&] {
            saves::Entry<T> value{};
            if (!get(value)) return false;
            const std::size_t before = values.size();
            const auto placed = values.insert(values.end(), std::move(value));
            if (values.size() > before && std::next(placed) == values.end()) return true;
            return fail("is out of order");
        });
    }
    template <class T>
    bool get_struct(T& value)
    {
        static_assert(std::tuple_size_v<decltype(T::fields())> <= 64);
        if (!expect('{')) return false;
        value = T{};
        if (take('}')) return true;
        std::uint64_t seen = 0;
        while (true) {
            const std::string_view name = word();
            if (!get_field(value, name, seen)) return false;
            if (take('}')) return true;
            if (!expect(',')) return false;
        }
    }

    template <class T>
    bool get_field(T& value, std::string_view name, std::uint64_t& seen)
    {
        std::uint64_t bit = 1;
        bool known = false;
        bool well = true;
        const auto attempt = [&](const auto& field) {
            if (!known && name == field.name) {
                known = true;
                if ((seen & bit) != 0) well = fail("is a field that was given before");
                seen |= bit;
                well = well && expect(':') && get(value.*field.member);
            }
            bit <<= 1;
        };
        std::apply([&](const auto&... field) { (attempt(field), ...); }, T::fields());
        return known ? well : fail("is not a field known here");
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t token_ = 0;  // where what is being read begins
    int level_ = 0;
    std::string trouble_{};
};

}  // namespace galloper
