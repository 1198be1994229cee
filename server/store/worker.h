#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/store/backup.h"
#include "server/store/open_store.h"
#include "server/store/request.h"

namespace galloper::store {

// The store's thread. Writes that wait are taken together into one transaction and so one fsync:
// at most 64 of them, or what was begun within 2 ms. Reads come in their turn, between groups.
//
// Made, asked and destroyed on the caller's thread; everything below `private` is the store's.
class Worker {
public:
    Worker(StoreParts parts, std::unique_ptr<Database> database);
    ~Worker();  // does what was asked for, then lets go of the file
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void ask(std::unique_ptr<Request> request);
    void back_up(std::string path, Store::Then<Done> then);
    void close(std::function<void()> then);

    Store::Figures figures() const;

private:
    using Requests = std::vector<std::unique_ptr<Request>>;

    void run();
    bool wait();  // until there is something to do; false once everything is done and closed
    std::unique_ptr<Request> next(bool only_writes);

    void do_group(std::unique_ptr<Request> first);
    void work_on_group(Requests& group);
    void work_on(Request& request);
    void do_read(std::unique_ptr<Request> request);
    bool has_room(Requests& group);
    bool commit();
    void roll_back(Requests& group, const StoreError& error);

    void tidy();
    void file_rows();
    void step_backup();
    void finish();
    void answer(Requests requests);
    void lose(const std::string& words);

    StoreParts parts_;
    std::unique_ptr<Database> database_;
    Log log_;
    std::unique_ptr<Backup> backup_{};
    bool lost_ = false;  // it is not known whether a commit was kept

    std::mutex mutex_;
    std::condition_variable asked_;
    std::deque<std::unique_ptr<Request>> waiting_{};  // guarded by the mutex, as are the next two
    std::deque<std::unique_ptr<Backup>> backups_{};
    std::optional<std::function<void()>> closing_{};

    std::atomic<std::uint64_t> commits_{0};
    std::atomic<std::uint64_t> failures_{0};
    std::atomic<std::size_t> unanswered_{0};

    std::thread thread_;  // last: it uses all of the above
};

}  // namespace galloper::store
