#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/server/store/open_shop.h"

// A process that is killed in the middle of its work loses nothing that it was answered.
namespace galloper {

namespace {

// The row that stands after so many others. A scribe writes the same rows each time.
Scribe after(std::size_t rows)
{
    Scribe scribe;
    for (std::size_t i = 0; i < rows; ++i) (void)scribe.next();
    return scribe;
}

// In the child: writes steps for ever and says of each that was answered so, by one byte.
[[noreturn]] void write_for_ever(const std::string& folder, MatchId match, int pipe)
{
    Shop shop(folder);
    Scribe scribe = after(shop.load(match)->rows.size());
    for (;;) {
        if (!shop.append(match, scribe.next())) ::_exit(1);
        const char stored = 1;
        if (::write(pipe, &stored, 1) != 1) ::_exit(2);
    }
}

// Lets a child write until it was answered at least so often, kills it and counts its answers.
std::size_t answers_before_the_kill(const std::string& folder, MatchId match, std::size_t least)
{
    int ends[2];
    if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
    const pid_t child = ::fork();
    if (child == 0) write_for_ever(folder, match, ends[1]);
    ::close(ends[1]);

    std::size_t answers = 0;
    char byte = 0;
    while (answers < least && ::read(ends[0], &byte, 1) == 1) ++answers;
    ::kill(child, SIGKILL);
    while (::read(ends[0], &byte, 1) == 1) ++answers;
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the child ended by itself";
    return answers;
}

}  // namespace

TEST(StoreKilled, EverythingThatWasAnsweredIsThere)
{
    const TemporaryFolder folder;
    MatchId match;
    {
        Shop shop(folder.path());
        match = shop.create("olive");
    }
    std::size_t stored = 0;
    for (const std::size_t least : {1, 7, 40, 3}) {
        const std::size_t answers = answers_before_the_kill(folder.path(), match, least);

        Shop shop(folder.path());
        const auto loaded = shop.load(match);
        ASSERT_TRUE(loaded) << loaded.error().words;
        // One step more may have been stored and not yet answered, or not yet said to be.
        EXPECT_GE(loaded->rows.size(), stored + answers);
        EXPECT_LE(loaded->rows.size(), stored + answers + 1);
        stored = loaded->rows.size();
        EXPECT_EQ(loaded->rows, after(stored).written());
    }
}

}  // namespace galloper
