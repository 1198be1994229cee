#include "clients/terminal/rehearse.h"

#include <gtest/gtest.h>

#include <sstream>

namespace galloper::terminal {
namespace {

const std::string root = SOURCE_ROOT;

struct Ran {
    int code = 0;
    std::string out{};
    std::string faults{};
};

Ran run(const std::string& file, std::vector<std::string> viewers = {})
{
    std::ostringstream out;
    std::ostringstream faults;
    const int code =
        rehearse_file({file, std::move(viewers), root + "/common/rulesets"}, out, faults);
    return {code, out.str(), faults.str()};
}

const std::string card = root + "/tests/rehearsal/bravado/a-card-tells-nothing-from-afar.txtpb";

TEST(Rehearse, PrintsWhatAViewerIsTold)
{
    const Ran ran = run(card, {"public"});

    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.faults, "");
    EXPECT_NE(ran.out.find("  the public\n"), std::string::npos);
    EXPECT_NE(ran.out.find("Rifles turns up the queen of spades"), std::string::npos);
    EXPECT_EQ(ran.out.find("  the truth\n"), std::string::npos);
    EXPECT_NE(run(card).out.find("  the truth\n"), std::string::npos);
}

TEST(Rehearse, SaysWhatIsAtFault)
{
    EXPECT_EQ(run(root + "/nowhere.txtpb").code, 2);
    const Ran stranger = run(card, {"Captain"});
    EXPECT_EQ(stranger.code, 1);
    EXPECT_NE(stranger.faults.find("nobody is called so"), std::string::npos);
    // A scenario's file is no rehearsal.
    const Ran scenario = run(root + "/common/rulesets/bravado/scenarios/patrol.txtpb");
    EXPECT_EQ(scenario.code, 1);
    EXPECT_NE(scenario.faults.find("patrol, line "), std::string::npos);
}

}  // namespace
}  // namespace galloper::terminal
