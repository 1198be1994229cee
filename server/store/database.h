#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

struct sqlite3;
struct sqlite3_stmt;

// SQLite, as far as the store uses it. Nothing here knows what is stored.
namespace galloper::store {

// What SQLite reports. It is thrown within server/store alone and caught where the store answers.
class Failed : public std::runtime_error {
public:
    Failed(int code, const std::string& words) : std::runtime_error(words), code_(code) {}
    int code() const { return code_; }

private:
    int code_;  // SQLite's, with its extension
};

// Bytes, to be told from text.
struct Blob {
    std::string_view bytes;
};

// One run of a statement. It gives the statement back when it goes.
class Query {
public:
    explicit Query(sqlite3_stmt* statement) : statement_(statement) {}
    Query(Query&& other) noexcept : statement_(std::exchange(other.statement_, nullptr)) {}
    ~Query();
    Query& operator=(Query&&) = delete;

    template <class... Values>
    void bind_all(const Values&... values)
    {
        int at = 0;
        (bind(++at, values), ...);
    }

    // Whether there is another row.
    bool next();

    // Of the row at hand; columns count from 0.
    std::int64_t number(int column) const;
    std::string bytes(int column) const;
    bool is_null(int column) const;

private:
    void bind(int at, std::int64_t value);
    void bind(int at, std::string_view text);
    void bind(int at, Blob blob);
    template <class T>
    void bind(int at, const std::optional<T>& value)
    {
        if (value) bind(at, *value);  // what is not bound is NULL
    }

    sqlite3_stmt* statement_;
};

// One connection, for one thread.
class Database {
public:
    // Opens the file, or makes it. Throws Failed.
    explicit Database(const std::string& path);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    // Statements are prepared once; `sql` must be a literal. Numbers are std::int64_t.
    template <class... Values>
    Query ask(const char* sql, const Values&... values)
    {
        Query query(prepared(sql));
        query.bind_all(values...);
        return query;
    }
    template <class... Values>
    void run(const char* sql, const Values&... values)
    {
        Query query(prepared(sql));
        query.bind_all(values...);
        while (query.next()) {
        }
    }

    // Any number of statements without values, such as a migration.
    void run_script(const char* sql);

    std::int64_t last_id() const;
    std::int64_t changes() const;  // of the last statement
    bool in_transaction() const;
    std::int64_t frames_in_log() const { return frames_; }  // of the write-ahead log
    void checkpoint_log();
    void watch_log();  // keeps frames_in_log() true; to be called once the journal's mode is set

    sqlite3* handle() const { return handle_; }

private:
    sqlite3_stmt* prepared(const char* sql);

    sqlite3* handle_ = nullptr;
    std::map<const char*, sqlite3_stmt*> statements_{};
    std::int64_t frames_ = 0;
};

}  // namespace galloper::store
