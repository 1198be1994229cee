#include "server/store/schema.h"

#include <sqlite3.h>

#include <iterator>

#include "server/store/folder.h"

namespace galloper::store {

namespace {

struct Migration {
    int number;
    const char* sql;
};

// From migrations/, in their order.
constexpr Migration migrations[] = {
#include "galloper/migrations.inc"
};
constexpr int newest = static_cast<int>(std::size(migrations));

// "Gall", so that a tool that looks at files can tell ours.
constexpr std::int64_t application_id = 0x47616c6c;

std::int64_t number(Database& database, const char* pragma)
{
    Query query = database.ask(pragma);
    return query.next() ? query.number(0) : 0;
}

void require(bool ours, const std::string& words)
{
    if (!ours) throw NotOurs(words);
}

void migrate(Database& database, const Migration& step)
{
    database.run_script("BEGIN IMMEDIATE");
    database.run_script(step.sql);
    database.run_script(("PRAGMA user_version = " + std::to_string(step.number)).c_str());
    database.run_script("COMMIT");
}

}  // namespace

void harden(Database& database)
{
    sqlite3* handle = database.handle();
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
    // EXCLUSIVE comes before anything is read: then the log is this connection's alone, there is no
    // shared memory, and the corruption that 3.40 knows for two connections cannot come about.
    database.run_script(
        "PRAGMA locking_mode = EXCLUSIVE;"
        "PRAGMA cell_size_check = ON;"
        "PRAGMA mmap_size = 0;"
        "PRAGMA trusted_schema = OFF;");
}

std::unique_ptr<Database> open_database(const std::string& path)
{
    make_private(path);
    auto database = std::make_unique<Database>(path);
    harden(*database);

    const std::int64_t version = number(*database, "PRAGMA user_version");
    const std::int64_t owner = number(*database, "PRAGMA application_id");
    const bool is_new = number(*database, "PRAGMA page_count") == 0;
    require(is_new || owner == application_id,
            path + " is not a file of this server's: move it away or choose another folder");
    require(version <= newest, path + " was written by a newer build (its shape is " +
                                   std::to_string(version) + ", this build knows " +
                                   std::to_string(newest) + "): run that one, or restore a backup");

    // The first thing that is ever written says whose the file is, so that one whose making was cut
    // short is taken up again.
    if (is_new)
        database->run_script(("PRAGMA application_id = " + std::to_string(application_id)).c_str());
    database->run_script(
        "PRAGMA journal_mode = WAL;"
        "PRAGMA synchronous = FULL;"
        "PRAGMA foreign_keys = ON;"
        "PRAGMA wal_autocheckpoint = 0;");
    // Setting it to 0 takes the connection's hook away as well.
    database->watch_log();
    for (const Migration& step : migrations)
        if (step.number > version) migrate(*database, step);
    return database;
}

void check_whole(Database& database)
{
    Query query = database.ask("PRAGMA integrity_check(1)");
    require(query.next() && query.bytes(0) == "ok", "its pages do not hold together");
    Query keys = database.ask("PRAGMA foreign_key_check");
    require(!keys.next(), "its keys do not hold together");
}

}  // namespace galloper::store
