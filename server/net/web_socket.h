#pragma once

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>

#include "server/net/inside.h"

namespace galloper::net {

using Request = boost::beast::http::request<boost::beast::http::empty_body>;

// Answers a request to play, which has been found in order, and carries messages until the
// connection ends.
Task<void> play(std::shared_ptr<Inside> inside, Socket socket, Request request);

}  // namespace galloper::net
