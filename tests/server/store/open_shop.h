#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "common/match/record.h"
#include "server/store/open_store.h"

// A store to try things on: a folder of its own, and the caller's thread with its queue.
namespace galloper {

// Goes with all that is in it.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    const std::string& path() const { return path_; }
    std::string database() const { return path_ + "/galloper.db"; }

private:
    std::string path_;
};

class Shop {
public:
    // Throws std::runtime_error with the words of a refusal.
    explicit Shop(const std::string& folder);
    ~Shop();
    Shop(const Shop&) = delete;
    Shop& operator=(const Shop&) = delete;

    Store& store() { return *store_; }
    const std::vector<std::string>& fatal() const { return fatal_; }

    // Runs what was posted until `done` says so; false after half a minute.
    bool run_until(const std::function<bool()>& done);

    // The answer to one question.
    template <class T>
    Result<T, StoreError> asked(const std::function<void(Store::Then<T>)>& question)
    {
        std::optional<Result<T, StoreError>> answer;
        question([&](Result<T, StoreError> given) { answer.emplace(std::move(given)); });
        if (!run_until([&] { return answer.has_value(); }))
            return Err{StoreError{StoreError::Kind::TryAgain, "nobody answered"}};
        return std::move(*answer);
    }

    // Questions whose answers the tests take for granted.
    MatchId create(const std::string& name);
    Result<Done, StoreError> append(MatchId match, const LogRow& row, Beside beside = {});
    Result<Loaded, StoreError> load(MatchId match);
    std::vector<StoredUpdate> transcript(MatchId match, Viewer viewer, std::uint32_t from,
                                         std::size_t most = 1'000);

private:
    void post(std::function<void()> what);

    std::mutex mutex_{};
    std::condition_variable posted_{};
    std::deque<std::function<void()>> queue_{};
    std::vector<std::string> fatal_{};
    std::unique_ptr<Store> store_;
};

NewMatch new_match(const std::string& name);

// Rows of one match, each linked to the one before it. Seat 0 is told of every step, the public of
// every other one.
class Scribe {
public:
    LogRow next(std::size_t bytes = 40);
    const std::vector<LogRow>& written() const { return written_; }

private:
    std::vector<LogRow> written_{};
    std::uint32_t public_number_ = 0;
};

}  // namespace galloper
