// The scenarios as they are read at the start.

#include "server/lobby/catalogue.h"

#include <gtest/gtest.h>

#include <fstream>

#include "tests/server/host/toy.h"
#include "tests/server/store/open_shop.h"

namespace galloper {
namespace {

void write(const std::string& path, const std::string& text) { std::ofstream(path) << text; }

TEST(Catalogue, ReadsWhatLiesInAndBelowAFolder)
{
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() + "/more");
    write(folder.path() + "/b.txtpb", "cards 5");
    write(folder.path() + "/more/a.txtpb", "cards 9");
    write(folder.path() + "/RULES.md", "no scenario");

    const auto catalogue = Catalogue::of_folder(folder.path(), toy::read, toy::find);

    ASSERT_TRUE(static_cast<bool>(catalogue));
    ASSERT_EQ(catalogue->scenarios().size(), 2u);
    EXPECT_EQ(catalogue->scenarios().front().scenario.name, "a");
    EXPECT_EQ(catalogue->find("b")->text, "cards 5");
    EXPECT_EQ(catalogue->shortest()->scenario.name, "b");
    EXPECT_EQ(catalogue->find("RULES"), nullptr);
}

TEST(Catalogue, ABadFileIsNamedWithWhatIsWrongWithIt)
{
    const TemporaryFolder folder;
    write(folder.path() + "/good.txtpb", "cards 5");
    write(folder.path() + "/bad.txtpb", "no such thing");

    const auto catalogue = Catalogue::of_folder(folder.path(), toy::read, toy::find);

    ASSERT_FALSE(static_cast<bool>(catalogue));
    EXPECT_EQ(catalogue.error().words, folder.path() + "/bad.txtpb: a toy has cards");
}

TEST(Catalogue, AScenarioOfNoRulesetIsRefused)
{
    Catalogue catalogue(toy::read, [](std::string_view) -> const RulesetEntry* { return nullptr; });

    const auto added = catalogue.add("short", "cards 3");

    ASSERT_FALSE(static_cast<bool>(added));
    EXPECT_EQ(added.error().words, "there is no ruleset called \"toy\"");
}

TEST(Catalogue, TwoOfOneNameAreRefused)
{
    Catalogue catalogue(toy::read, toy::find);

    EXPECT_TRUE(static_cast<bool>(catalogue.add("short", "cards 3")));
    EXPECT_FALSE(static_cast<bool>(catalogue.add("short", "cards 4")));
}

TEST(Catalogue, AFolderThatIsNotThereIsNamed)
{
    const auto catalogue = Catalogue::of_folder("/no/such/folder", toy::read, toy::find);

    ASSERT_FALSE(static_cast<bool>(catalogue));
    EXPECT_NE(catalogue.error().words.find("/no/such/folder"), std::string::npos);
}

TEST(Catalogue, WhatIsChosenGoesBeforeTheScenariosOwnOptions)
{
    Scenario scenario;
    scenario.options = {{"a", "1"}, {"b", "1"}};

    EXPECT_EQ(options_for(scenario, {{"b", "2"}}), (Options{{"a", "1"}, {"b", "2"}}));
}

}  // namespace
}  // namespace galloper
