#include <CLI/CLI.hpp>
#include <iostream>
#include <random>

#include "clients/bot/machine.h"
#include "clients/terminal/online.h"
#include "clients/terminal/rehearse.h"
#include "clients/terminal/sentences.h"
#include "clients/terminal/set_up.h"
#include "clients/terminal/verify_file.h"

using namespace galloper;
using namespace galloper::terminal;

namespace {

// "name=value" for each option that was chosen.
Options options_of(const std::vector<std::string>& chosen)
{
    Options options;
    for (const std::string& one : chosen) {
        const auto equals = one.find('=');
        if (equals == one.npos) throw CLI::ValidationError("--option", one + " is no NAME=VALUE");
        options[one.substr(0, equals)] = one.substr(equals + 1);
    }
    return options;
}

std::optional<std::string> read_line()
{
    std::string line;
    if (!std::getline(std::cin, line)) return std::nullopt;
    return line;
}

struct HotSeatCommand {
    std::string scenario{};
    std::string folder = "common/rulesets";
    std::vector<std::string> options{};

    void add_to(CLI::App& app, int& code)
    {
        CLI::App* const command =
            app.add_subcommand("hotseat", "Two or more people play at one keyboard");
        command->add_option("SCENARIO", scenario, "Its name, or its file")->required();
        command->add_option("--scenarios", folder, "Where scenarios lie")->capture_default_str();
        command->add_option("--option", options, "NAME=VALUE, instead of the scenario's own");
        command->callback([this, &code] { code = run(); });
    }

    int run() const
    {
        const auto hot_seat = set_up(folder, scenario, options_of(options));
        if (!hot_seat) {
            std::cerr << hot_seat.error() << "\n";
            return 2;
        }
        Console console(read_line, std::cout);
        play_hot_seat(console, *hot_seat);
        return 0;
    }
};

// "play URL" and "watch URL".
struct OnlineCommand {
    bool watches = false;
    std::string url{};
    std::string name = "A player";
    std::string scenario{};

    void add_to(CLI::App& app, int& code)
    {
        CLI::App* const command =
            watches ? app.add_subcommand("watch", "Watch a match on a server, as anybody may")
                    : app.add_subcommand("play",
                                         "Play on a server: a seat's link, or the server's "
                                         "address to play against the machine");
        command->add_option("URL", url, "http://HOST:PORT/... as the server gave it")->required();
        if (!watches) {
            command->add_option("--name", name, "Under which you sit down")->capture_default_str();
            command->add_option("--scenario", scenario, "Against the machine; else the shortest");
        }
        command->callback([this, &code] { code = run(); });
    }

    int run() const
    {
        auto link = client::read_link(url);
        if (link && watches && link->match.empty()) link = Err{std::string("Which match?")};
        if (!link) {
            std::cerr << link.error() << "\n";
            return 2;
        }
        if (watches) link->token.clear();
        Keyboard keyboard(0);
        const auto trouble = play_online(keyboard, std::cout, {*link, name, scenario});
        if (trouble) std::cerr << *trouble << "\n";
        return trouble ? 1 : 0;
    }
};

struct RehearseCommand {
    Rehearsing rehearsing{};

    void add_to(CLI::App& app, int& code)
    {
        CLI::App* const command = app.add_subcommand(
            "rehearse", "Plays a rehearsal with loaded dice and says what is not as expected");
        command->add_option("FILE", rehearsing.file, "As docs/rehearsals.md says")->required();
        command
            ->add_option("--viewer", rehearsing.viewers,
                         "A seat's name or number, public or truth: what he is told is printed")
            ->take_all();
        command->add_option("--scenarios", rehearsing.scenarios, "Where scenarios lie")
            ->capture_default_str();
        command->callback(
            [this, &code] { code = rehearse_file(rehearsing, std::cout, std::cerr); });
    }
};

// "bot URL".
struct BotCommand {
    std::string url{};
    std::string name = "The machine";
    std::string scenario{};

    void add_to(CLI::App& app, int& code)
    {
        CLI::App* const command =
            app.add_subcommand("bot", "The machine plays a seat on a server, until the match ends");
        command->add_option("URL", url, "As for play")->required();
        command->add_option("--name", name, "Under which it sits down")->capture_default_str();
        command->add_option("--scenario", scenario, "Against the machine; else the shortest");
        command->callback([this, &code] { code = run(); });
    }

    std::optional<std::string> play() const
    {
        const auto link = client::read_link(url);
        if (!link) return link.error();
        client::Client client(*link);
        if (auto trouble = client.open()) return trouble;
        if (link->match.empty()) {
            if (auto trouble = client.play_now(scenario)) return trouble;
        } else if (auto trouble = client.sit_down(name)) {
            return trouble;
        }
        if (auto trouble = client.attach()) return trouble;
        client::Machine machine{.seed = std::random_device()()};
        const auto trouble = machine.play(client, [] { return false; });
        Console(read_line, std::cout).say(ending_text(client.view().picture()));
        return trouble;
    }

    int run() const
    {
        const auto trouble = play();
        if (trouble) std::cerr << *trouble << "\n";
        return trouble ? 1 : 0;
    }
};

// "verify FILE".
struct VerifyCommand {
    std::string file{};

    void add_to(CLI::App& app, int& code)
    {
        CLI::App* const command = app.add_subcommand(
            "verify",
            "Whether a match file is true: its chain, what was told, its rules, its dice");
        command->add_option("FILE", file, "NAME.galloper")->required();
        command->callback([this, &code] {
            Console console(read_line, std::cout);
            code = verify_file(console, file);
        });
    }
};

}  // namespace

int main(int argc, char** argv)
{
    CLI::App app("Galloper in a terminal");
    app.require_subcommand(1);
    int code = 0;
    HotSeatCommand hot_seat;
    OnlineCommand play_online;
    OnlineCommand watch{.watches = true};
    hot_seat.add_to(app, code);
    play_online.add_to(app, code);
    watch.add_to(app, code);
    BotCommand bot;
    bot.add_to(app, code);
    VerifyCommand verify;
    verify.add_to(app, code);
    RehearseCommand rehearse;
    rehearse.add_to(app, code);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error);
    } catch (const Broken& broken) {
        std::cerr << "The game cannot go on: " << broken.what() << "\n";
        return 1;
    }
    return code;
}
