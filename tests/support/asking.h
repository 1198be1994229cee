#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "galloper/play/v1/session.pb.h"

// What clients ask, one function a request, for tests that speak the protocol.
namespace galloper::asking {

using play::v1::ClientFrame;

inline ClientFrame hello(std::uint32_t protocol = 1)
{
    ClientFrame frame;
    frame.mutable_hello()->set_protocol(protocol);
    frame.mutable_hello()->set_client("test 1");
    return frame;
}

inline ClientFrame list_games()
{
    ClientFrame frame;
    frame.mutable_list_games();
    return frame;
}

inline ClientFrame read_rules(const std::string& ruleset)
{
    ClientFrame frame;
    frame.mutable_read_rules()->set_ruleset(ruleset);
    return frame;
}

inline ClientFrame create(const std::string& scenario,
                          const std::vector<std::uint32_t>& machines = {})
{
    ClientFrame frame;
    frame.mutable_create()->set_scenario(scenario);
    for (const std::uint32_t seat : machines) frame.mutable_create()->add_machine_seats(seat);
    return frame;
}

inline ClientFrame create_with(const std::string& scenario, const std::string& option,
                               const std::string& value,
                               const std::vector<std::uint32_t>& machines = {})
{
    ClientFrame frame = create(scenario, machines);
    (*frame.mutable_create()->mutable_options())[option] = value;
    return frame;
}

inline ClientFrame play_now()
{
    ClientFrame frame;
    frame.mutable_play_now()->set_entropy(std::string(16, 'e'));
    return frame;
}

inline ClientFrame sit_down(const std::string& match, const std::string& token,
                            const std::string& name,
                            const std::string& entropy = std::string(16, 'a'))
{
    ClientFrame frame;
    frame.mutable_sit_down()->set_match(match);
    frame.mutable_sit_down()->set_token(token);
    frame.mutable_sit_down()->set_name(name);
    frame.mutable_sit_down()->set_entropy(entropy);
    return frame;
}

inline ClientFrame describe(const std::string& match, const std::string& token = "")
{
    ClientFrame frame;
    frame.mutable_describe()->set_match(match);
    frame.mutable_describe()->set_token(token);
    return frame;
}

inline ClientFrame consent(const std::string& match, const std::string& token)
{
    ClientFrame frame;
    frame.mutable_consent()->set_match(match);
    frame.mutable_consent()->set_token(token);
    return frame;
}

inline ClientFrame attach(const std::string& match, const std::string& token = "",
                          std::uint32_t have = 0, bool fresh = true)
{
    ClientFrame frame;
    frame.mutable_attach()->set_match(match);
    frame.mutable_attach()->set_token(token);
    frame.mutable_attach()->set_have(have);
    frame.mutable_attach()->set_fresh(fresh);
    return frame;
}

inline ClientFrame detach()
{
    ClientFrame frame;
    frame.mutable_detach();
    return frame;
}

inline ClientFrame forecast(const std::string& verb)
{
    ClientFrame frame;
    frame.mutable_forecast()->mutable_action()->set_verb(verb);
    return frame;
}

}  // namespace galloper::asking
