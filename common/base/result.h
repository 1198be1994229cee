#pragma once

#include <utility>
#include <variant>

#include "common/base/check.h"

namespace galloper {

// The failing half of a Result, so that `return Err{reason};` says which half is meant.
template <class E>
struct Err {
    E error;
};
template <class E>
Err(E) -> Err<E>;

// Either a value or the reason why there is none. It stands in for std::expected, which neither
// of our compilers has.
template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) : outcome_(std::in_place_index<0>, std::move(value)) {}
    Result(Err<E> err) : outcome_(std::in_place_index<1>, std::move(err.error)) {}

    explicit operator bool() const { return outcome_.index() == 0; }

    T& value() &
    {
        check(outcome_.index() == 0, "a refused result has no value");
        return *std::get_if<0>(&outcome_);
    }
    const T& value() const&
    {
        check(outcome_.index() == 0, "a refused result has no value");
        return *std::get_if<0>(&outcome_);
    }
    // By value, so that `for (x : *f())` goes over something that lasts as long as the loop.
    T value() && { return std::move(value()); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T operator*() && { return std::move(value()); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const E& error() const
    {
        check(outcome_.index() == 1, "a result with a value has no error");
        return *std::get_if<1>(&outcome_);
    }

private:
    std::variant<T, E> outcome_;
};

}  // namespace galloper
