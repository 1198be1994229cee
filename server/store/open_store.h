#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/store/store.h"

namespace galloper {

struct StoreParts {
    std::string folder{};  // made if it is not there; held by one process at a time

    // Does something later on the thread that calls the store. Called from the store's thread.
    std::function<void(std::function<void()>)> post{};

    // Called through `post`: it is not known whether a commit was kept. See Store.
    std::function<void(std::string words)> fatal{};
};

// Opens what is stored, brings it to this build's shape and starts the store's thread. The error's
// words say what an operator can do about it.
Result<std::unique_ptr<Store>, StoreError> open_store(StoreParts parts);

}  // namespace galloper
