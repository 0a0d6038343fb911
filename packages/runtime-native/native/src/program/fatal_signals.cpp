#include "program/fatal_signals.hpp"

#include <poll.h>
#include <semaphore.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstddef>
#include <system_error>
#include <thread>
#include <utility>

namespace boxflow {

namespace {

struct FatalSignal {
  int number;
  const char* name;
};

// Signals that a terminal, another process, a limit or a pipe sends.
constexpr FatalSignal kSent[] = {{SIGHUP, "SIGHUP"},   {SIGINT, "SIGINT"},   {SIGQUIT, "SIGQUIT"}, {SIGTERM, "SIGTERM"},
                                 {SIGPIPE, "SIGPIPE"}, {SIGALRM, "SIGALRM"}, {SIGXCPU, "SIGXCPU"}};
// Signals that a thread causes itself.
constexpr FatalSignal kFaults[] = {
    {SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"}, {SIGFPE, "SIGFPE"}, {SIGILL, "SIGILL"}, {SIGABRT, "SIGABRT"}};

constexpr int kMostMilliseconds = 2000;

// State that a handler uses. Never destroyed: signals may come while the process ends.
struct State {
  std::function<void(const std::string&)> report;
  pid_t process = getpid();
  sem_t wanted;
  std::atomic<int> signal = 0;  // 0 until one is about to end the process
  std::atomic<bool> reported = false;
};

State* state = nullptr;

template <std::size_t N>
const char* name_in(const FatalSignal (&signals)[N], int number) {
  for (const FatalSignal& signal : signals) {
    if (signal.number == number) return signal.name;
  }
  return nullptr;
}

std::string name_of(int number) {
  const char* sent = name_in(kSent, number);
  return sent ? sent : name_in(kFaults, number);
}

sigset_t sent_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  for (const FatalSignal& signal : kSent) sigaddset(&signals, signal.number);
  return signals;
}

// Calls only what a signal handler may call. A file descriptor to wait for could be one that the program has closed and
// opened again for itself, so this asks instead.
void wait_for_report() {
  sem_post(&state->wanted);
  for (int waited = 0; waited < kMostMilliseconds && !state->reported; ++waited) poll(nullptr, 0, 1);
}

// The signal is blocked while its handler runs, and ends the process as soon as that returns.
void die_by(int signal) {
  struct sigaction action {};
  action.sa_handler = SIG_DFL;
  sigaction(signal, &action, nullptr);
  raise(signal);
}

// A forked child has no thread that could report. Only the first signal ends the process, and has two seconds for it.
void on_signal(int signal) {
  if (getpid() == state->process) {
    int none = 0;
    if (!state->signal.compare_exchange_strong(none, signal)) {
      for (;;) pause();
    }
    wait_for_report();
  }
  die_by(signal);
}

void watch() {
  while (sem_wait(&state->wanted) != 0) {
  }
  try {
    state->report(name_of(state->signal));
  } catch (...) {
    // The process ends, and there is nobody left to tell.
  }
  state->reported = true;
}

// The thread is never the one that a sent signal interrupts, since that one waits for it.
bool start_watching() {
  const SentSignalsBlocked inherited;
  try {
    std::thread(watch).detach();
    return true;
  } catch (const std::system_error&) {
    return false;  // the process may have no more threads
  }
}

void handle(int signal) {
  struct sigaction action {};
  if (sigaction(signal, nullptr, &action) != 0) return;
  if ((action.sa_flags & SA_SIGINFO) != 0 || action.sa_handler != SIG_DFL) return;
  action.sa_handler = on_signal;
  action.sa_flags = SA_ONSTACK;
  sigfillset(&action.sa_mask);
  sigaction(signal, &action, nullptr);
}

// A stack of the calling thread for handlers: its own one may be used up, as by an endless recursion.
void add_stack() {
  constexpr std::size_t kBytes = std::size_t{1} << 16;
  stack_t stack{};
  if (sigaltstack(nullptr, &stack) != 0 || (stack.ss_flags & SS_DISABLE) == 0) return;
  void* memory = mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack = {};
  stack.ss_sp = memory;
  stack.ss_size = kBytes;
  sigaltstack(&stack, nullptr);
}

}  // namespace

void report_fatal_signals(std::function<void(const std::string& signal)> report) {
  state = new State;
  state->report = std::move(report);
  sem_init(&state->wanted, 0, 0);
  if (!start_watching()) return;
  add_stack();
  for (const FatalSignal& signal : kSent) handle(signal.number);
  for (const FatalSignal& signal : kFaults) handle(signal.number);
}

SentSignalsBlocked::SentSignalsBlocked() {
  const sigset_t signals = sent_signals();
  pthread_sigmask(SIG_BLOCK, &signals, &former_);
}

SentSignalsBlocked::~SentSignalsBlocked() { pthread_sigmask(SIG_SETMASK, &former_, nullptr); }

}  // namespace boxflow
