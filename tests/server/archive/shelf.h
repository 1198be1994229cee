#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/store/open_store.h"
#include "tests/server/host/bench.h"
#include "tests/server/host/toy.h"
#include "tests/server/store/open_shop.h"
#include "tests/support/asking.h"

namespace galloper {

// A host with the real store in a folder of its own, and what clients ask of its archive.
struct Shelf {
    Shelf() : Shelf(toys()) {}
    explicit Shelf(Catalogue catalogue) : bench(std::move(catalogue), store_in(folder.path())) {}

    static Catalogue toys()
    {
        Catalogue catalogue(toy::read, toy::find);
        (void)catalogue.add("short", "cards 3");
        (void)catalogue.add("alone", "cards 4 keepers 0");
        return catalogue;
    }

    static Bench::OpenStore store_in(const std::string& folder)
    {
        return [folder](Loop& loop) {
            auto store = open_store(
                {.folder = folder,
                 .post = [&loop](std::function<void()> work) { loop.post(std::move(work)); },
                 .fatal = [](const std::string&) { std::abort(); }});
            return std::move(*store);
        };
    }

    // A match that has begun; made with a disclosure of its own, or as a duplicate.
    std::vector<Bench::Seats> begun(const play::v1::ClientFrame& wish)
    {
        const auto created = bench.connect().ask(wish).created();
        std::vector<Bench::Seats> all{seats_of(created)};
        for (const play::v1::Created& other : created.duplicate()) all.push_back(seats_of(other));
        for (const Bench::Seats& seats : all) bench.sit(seats);
        return all;
    }
    Bench::Seats begun(play::v1::Disclosure disclosure = play::v1::DISCLOSURE_AT_THE_END)
    {
        play::v1::ClientFrame wish = asking::create("short");
        wish.mutable_create()->set_disclosure(disclosure);
        wish.mutable_create()->set_days(1);
        return begun(wish).front();
    }

    // Seat 0 turns a card and gives up; and the match is put away.
    void play(const Bench::Seats& seats)
    {
        Client& client = bench.connect();
        client.attach(seats.match, seats.tokens[0]);
        client.act(1, "turn");
        client.act(2, "resign", {Chosen{0}});
        client.go();
        put_away();
    }
    void put_away()
    {
        for (int i = 0; i < 8; ++i) bench.pass(std::chrono::milliseconds(250));
    }

    static Bench::Seats seats_of(const play::v1::Created& created)
    {
        Bench::Seats seats{created.match()};
        for (const play::v1::SeatToken& seat : created.seats()) {
            if (seats.tokens.size() <= seat.seat()) seats.tokens.resize(seat.seat() + 1);
            seats.tokens[seat.seat()] = seat.token();
        }
        return seats;
    }

    static play::v1::ClientFrame reading(const std::string& match, play::v1::Section section,
                                         std::uint32_t viewer, const std::string& token = "",
                                         std::uint32_t from = 0)
    {
        play::v1::ClientFrame frame;
        frame.mutable_read_stored()->set_match(match);
        frame.mutable_read_stored()->set_section(section);
        frame.mutable_read_stored()->set_viewer(viewer);
        frame.mutable_read_stored()->set_token(token);
        frame.mutable_read_stored()->set_from(from);
        return frame;
    }

    // All of it, part by part; or why not.
    struct Read {
        std::string bytes{};
        play::v1::Reason refused = play::v1::REASON_UNSPECIFIED;
    };
    Read read(const std::string& match, play::v1::Section section, std::uint32_t viewer,
              const std::string& token = "")
    {
        Client& client = bench.connect();
        Read all;
        for (;;) {
            const auto from = static_cast<std::uint32_t>(all.bytes.size());
            const auto answer = client.ask(reading(match, section, viewer, token, from));
            if (!answer.has_stored()) return {{}, answer.refused().reason()};
            all.bytes += answer.stored().bytes();
            if (all.bytes.size() >= answer.stored().whole()) return all;
        }
    }

    play::v1::Matches list(const std::string& words = "")
    {
        play::v1::ClientFrame frame;
        frame.mutable_list_matches()->set_words(words);
        return bench.connect().ask(frame).matches();
    }

    TemporaryFolder folder{};
    Bench bench;
};

}  // namespace galloper
