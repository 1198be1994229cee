#include "common/wire/text_file.h"

#include <google/protobuf/io/tokenizer.h>

#include "common/base/check.h"
#include "common/wire/messages.h"

namespace galloper::wire {

namespace {

using google::protobuf::Message;
using google::protobuf::TextFormat;

class SyntaxFaults final : public google::protobuf::io::ErrorCollector {
public:
    explicit SyntaxFaults(Faults& faults) : faults_(faults) {}
    void AddError(int line, int, const std::string& words) override { faults_.add(line, words); }

private:
    Faults& faults_;
};

}  // namespace

Entry Entry::part(const char* field, int index, const Message& message) const
{
    const auto* named = descriptor(field);
    check(named != nullptr, "a field of a file is called otherwise");
    const int at = named->is_repeated() ? index : -1;
    Lines* nested = lines_ == nullptr ? nullptr : lines_->GetTreeForNested(named, at);
    return Entry(message, nested, line_of(field, at), *faults_);
}

const google::protobuf::FieldDescriptor* Entry::descriptor(const char* field) const
{
    return message_->GetDescriptor()->FindFieldByName(field);
}

int Entry::line_of(const char* field, int index) const
{
    const auto* named = descriptor(field);
    check(named != nullptr, "a field of a file is called otherwise");
    if (lines_ == nullptr) return line_;
    const int at = !named->is_repeated() ? -1 : index < 0 ? 0 : index;
    const int line = lines_->GetLocation(named, at).line;
    return line < 0 ? line_ : line;
}

void parse_text(std::string_view text, Message& message, Entry::Lines& lines, Faults& faults,
                std::size_t most_bytes)
{
    silence_protobuf();
    if (text.size() > most_bytes)
        return faults.add(0, "the file is over " + std::to_string(most_bytes >> 10) + " KiB long");
    SyntaxFaults syntax(faults);
    TextFormat::Parser parser;
    parser.RecordErrorsTo(&syntax);
    parser.WriteLocationsTo(&lines);
    parser.SetRecursionLimit(limits::depth);
    if (!parser.ParseFromString(std::string(text), &message) && faults.none())
        faults.add(0, "the file cannot be read");
}

std::string there_are(const std::vector<std::string>& names)
{
    if (names.empty()) return "there are none";
    std::string text = "there are: ";
    for (std::size_t i = 0; i < names.size(); ++i) text += (i == 0 ? "" : ", ") + names[i];
    return text;
}

}  // namespace galloper::wire
