// Everything at once and at random: acting, leaving and coming back, a store that fails, kills.
// Whoever resumes by his number must in the end hold the picture that a newcomer is sent.

#include <gtest/gtest.h>

#include "tests/server/host/bench.h"
#include "tests/support/chance.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;

class Storm {
public:
    explicit Storm(std::uint64_t seed) : chance_(seed), seats_(bench_.begun("long"))
    {
        for (std::size_t i = 0; i <= seats_.tokens.size(); ++i) {
            people_.push_back({&bench_.connect(), 0});
            people_.back().client->attach(seats_.match, token_of(i));
        }
    }

    void blow()
    {
        bench_.pass(250ms);
        const auto who = static_cast<std::size_t>(chance_.below(people_.size()));
        switch (chance_.below(12)) {
            case 0:
                return come_back(who, true);
            case 1:
                return come_back(who, false);
            case 2:
                bench_.store.fails = !bench_.store.fails;
                return;
            case 3:
                return kill();
            default:
                return act();
        }
    }

    void calm()
    {
        bench_.store.fails = false;
        bench_.pass(2s);
        for (std::size_t i = 0; i < people_.size(); ++i) {
            if (people_[i].client->closed()) come_back(i, true);
            Client& newcomer = bench_.connect();
            const SentPicture folded = people_[i].client->picture();
            const std::uint32_t number = people_[i].client->number();
            newcomer.attach(seats_.match, token_of(i));
            EXPECT_EQ(folded, newcomer.picture());
            EXPECT_EQ(number, newcomer.number());
        }
        EXPECT_EQ(bench_.host->figures().parked, 0u);
    }

    int played() const { return played_; }

private:
    struct Person {
        Client* client = nullptr;
        std::uint32_t command = 0;
    };

    // The last of them watches.
    std::string token_of(std::size_t who) const
    {
        return who < seats_.tokens.size() ? seats_.tokens[who] : std::string();
    }

    void come_back(std::size_t who, bool through_another)
    {
        Client* client = people_[who].client;
        if (through_another) {
            client->go();
            client = &bench_.connect();
            client->remember(*people_[who].client);
        }
        people_[who].client = client;
        const auto answer = client->attach(seats_.match, token_of(who), client->number(), false);
        EXPECT_TRUE(answer.has_attached()) << answer.ShortDebugString();
        people_[who].command = answer.attached().last_command();
    }

    void kill()
    {
        std::vector<std::unique_ptr<Client>> earlier;
        bench_.clients.swap(earlier);
        bench_.kill_and_start();
        for (std::size_t i = 0; i < people_.size(); ++i) {
            Client& client = bench_.connect();
            client.remember(*people_[i].client);
            people_[i].client = &client;
            come_back(i, false);
        }
    }

    void act()
    {
        const Client& any = *people_[0].client;
        if (any.picture().awaited.empty()) return;
        Person& person = people_[any.picture().awaited.front().number];
        const std::vector<std::string> verbs{"turn", "turn", "pass", "write", "press on", "stop"};
        const std::string verb = chance_.pick(verbs);
        if (person.client->offer(verb) == nullptr) return;

        const std::uint32_t request = person.client->post_act(person.command + 1, verb);
        bench_.run();
        const play::v1::ServerFrame answer = person.client->answer_to(request);
        if (!answer.has_acted()) {
            EXPECT_EQ(answer.refused().reason(), play::v1::REASON_TRY_AGAIN);
            return;
        }
        EXPECT_FALSE(answer.acted().has_refused()) << answer.ShortDebugString();
        ++person.command;
        ++played_;
    }

    Bench bench_{};
    Chance chance_;
    Bench::Seats seats_;
    std::vector<Person> people_{};
    int played_ = 0;
};

TEST(Storm, WhoeverResumesHoldsWhatANewcomerIsSent)
{
    int played = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        SCOPED_TRACE(seed);
        Storm storm(seed);
        for (int i = 0; i < 150; ++i) storm.blow();
        storm.calm();
        played += storm.played();
    }
    EXPECT_GT(played, 100) << "a storm in which hardly anything was played shows nothing";
}

}  // namespace
}  // namespace galloper
