#include "report/trace_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"

namespace boxflow {

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 20;
constexpr std::string_view kEnd = "\n]}\n";

}  // namespace

TraceFile::TraceFile(const std::string& path, std::string_view head) : path_(path) {
  file_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file_ < 0) {
    failure_ = errno;
    fail();
  }
  seekable_ = ::lseek(file_, 0, SEEK_CUR) >= 0;
  piece_ = head;
  bytes_ = head.size();
  write_piece();
}

TraceFile::~TraceFile() {
  try {
    close();
  } catch (...) {
    // Whoever wants to know calls close().
  }
}

void TraceFile::add(std::string_view event) {
  if (failure_ != 0 || file_ < 0) return;
  piece_ += empty_ ? "\n" : ",\n";
  piece_ += event;
  empty_ = false;
  bytes_ += event.size() + 2;
  if (piece_.size() >= kPieceBytes) write_piece();
}

void TraceFile::flush() {
  if (file_ >= 0 && !piece_.empty()) write_piece();
}

void TraceFile::close() {
  if (file_ >= 0) {
    write_piece();
    if (!seekable_) write_all(kEnd);
    if (::close(file_) != 0 && failure_ == 0) failure_ = errno;
    file_ = -1;
  }
  if (failure_ != 0) fail();
}

// Writes a piece and the end of the document; the next piece overwrites that end.
void TraceFile::write_piece() {
  if (!seekable_) {
    write_all(piece_);
  } else {
    write_all(piece_.append(kEnd));
    if (::lseek(file_, -static_cast<off_t>(kEnd.size()), SEEK_CUR) < 0 && failure_ == 0) failure_ = errno;
  }
  piece_.clear();
}

void TraceFile::write_all(std::string_view text) {
  while (!text.empty() && failure_ == 0) {
    const ssize_t written = ::write(file_, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      failure_ = errno;
    }
  }
}

void TraceFile::fail() const {
  throw Error("BF5036", "cannot write the trace to " + path_ + ": " + std::strerror(failure_),
              "choose another place (--trace, BOXFLOW_TRACE)");
}

}  // namespace boxflow
