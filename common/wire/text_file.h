#pragma once

#include <google/protobuf/message.h>
#include <google/protobuf/text_format.h>

#include <string>
#include <string_view>

#include "common/base/result.h"
#include "common/game/ruleset.h"
#include "galloper/scenario/v1/scenario.pb.h"

// Files that people write in protobuf's text format: reading one, and saying where in it something
// is wrong. Only who reads such files includes this, for it names generated code.
namespace galloper::wire {

// All that is found wrong with one file, a line each: "platoon-attack, line 12: ...".
class Faults {
public:
    explicit Faults(std::string_view name) : name_(name) {}

    // Lines count from 0, as the parser has them.
    void add(int line, const std::string& words)
    {
        if (++count_ > 20) return;
        if (!words_.empty()) words_ += '\n';
        words_ += name_ + ", line " + std::to_string(line + 1) + ": " + words;
    }
    // Another file's, or another reading's, as they are.
    void add(const Faults& others)
    {
        count_ += others.count_;
        words_ += (words_.empty() ? "" : "\n") + others.words_;
    }
    bool none() const { return count_ == 0; }
    Fault all() const { return Fault{words_}; }

private:
    std::string name_;
    std::string words_{};
    int count_ = 0;
};

// One message of a file, with the lines on which its fields stand. The message, the lines and the
// faults must outlive it.
class Entry {
public:
    using Lines = google::protobuf::TextFormat::ParseInfoTree;

    Entry(const google::protobuf::Message& message, Lines* lines, int line, Faults& faults)
        : message_(&message), lines_(lines), line_(line), faults_(&faults)
    {
    }

    void wrong(const char* field, const std::string& words, int index = -1) const
    {
        faults_->add(line_of(field, index), std::string(field) + " " + words);
    }
    void wrong(const std::string& words) const { faults_->add(line_, words); }
    void require(const char* field, bool holds, const char* words) const
    {
        if (!holds) wrong(field, words);
    }

    bool none_wrong() const { return faults_->none(); }  // in the whole file

    // The value of a field that was read from text, or a blank one and a fault.
    template <class T>
    T take(const char* field, const Result<T, std::string>& read) const
    {
        if (read) return *read;
        wrong(field, read.error());
        return T{};
    }

    // The message in a field: of a repeated one the index-th.
    Entry part(const char* field, int index, const google::protobuf::Message& message) const;
    int line_of(const char* field, int index = -1) const;

private:
    const google::protobuf::FieldDescriptor* descriptor(const char* field) const;

    const google::protobuf::Message* message_;
    Lines* lines_;
    int line_;
    Faults* faults_;
};

// No file that a person wrote is larger.
inline constexpr std::size_t most_written = 1 << 18;

// Fills in the message and its lines, or adds what is wrong with the text.
void parse_text(std::string_view text, google::protobuf::Message& message, Entry::Lines& lines,
                Faults& faults, std::size_t most_bytes = most_written);

// A scenario that stands in a file, by itself or within something else.
Scenario read_scenario(const scenario::v1::Scenario& from, const Entry& whole);

// Any of `names`, for whoever wrote another: "there are: a, b, c".
std::string there_are(const std::vector<std::string>& names);

}  // namespace galloper::wire
