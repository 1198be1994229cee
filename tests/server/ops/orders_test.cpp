// What an operator may ask of a server, as it stands on its socket.

#include "server/ops/orders.h"

#include <gtest/gtest.h>

namespace galloper::ops {
namespace {

TEST(Orders, AreReadAsTheyWereWritten)
{
    for (const Order& order :
         {Order{Order::Kind::BackUp, "/var/backups/a table.db"}, Order{Order::Kind::ListParked, ""},
          Order{Order::Kind::Unpark, "17"}})
        EXPECT_EQ(order_in(line_of(order)), order) << line_of(order);
}

TEST(Orders, OfAnyOtherFormAreNone)
{
    for (const char* line :
         {"", "\n", "backup", "backup relative.db\n", "parked 3\n", "unpark\n", "unpark x\n",
          "unpark -1\n", "unpark 1\nparked\n", "stop\n", "unpark 99999999999999999999\n"})
        EXPECT_EQ(order_in(line), std::nullopt) << line;
}

TEST(Orders, WhereNoServerRunsAreNotDone)
{
    EXPECT_FALSE(ask_server("/nowhere", {Order::Kind::ListParked, ""}).done);
    EXPECT_FALSE(ask_server(std::string(200, 'x'), {Order::Kind::ListParked, ""}).done);
}

}  // namespace
}  // namespace galloper::ops
