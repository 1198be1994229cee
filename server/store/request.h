#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "server/store/database.h"
#include "server/store/log.h"
#include "server/store/store.h"

namespace galloper::store {

// What requests work on.
struct Tables {
    Database& database;
    Log& log;
};

// Something asked of the store: worked on in the store's thread, answered in the caller's.
class Request {
public:
    enum class Kind { Read, Write };

    explicit Request(Kind kind) : kind_(kind) {}
    virtual ~Request() = default;

    Kind kind() const { return kind_; }

    // Throws Failed or Wrong.
    virtual void work(Tables tables) = 0;
    // Whatever work() came to, this is what is answered.
    virtual void refuse(StoreError error) = 0;
    virtual void answer() = 0;

private:
    Kind kind_;
};

// `work` is a function of Tables that gives a T.
template <class T, class Work>
class RequestFor final : public Request {
public:
    RequestFor(Kind kind, Work work, Store::Then<T> then)
        : Request(kind), work_(std::move(work)), then_(std::move(then))
    {
    }

    void work(Tables tables) override { outcome_.emplace(work_(tables)); }
    void refuse(StoreError error) override { outcome_.emplace(Err{std::move(error)}); }
    void answer() override
    {
        check(outcome_.has_value(), "a request is answered before it was worked on");
        then_(std::move(*outcome_));
    }

private:
    Work work_;
    Store::Then<T> then_;
    std::optional<Result<T, StoreError>> outcome_{};
};

template <class T, class Work>
std::unique_ptr<Request> request(Request::Kind kind, Work work, Store::Then<T> then)
{
    return std::make_unique<RequestFor<T, Work>>(kind, std::move(work), std::move(then));
}

}  // namespace galloper::store
