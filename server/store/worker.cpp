#include "server/store/worker.h"

#include <sqlite3.h>

#include <chrono>

#include "server/store/folder.h"
#include "server/store/wrong.h"

namespace galloper::store {

namespace {

constexpr std::size_t group_at_most = 64;
constexpr std::chrono::milliseconds group_for{2};

// A disk with less room than this is as good as full: a group is refused before it is begun, since
// running out of room in the middle of a commit ends the process.
constexpr std::uint64_t room_needed = 16u << 20;

// The write-ahead log is emptied when nothing has been asked for a while, and at any rate when it
// has grown to this many pages of 4 KiB.
constexpr std::chrono::milliseconds quiet{500};
constexpr std::int64_t frames_when_quiet = 1'000;
constexpr std::int64_t frames_at_most = 16'384;

// So many rows are read again at a start.
constexpr std::size_t unfiled_at_most = 2'048;

StoreError error_of(const Failed& failed)
{
    const int code = failed.code() & 0xff;
    if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB)
        return {StoreError::Kind::Damaged,
                std::string("the database is damaged: ") + failed.what()};
    if (code == SQLITE_FULL) return {StoreError::Kind::TryAgain, "the disk is full"};
    if (code == SQLITE_CONSTRAINT) return {StoreError::Kind::Conflict, failed.what()};
    return {StoreError::Kind::TryAgain, std::string("nothing was kept: ") + failed.what()};
}

}  // namespace

Worker::Worker(StoreParts parts, std::unique_ptr<Database> database)
    : parts_(std::move(parts)),
      database_(std::move(database)),
      log_(*database_),
      thread_([this] { run(); })
{
}

Worker::~Worker()
{
    close([] {});
    thread_.join();
}

void Worker::ask(std::unique_ptr<Request> request)
{
    ++unanswered_;
    const std::lock_guard guard(mutex_);
    waiting_.push_back(std::move(request));
    asked_.notify_one();
}

void Worker::back_up(std::string path, Store::Then<Done> then)
{
    ++unanswered_;
    const std::lock_guard guard(mutex_);
    backups_.push_back(std::make_unique<Backup>(std::move(path), std::move(then)));
    asked_.notify_one();
}

void Worker::close(std::function<void()> then)
{
    const std::lock_guard guard(mutex_);
    if (!closing_) closing_ = std::move(then);
    asked_.notify_one();
}

Store::Figures Worker::figures() const
{
    Store::Figures figures;
    figures.commits = commits_;
    figures.failures = failures_;
    figures.waiting = unanswered_;
    return figures;
}

void Worker::run()
{
    while (!lost_ && wait()) {
        if (auto request = next(false)) {
            if (request->kind() == Request::Kind::Write)
                do_group(std::move(request));
            else
                do_read(std::move(request));
        } else if (!backup_) {
            tidy();
        }
        if (!lost_ && backup_) step_backup();
        if (!lost_ && database_->frames_in_log() > frames_at_most) tidy();
    }
    if (!lost_) finish();
}

bool Worker::wait()
{
    std::unique_lock lock(mutex_);
    const auto something = [this] {
        return !waiting_.empty() || !backups_.empty() || closing_.has_value();
    };
    if (!backup_) asked_.wait_for(lock, quiet, something);
    if (!backup_ && !backups_.empty()) {
        backup_ = std::move(backups_.front());
        backups_.pop_front();
    }
    return !waiting_.empty() || backup_ != nullptr || !closing_;
}

std::unique_ptr<Request> Worker::next(bool only_writes)
{
    const std::lock_guard guard(mutex_);
    if (waiting_.empty()) return nullptr;
    if (only_writes && waiting_.front()->kind() != Request::Kind::Write) return nullptr;
    auto request = std::move(waiting_.front());
    waiting_.pop_front();
    return request;
}

void Worker::do_read(std::unique_ptr<Request> request)
{
    try {
        request->work({*database_, log_});
    } catch (const Wrong& wrong) {
        request->refuse(wrong.error());
    } catch (const Failed& failed) {
        request->refuse(error_of(failed));
    }
    Requests one;
    one.push_back(std::move(request));
    answer(std::move(one));
}

void Worker::do_group(std::unique_ptr<Request> first)
{
    Requests group;
    group.push_back(std::move(first));
    if (!has_room(group)) return;
    try {
        work_on_group(group);
    } catch (const Failed& failed) {
        roll_back(group, error_of(failed));
        return;
    }
    if (commit()) answer(std::move(group));
}

void Worker::work_on_group(Requests& group)
{
    const auto end = std::chrono::steady_clock::now() + group_for;
    database_->run("BEGIN IMMEDIATE");
    work_on(*group.back());
    while (group.size() < group_at_most && std::chrono::steady_clock::now() < end) {
        auto another = next(true);
        if (!another) return;
        group.push_back(std::move(another));
        work_on(*group.back());
    }
}

// One that does not go with what is stored is taken back alone.
void Worker::work_on(Request& request)
{
    database_->run("SAVEPOINT one");
    try {
        request.work({*database_, log_});
        database_->run("RELEASE one");
        return;
    } catch (const Wrong& wrong) {
        request.refuse(wrong.error());
    } catch (const Failed& failed) {
        const StoreError error = error_of(failed);
        if (error.kind != StoreError::Kind::Conflict) throw;
        request.refuse(error);
    }
    database_->run("ROLLBACK TO one");
    database_->run("RELEASE one");
}

bool Worker::has_room(Requests& group)
{
    if (free_bytes(parts_.folder) >= room_needed) return true;
    ++failures_;
    while (auto another = next(true)) group.push_back(std::move(another));
    for (const auto& request : group)
        request->refuse({StoreError::Kind::TryAgain, "the disk is full"});
    answer(std::move(group));
    return false;
}

void Worker::roll_back(Requests& group, const StoreError& error)
{
    ++failures_;
    log_.rolled_back();
    try {
        if (database_->in_transaction()) database_->run("ROLLBACK");
    } catch (const Failed& failed) {
        return lose(std::string("a transaction could not be taken back: ") + failed.what());
    }
    for (const auto& request : group) request->refuse(error);
    answer(std::move(group));
}

bool Worker::commit()
{
    try {
        database_->run("COMMIT");
    } catch (const Failed& failed) {
        lose(std::string("it is not known whether a commit was kept: ") + failed.what());
        return false;
    }
    ++commits_;
    log_.committed();
    return true;
}

void Worker::tidy()
{
    try {
        const bool busy = database_->frames_in_log() > frames_at_most;
        if (log_.unfiled() >= unfiled_at_most) file_rows();
        if (lost_) return;
        if (busy || database_->frames_in_log() >= frames_when_quiet) database_->checkpoint_log();
    } catch (const Failed&) {
        // Nothing is lost: the log keeps what it has, and the next quiet moment tries again.
        ++failures_;
        log_.rolled_back();
        if (database_->in_transaction()) database_->run("ROLLBACK");
    }
}

void Worker::file_rows()
{
    database_->run("BEGIN IMMEDIATE");
    log_.file();
    commit();
}

void Worker::step_backup()
{
    if (backup_->step(*database_)) return;
    --unanswered_;
    parts_.post([backup = std::shared_ptr<Backup>(std::move(backup_))] { backup->answer(); });
}

void Worker::finish()
{
    try {
        if (log_.unfiled() > 0) file_rows();
        if (lost_) return;
        database_->checkpoint_log();
    } catch (const Failed&) {
        ++failures_;  // as in tidy(); the next start reads what is in the log
    }
    database_.reset();
    parts_.post(*closing_);
}

void Worker::answer(Requests requests)
{
    unanswered_ -= requests.size();
    parts_.post([answered = std::make_shared<Requests>(std::move(requests))] {
        for (const auto& request : *answered) request->answer();
    });
}

void Worker::lose(const std::string& words)
{
    lost_ = true;
    // What stands in the log stays there as it is: the next start reads it.
    sqlite3_db_config(database_->handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    parts_.post([fatal = parts_.fatal, words] { fatal(words); });
}

}  // namespace galloper::store
