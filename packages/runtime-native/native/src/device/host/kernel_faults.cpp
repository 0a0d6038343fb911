#include "device/host/kernel_faults.hpp"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstring>
#include <mutex>

namespace boxflow::host {

namespace {

thread_local const char* running = nullptr;

struct sigaction former_segv;
struct sigaction former_bus;

std::atomic_flag reported = ATOMIC_FLAG_INIT;

constexpr const char* kBeforeName = "error BF5034: the kernel ";
constexpr const char* kAfterName =
    " left its arrays\n  hint: a subscript that is data is out of bounds, or this is a bug of boxflow\n";

// Writes the message at once, so that nothing gets in between. After a name that is too long, the text ends early.
void report(const char* kernel) {
  char text[512];
  std::size_t length = 0;
  for (const char* part : {kBeforeName, kernel, kAfterName}) {
    const std::size_t bytes = std::min(std::strlen(part), sizeof(text) - length);
    std::memcpy(text + length, part, bytes);
    length += bytes;
  }
  // There is no remedy if this fails.
  [[maybe_unused]] const auto written = write(STDERR_FILENO, text, length);
}

// Handles a fault. It only makes calls that are allowed in a signal handler.
void on_fault(int signal) {
  if (running) {
    // The first thread ends the process; others that fault wait for that.
    if (reported.test_and_set()) {
      for (;;) pause();
    }
    report(running);
    _exit(1);
  }
  // This is not a kernel's fault: the instruction faults again, under the former action.
  sigaction(signal, signal == SIGBUS ? &former_bus : &former_segv, nullptr);
}

}  // namespace

void report_kernel_faults() {
  static std::once_flag once;
  std::call_once(once, [] {
    struct sigaction action {};
    action.sa_handler = on_fault;
    sigemptyset(&action.sa_mask);
    sigaction(SIGSEGV, &action, &former_segv);
    sigaction(SIGBUS, &action, &former_bus);
  });
}

RunningKernel::RunningKernel(const char* name) { running = name; }

RunningKernel::~RunningKernel() { running = nullptr; }

}  // namespace boxflow::host
