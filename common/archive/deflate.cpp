#include "common/archive/deflate.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <limits>

#include "common/base/check.h"

namespace galloper::archive {

namespace {

// Our own fault, so it is for check(): whatever is packed is in memory already, and sections are
// far from 4 GiB.
uInt length_of(std::string_view bytes)
{
    check(bytes.size() <= std::numeric_limits<uInt>::max(), "too much to pack at once");
    return static_cast<uInt>(bytes.size());
}

// zlib only reads there; its interface is older than const.
Bytef* start_of(std::string_view bytes)
{
    return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
}

class Inflating {
public:
    explicit Inflating(std::string_view stream)
    {
        stream_.next_in = start_of(stream);
        stream_.avail_in = length_of(stream);
        ready_ = inflateInit(&stream_) == Z_OK;
    }
    ~Inflating()
    {
        if (ready_) inflateEnd(&stream_);
    }
    Inflating(const Inflating&) = delete;
    Inflating& operator=(const Inflating&) = delete;

    // A piece at a time, so that a length that is only claimed costs nothing.
    std::optional<std::string> all(std::size_t whole)
    {
        std::string bytes;
        int state = ready_ ? Z_OK : Z_MEM_ERROR;
        while (state == Z_OK) {
            stream_.next_out = piece_.data();
            stream_.avail_out = static_cast<uInt>(piece_.size());
            state = inflate(&stream_, Z_NO_FLUSH);
            const std::size_t got = piece_.size() - stream_.avail_out;
            if (got > whole - bytes.size()) return std::nullopt;
            bytes.append(reinterpret_cast<const char*>(piece_.data()), got);
        }
        if (state != Z_STREAM_END || stream_.avail_in != 0 || bytes.size() != whole)
            return std::nullopt;
        return bytes;
    }

private:
    z_stream stream_{};
    std::array<Bytef, std::size_t{1} << 16> piece_{};
    bool ready_ = false;
};

}  // namespace

std::string deflated(std::string_view bytes)
{
    z_stream stream{};
    const int most_memory = 9;
    const int ready = deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS, most_memory,
                                   Z_DEFAULT_STRATEGY);
    check(ready == Z_OK, "zlib does not start");
    std::string packed(deflateBound(&stream, length_of(bytes)), '\0');
    stream.next_in = start_of(bytes);
    stream.avail_in = length_of(bytes);
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = length_of(packed);
    const int state = deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    check(state == Z_STREAM_END, "zlib packed a part alone");
    return packed;
}

std::optional<std::string> inflated(std::string_view stream, std::size_t whole)
{
    return Inflating(stream).all(whole);
}

}  // namespace galloper::archive
