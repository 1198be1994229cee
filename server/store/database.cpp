#include "server/store/database.h"

#include <sqlite3.h>

#include "common/base/check.h"

namespace galloper::store {

namespace {

[[noreturn]] void fail(sqlite3* handle)
{
    throw Failed(sqlite3_extended_errcode(handle), sqlite3_errmsg(handle));
}

// SQLite tells how long its write-ahead log is after each commit.
int note_frames(void* frames, sqlite3*, const char*, int count)
{
    *static_cast<std::int64_t*>(frames) = count;
    return SQLITE_OK;
}

int as_int(std::size_t size)
{
    check(size <= 1'000'000'000, "something stored is over a gigabyte");
    return static_cast<int>(size);
}

}  // namespace

Query::~Query()
{
    if (statement_ == nullptr) return;
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

bool Query::next()
{
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) fail(sqlite3_db_handle(statement_));
    return false;
}

std::int64_t Query::number(int column) const { return sqlite3_column_int64(statement_, column); }

std::string Query::bytes(int column) const
{
    const void* bytes = sqlite3_column_blob(statement_, column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return bytes == nullptr ? std::string() : std::string(static_cast<const char*>(bytes), size);
}

bool Query::is_null(int column) const
{
    return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}

void Query::bind(int at, std::int64_t value)
{
    if (sqlite3_bind_int64(statement_, at, value) != SQLITE_OK) fail(sqlite3_db_handle(statement_));
}

void Query::bind(int at, std::string_view text)
{
    const char* begin = text.empty() ? "" : text.data();
    if (sqlite3_bind_text(statement_, at, begin, as_int(text.size()), SQLITE_TRANSIENT) !=
        SQLITE_OK)
        fail(sqlite3_db_handle(statement_));
}

void Query::bind(int at, Blob blob)
{
    const char* begin = blob.bytes.empty() ? "" : blob.bytes.data();
    if (sqlite3_bind_blob(statement_, at, begin, as_int(blob.bytes.size()), SQLITE_TRANSIENT) !=
        SQLITE_OK)
        fail(sqlite3_db_handle(statement_));
}

Database::Database(const std::string& path)
{
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX |
                      SQLITE_OPEN_PRIVATECACHE | SQLITE_OPEN_EXRESCODE;
    if (sqlite3_open_v2(path.c_str(), &handle_, flags, nullptr) == SQLITE_OK) return;
    const Failed failed(handle_ ? sqlite3_extended_errcode(handle_) : SQLITE_NOMEM,
                        handle_ ? sqlite3_errmsg(handle_) : "no memory");
    sqlite3_close_v2(handle_);
    throw failed;
}

Database::~Database()
{
    for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
    sqlite3_close_v2(handle_);
}

void Database::run_script(const char* sql)
{
    if (sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(handle_);
}

std::int64_t Database::last_id() const { return sqlite3_last_insert_rowid(handle_); }

std::int64_t Database::changes() const { return sqlite3_changes64(handle_); }

bool Database::in_transaction() const { return sqlite3_get_autocommit(handle_) == 0; }

void Database::watch_log() { sqlite3_wal_hook(handle_, note_frames, &frames_); }

void Database::checkpoint_log()
{
    const int code =
        sqlite3_wal_checkpoint_v2(handle_, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
    if (code != SQLITE_OK) fail(handle_);
    frames_ = 0;
}

sqlite3_stmt* Database::prepared(const char* sql)
{
    sqlite3_stmt*& statement = statements_[sql];
    if (statement == nullptr && sqlite3_prepare_v3(handle_, sql, -1, SQLITE_PREPARE_PERSISTENT,
                                                   &statement, nullptr) != SQLITE_OK)
        fail(handle_);
    return statement;
}

}  // namespace galloper::store
