// The C interface of compiled programs. It is the only part of the runtime with global state, for the reports at the
// end of the process.
#include <malloc.h>
#include <pthread.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include "program/fatal_signals.hpp"
#include "program/heap_blocks.hpp"
#include "program/program.hpp"
#include "program/static_objects.hpp"

namespace {

using boxflow::HeapBlocks;
using boxflow::Program;
using boxflow::StaticObjects;

void print_error(const boxflow::Error& error) {
  const std::string place = error.place().empty() ? "" : error.place() + ": ";
  std::string text = place + "error " + error.code() + ": " + error.what() + "\n";
  if (!error.hint().empty()) text += "  hint: " + error.hint() + "\n";
  std::fputs(text.c_str(), stderr);
}

// Never destroyed: regions may be entered from the program's own exit handlers.
Program* the_program = nullptr;
pid_t the_process = 0;

// The program asks for it after its own calls, and does not know that others were made in between.
class KeepsErrno {
 public:
  KeepsErrno() = default;
  ~KeepsErrno() { errno = saved_; }
  KeepsErrno(const KeepsErrno&) = delete;
  KeepsErrno& operator=(const KeepsErrno&) = delete;

 private:
  int saved_ = errno;
};

// Ends the program, because there is no correct way to continue. The program's own buffered output is kept.
[[noreturn]] void give_up() {
  if (the_program) the_program->give_up();
  std::fflush(nullptr);
  _exit(1);
}

template <typename Action>
decltype(auto) or_give_up(const Action& action) {
  try {
    return action();
  } catch (...) {
    print_error(boxflow::as_error(std::current_exception()));
  }
  give_up();
}

// Registered after the devices' drivers have registered theirs, so that it runs before they are gone.
void close_devices() {
  if (getpid() != the_process) return;
  or_give_up([] {
    the_program->close_devices();
    return 0;
  });
}

// Does nothing in a forked child, which would report its parent's work once more.
void at_exit() {
  if (getpid() != the_process) return;
  const bool equal = or_give_up([] { return the_program->finish(); });
  if (equal) return;
  std::fflush(nullptr);
  _exit(3);
}

Program& begin() {
  return or_give_up([]() -> Program& {
    the_process = getpid();
    the_program = new Program(boxflow::options_from_environment(), [] { std::atexit(close_devices); });
    std::atexit(at_exit);
    if (the_program->reports()) {
      boxflow::report_fatal_signals([](const std::string& signal) { the_program->report_signal(signal); });
    }
    return *the_program;
  });
}

// Begins with the first use: the program's own constructors may enter regions before `start` runs.
Program& program() {
  static Program& begun = begin();
  return begun;
}

// Starts the program's runtime before main, so that a program that never reaches a region reports that, too.
__attribute__((constructor)) void start() {
  pthread_atfork(nullptr, nullptr, [] { HeapBlocks::of_process().forget_for_good(); });
  program();
}

}  // namespace

int boxflow_begin_small(boxflow_call* call) { return program().begin_small(*call) ? 1 : 0; }

int boxflow_enter(boxflow_call* call) {
  const KeepsErrno keeps_errno;
  return or_give_up([&] { return program().enter(*call) ? 1 : 0; });
}

int boxflow_kept = 0;
__thread int boxflow_handshake = 0;

void boxflow_host_access(const void* begin, size_t bytes, int access) {
  const KeepsErrno keeps_errno;
  const auto first = reinterpret_cast<std::uintptr_t>(begin);
  const boxflow::HostRange range = begin ? boxflow::HostRange{first, first + bytes} : boxflow::kEverything;
  or_give_up([&] {
    program().host_access(range, static_cast<boxflow::HostAccess>(access));
    return 0;
  });
}

void boxflow_freed(void* block) {
  if (block) boxflow_host_access(block, malloc_usable_size(block), BOXFLOW_FORGET);
}

int boxflow_blocks_known = 0;
static_assert(BOXFLOW_LEAST_BLOCK == HeapBlocks::kLeast);

void boxflow_allocated(void* block, size_t bytes) {
  HeapBlocks::of_process().add(reinterpret_cast<std::uintptr_t>(block), bytes);
}

void boxflow_released(void* block) { HeapBlocks::of_process().remove(reinterpret_cast<std::uintptr_t>(block)); }

int64_t boxflow_elements(const void* first, size_t bytes) {
  const KeepsErrno keeps_errno;
  const auto begin = reinterpret_cast<std::uintptr_t>(first);
  return or_give_up([&] {
    std::size_t size = boxflow_blocks_known ? HeapBlocks::of_process().bytes_at(begin) : 0;
    if (size == 0) size = StaticObjects::of_executable().bytes_at(begin);
    return static_cast<int64_t>(size / bytes);
  });
}

// A stream with no descriptor is memory, and a pipe or a socket may tell another thread to look at the program's.
void boxflow_stream(void* stream) {
  const KeepsErrno keeps_errno;
  struct stat about {};
  const int descriptor = stream ? fileno(static_cast<std::FILE*>(stream)) : -1;
  const bool known = descriptor >= 0 && fstat(descriptor, &about) == 0;
  if (!known || S_ISFIFO(about.st_mode) || S_ISSOCK(about.st_mode)) boxflow_host_access(nullptr, 0, BOXFLOW_WRITE);
}

void boxflow_check(boxflow_call* call) {
  const KeepsErrno keeps_errno;
  or_give_up([&] {
    program().check(*call);
    return 0;
  });
}
