// A JSON file to which events are added in pieces. It is complete after each piece: if the program is killed, only the
// last piece is missing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace boxflow {

class TraceFile {
 public:
  // Empties the file. `head` is the document up to its list of events. Throws BF5036.
  TraceFile(const std::string& path, std::string_view head);
  // Writes the rest, if possible.
  ~TraceFile();
  TraceFile(const TraceFile&) = delete;
  TraceFile& operator=(const TraceFile&) = delete;

  // Adds an object. Drops it if the file could not be written.
  void add(std::string_view event);
  // The size so far.
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
  bool seekable_ = false;  // otherwise (a pipe, /dev/stderr) the end is only written by close()
  bool empty_ = true;  // no event so far
  int failure_ = 0;    // the number of the system's error
  std::size_t bytes_ = 0;  // without the end of the document
  std::string piece_;
};

}  // namespace boxflow
