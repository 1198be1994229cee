// Every rule of a RULES.md is cited where it is enforced and above a test, and what is cited there
// is a rule.

#include <gtest/gtest.h>

#include <cctype>

#include "tests/tidy/sources.h"

namespace galloper::tidy {
namespace {

// The id that a row of a table of rules begins with: BRV-5a of "| BRV-5a | words |". Or nothing.
std::string id_of_row(const std::string& line)
{
    if (!line.starts_with("| ")) return {};
    const std::string id = line.substr(2, line.find(' ', 2) - 2);
    const auto dash = id.find('-');
    if (dash == id.npos || dash == 0 || dash + 1 == id.size()) return {};
    for (std::size_t i = 0; i < id.size(); ++i) {
        const auto c = static_cast<unsigned char>(id[i]);
        const bool is_letter_behind = i + 1 == id.size() && i > dash + 1 && std::islower(c) != 0;
        const bool fits =
            i < dash ? std::isupper(c) != 0 : i == dash || std::isdigit(c) != 0 || is_letter_behind;
        if (!fits) return {};
    }
    return id;
}

// All ids that stand in brackets, several in one pair too: [BRV-1], [BRV-1, GEN-2].
std::set<std::string> cited_in(const Sources& sources)
{
    std::set<std::string> cited;
    for (const auto& [path, file] : sources)
        for (const std::string& line : file.lines)
            for (auto open = line.find('['); open != line.npos; open = line.find('[', open + 1)) {
                std::string inside = line.substr(open + 1, line.find(']', open) - open - 1);
                for (auto comma = inside.find(", "); comma != inside.npos;
                     comma = inside.find(", ")) {
                    cited.insert(inside.substr(0, comma));
                    inside.erase(0, comma + 2);
                }
                cited.insert(inside);
            }
    return cited;
}

Complaints uncited_rules(const Sources& pages, const Sources& code, const Sources& tests)
{
    Complaints complaints;
    const std::set<std::string> in_code = cited_in(code);
    const std::set<std::string> in_tests = cited_in(tests);
    for (const auto& [path, page] : pages)
        for (const std::string& line : page.lines) {
            const std::string id = id_of_row(line);
            if (id.empty()) continue;
            if (!in_code.contains(id)) complaints.push_back(id + " is not cited in code");
            if (!in_tests.contains(id)) complaints.push_back(id + " is not cited in a test");
        }
    return complaints;
}

Complaints rules_without_a_row(const Sources& pages, const Sources& code)
{
    std::set<std::string> rows;
    std::set<std::string> books;  // "BRV": of other books' rules there is no page here
    for (const auto& [path, page] : pages)
        for (const std::string& line : page.lines)
            if (const std::string id = id_of_row(line); !id.empty() && rows.insert(id).second)
                books.insert(id.substr(0, id.find('-')));
    books.erase("GEN");  // cited by what all rulesets share, which has no page

    Complaints complaints;
    for (const std::string& id : cited_in(code))
        if (books.contains(id.substr(0, id.find('-'))) && !rows.contains(id))
            complaints.push_back(id + " is cited and has no row in its RULES.md");
    return complaints;
}

Sources rule_pages()
{
    Sources pages;
    for (auto& [path, page] : read_sources({"common/rulesets"}, {".md"}))
        if (leaf_of(path) == "RULES.md") pages.emplace(path, page);
    return pages;
}

Sources core_code() { return read_sources({"common"}, {".h", ".cpp"}); }
Sources core_tests() { return read_sources({"tests"}, {".h", ".cpp"}); }

TEST(Rules, EachIsCitedInCodeAndInATest)
{
    EXPECT_EQ(uncited_rules(rule_pages(), core_code(), core_tests()), Complaints{});
}

TEST(Rules, EachThatIsCitedInCodeHasItsRow)
{
    EXPECT_EQ(rules_without_a_row(rule_pages(), core_code()), Complaints{});
}

TEST(RulesFault, AnUncitedOneIsFound)
{
    const Sources pages{{"RULES.md", file_of("| BRV-90 | words |\n| rule | words |\n")}};
    const Sources citing{{"a.cpp", file_of("// So it is. [GEN-1, BRV-90]\n")}};
    const Sources idle{{"a.cpp", file_of("// So it is. [BRV-901] BRV-90\n")}};

    EXPECT_EQ(uncited_rules(pages, citing, citing), Complaints{});
    EXPECT_EQ(uncited_rules(pages, idle, citing), Complaints{"BRV-90 is not cited in code"});
    EXPECT_EQ(uncited_rules(pages, citing, idle), Complaints{"BRV-90 is not cited in a test"});
    EXPECT_EQ(rules_without_a_row(pages, idle),
              Complaints{"BRV-901 is cited and has no row in its RULES.md"});
    EXPECT_EQ(rules_without_a_row(pages, citing), Complaints{});
}

}  // namespace
}  // namespace galloper::tidy
