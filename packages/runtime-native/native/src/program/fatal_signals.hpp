// Gives a program that is ended by a signal the time for a last report.
#pragma once

#include <csignal>
#include <functional>
#include <string>

namespace boxflow {

// Calls `report` with a signal's name (`SIGINT`) when that signal is about to end the process, on a thread of its own.
// The process waits for it two seconds at most, and then dies by the same signal. Handles only signals whose action is
// the default one now; actions that the program sets later replace the handlers. May be called once in a process.
void report_fatal_signals(std::function<void(const std::string& signal)> report);

// Holds back the signals that others send to the process from the calling thread.
class SentSignalsBlocked {
 public:
  SentSignalsBlocked();
  ~SentSignalsBlocked();
  SentSignalsBlocked(const SentSignalsBlocked&) = delete;
  SentSignalsBlocked& operator=(const SentSignalsBlocked&) = delete;

 private:
  sigset_t former_;
};

}  // namespace boxflow
