#include "kernel_faults.hpp"

#include <unistd.h>

#include <csignal>
#include <cstring>
#include <mutex>

namespace boxflow::host {

namespace {

thread_local const char* running = nullptr;

struct sigaction former_segv;
struct sigaction former_bus;

void write_text(const char* text) {
  // Nothing can be done where this fails.
  [[maybe_unused]] const auto written = write(STDERR_FILENO, text, std::strlen(text));
}

// Only what a signal handler may call.
void on_fault(int signal) {
  if (running) {
    write_text("error BF5034: the kernel ");
    write_text(running);
    write_text(" left its arrays\n  hint: a subscript that is data is out of bounds, or this is a bug of boxflow\n");
    _exit(1);
  }
  // Somebody else's: the instruction faults again, under the action of before.
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
