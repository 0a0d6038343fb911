// A JSON file that events are added to in pieces, and that is whole after each of them: where the program is killed,
// all but the last piece is there.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace boxflow {

class TraceFile {
 public:
  // Empties the file. `head` is the document up to its list of events. Throws BF5036.
  TraceFile(const std::string& path, std::string_view head);
  // Writes what it can.
  ~TraceFile();
  TraceFile(const TraceFile&) = delete;
  TraceFile& operator=(const TraceFile&) = delete;

  // An object. Dropped where the file could not be written.
  void add(std::string_view event);
  // So far.
  std::size_t bytes() const { return bytes_; }
  const std::string& path() const { return path_; }

  // Writes every event so far to the file.
  void flush();
  // Throws BF5036 for whatever could not be written. Nothing is added afterwards.
  void close();

 private:
  void write_piece();
  void write_all(std::string_view text);
  [[noreturn]] void fail() const;

  std::string path_;
  int file_ = -1;
  bool seekable_ = false;  // else its end is only written when it is closed: a pipe, /dev/stderr
  bool empty_ = true;  // no event so far
  int failure_ = 0;    // the number of the system's error
  std::size_t bytes_ = 0;  // without the end of the document
  std::string piece_;
};

}  // namespace boxflow
