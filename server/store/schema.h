#pragma once

#include <memory>
#include <string>

#include "server/store/database.h"

namespace galloper::store {

// Why a file is not taken as it is. Its words say what an operator can do.
class NotOurs : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Opens the file as the store wants it and brings it to this build's shape. Nothing is changed in a
// file that is not ours or that a newer build wrote. Throws Failed or NotOurs.
std::unique_ptr<Database> open_database(const std::string& path);

// Sets whatever a connection needs before it reads or writes the first byte.
void harden(Database& database);

// Throws NotOurs where the file's pages or keys do not hold together. Reads all of it.
void check_whole(Database& database);

}  // namespace galloper::store
