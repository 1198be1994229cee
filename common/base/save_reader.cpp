#include "common/base/save_reader.h"

#include <algorithm>

namespace galloper {

bool SaveReader::fail(std::string_view what)
{
    if (!trouble_.empty()) return false;
    constexpr std::size_t shown = 24;
    const std::size_t from = std::min(token_, text_.size());
    std::string quoted;
    for (const char c : text_.substr(from, shown)) quoted.push_back(c >= ' ' && c <= '~' ? c : '?');
    trouble_ = "at byte " + std::to_string(from) + ": '" + quoted + "' ";
    trouble_ += what;
    return false;
}

bool SaveReader::at_end()
{
    token_ = at_;
    return at_ == text_.size() || fail("is left over");
}

bool SaveReader::take(char c)
{
    if (!next_is(c)) return false;
    ++at_;
    return true;
}

bool SaveReader::expect(char c)
{
    token_ = at_;
    if (take(c)) return true;
    return fail(std::string("stands where '") + c + "' is due");
}

std::string_view SaveReader::word()
{
    token_ = at_;
    while (at_ < text_.size() && !saves::is_mark(text_[at_])) ++at_;
    return text_.substr(token_, at_ - token_);
}

bool SaveReader::get_bool(bool& value)
{
    const std::string_view found = word();
    value = found == "yes";
    return value || found == "no" || fail("is neither yes nor no");
}

bool SaveReader::get_string(std::string& value)
{
    if (!expect('"')) return false;
    value.clear();
    while (at_ < text_.size()) {
        const char c = text_[at_++];
        if (c == '"') return true;
        if (c == '\n') return fail("is a string with a bare line end");
        if (c != '\\') {
            value.push_back(c);
            continue;
        }
        const char escaped = at_ < text_.size() ? text_[at_++] : '\0';
        if (escaped != '"' && escaped != '\\' && escaped != 'n')
            return fail("is a string with an escape that nothing writes");
        value.push_back(escaped == 'n' ? '\n' : escaped);
    }
    return fail("is a string without an end");
}

}  // namespace galloper
