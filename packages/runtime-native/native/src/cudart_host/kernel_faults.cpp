#include "cudart_host/kernel_faults.hpp"

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <mutex>

namespace boxflow::cudart {

namespace {

thread_local const char *running_kernel = nullptr;
thread_local const boxflow_ptx_launch *running_launch = nullptr;

std::atomic_flag reported = ATOMIC_FLAG_INIT;

// Text that a signal handler makes: no memory is allocated. What is too long is cut.
class Text {
 public:
  Text &operator<<(const char *part) {
    for (; *part != 0 && length_ < sizeof text_; ++part) text_[length_++] = *part;
    return *this;
  }

  Text &operator<<(uint32_t number) { return digits(number, 10); }

  Text &hexadecimal(uint64_t number) { return (*this << "0x").digits(number, 16); }

  // Writes everything at once, so that nothing gets in between.
  void write_to_stderr() const {
    // There is no remedy if this fails.
    [[maybe_unused]] const auto written = write(STDERR_FILENO, text_, length_);
  }

 private:
  Text &digits(uint64_t number, unsigned base) {
    char reversed[24];
    size_t count = 0;
    do reversed[count++] = "0123456789abcdef"[number % base];
    while ((number /= base) != 0);
    while (count > 0 && length_ < sizeof text_) text_[length_++] = reversed[--count];
    return *this;
  }

  char text_[1024];
  size_t length_ = 0;
};

Text &operator<<(Text &text, const uint32_t (&sizes)[3]) {
  return text << sizes[0] << "x" << sizes[1] << "x" << sizes[2];
}

void report(const void *address) {
  Text text;
  text << "error BF5070: the kernel '" << running_kernel << "', launched with ";
  text << running_launch->grid << " blocks of " << running_launch->block << " threads, accessed the address ";
  text.hexadecimal(reinterpret_cast<uintptr_t>(address)) << ", which is not in the program's memory\n";
  text << "  hint: compare its subscripts with the sizes of its arrays; on a GPU, compute-sanitizer names the line\n";
  text.write_to_stderr();
}

// Handles a fault. It only makes calls that are allowed in a signal handler.
void on_fault(int signal, siginfo_t *information, void *) {
  const bool was_sent = information->si_code <= 0;
  if (running_kernel != nullptr && !was_sent) {
    // The first thread ends the process; others that fault wait for that.
    if (reported.test_and_set()) {
      for (;;) pause();
    }
    report(information->si_addr);
  }
  // The instruction faults again, now with the default action. So the process ends there, for debuggers.
  struct sigaction action {};
  action.sa_handler = SIG_DFL;
  sigaction(signal, &action, nullptr);
  if (was_sent) raise(signal);
}

void handle(int signal) {
  struct sigaction action {};
  if (sigaction(signal, nullptr, &action) != 0) return;
  if ((action.sa_flags & SA_SIGINFO) != 0 || action.sa_handler != SIG_DFL) return;
  action.sa_sigaction = on_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, nullptr);
}

}  // namespace

RunningLaunch::RunningLaunch(const char *kernel, const boxflow_ptx_launch *launch) {
  static std::once_flag once;
  std::call_once(once, [] {
    handle(SIGSEGV);
    handle(SIGBUS);
  });
  running_launch = launch;
  running_kernel = kernel;
}

RunningLaunch::~RunningLaunch() { running_kernel = nullptr; }

}  // namespace boxflow::cudart
