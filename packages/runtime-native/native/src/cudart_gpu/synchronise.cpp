#include "cudart_gpu/synchronise.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <utility>

#include "cudart/exported.hpp"
#include "cudart/readable_text.hpp"
#include "cudart_gpu/messages.hpp"
#include "cudart_gpu/next_runtime.hpp"
#include "device/cuda/cuda_error.hpp"

namespace boxflow::cudart {

namespace {

std::atomic<Status> kernel_failure = success;
thread_local Status last_error = success;

// Kernels that were launched since all GPUs were last seen idle, with the last launch of each.
constexpr size_t most_suspects = 4;
struct Suspect {
  const Kernel *kernel;
  boxflow_ptx_launch launch;
};
std::vector<Suspect> &suspects() {
  static auto *all = new std::vector<Suspect>;
  return *all;
}

std::string sizes_text(const uint32_t (&sizes)[3]) {
  return std::to_string(sizes[0]) + "x" + std::to_string(sizes[1]) + "x" + std::to_string(sizes[2]);
}

std::string suspects_text() {
  std::string text;
  for (const Suspect &one : suspects()) {
    text += (text.empty() ? "'" : ", or '") + source_name(one.kernel->name) + "', launched with " +
            sizes_text(one.launch.grid) + " blocks of " + sizes_text(one.launch.block) + " threads";
  }
  return text.empty() ? "a kernel" : "the kernel " + text;
}

void report(cuda::Result result, const Gpus &gpus) {
  const std::lock_guard lock(Kernels::get().mutex());
  say_once("error", "BF5405", suspects_text() + ", failed: " + cuda::result_text(gpus.api(), result),
           "compute-sanitizer names the line, with --devices 1");
  fail(static_cast<Status>(result));
}

enum class Progress { done, running, failed };

Progress state_of(const Gpus &gpus, const Gpu &gpu, cuda::EventHandle event) {
  const Current current(gpus.api(), gpu.context);
  const cuda::Result result = gpus.api().event_query(event);
  if (result == cuda::kSuccess) return Progress::done;
  if (result == cuda::kErrorNotReady) return Progress::running;
  report(result, gpus);
  return Progress::failed;
}

// A GPU that failed never lets the others go on, so all of them are asked.
Progress state_of_all(const Gpus &gpus) {
  Progress state = state_of(gpus, gpus.first(), gpus.fork());
  for (size_t d = 1; d < gpus.count() && state != Progress::failed; ++d) {
    const Progress own = state_of(gpus, gpus.all()[d], gpus.all()[d].done);
    if (own != Progress::done) state = own;
  }
  return state;
}

}  // namespace

Status failure() { return kernel_failure; }

Status finish(Status status) {
  if (status != success) last_error = status;
  return status;
}

void fail(Status status) {
  Status none = success;
  kernel_failure.compare_exchange_strong(none, status);
}

void note_launch(const Kernel &kernel, const boxflow_ptx_launch &launch) {
  std::vector<Suspect> &all = suspects();
  const auto same = [&](const Suspect &one) { return one.kernel == &kernel; };
  all.erase(std::remove_if(all.begin(), all.end(), same), all.end());
  if (all.size() == most_suspects) all.erase(all.begin());
  all.push_back({&kernel, launch});
}

bool wait_for_parts() {
  const Gpus *gpus = Gpus::several();
  if (gpus == nullptr) return true;
  const auto start = std::chrono::steady_clock::now();
  for (;;) {
    if (failure() != success) return false;
    switch (state_of_all(*gpus)) {
      case Progress::done: return true;
      case Progress::failed: return false;
      case Progress::running: break;
    }
    // Short kernels are waited for without a pause.
    if (std::chrono::steady_clock::now() - start > std::chrono::milliseconds(1)) {
      std::this_thread::sleep_for(std::chrono::microseconds(20));
    }
  }
}

namespace {

// Waits for all GPUs, and then as the program wants.
template <typename Next> Status synchronise(Next next, bool waits_for_all) {
  const Gpus *gpus = Gpus::several();
  if (gpus == nullptr) return next();
  if (!wait_for_parts()) return failure();
  const Status status = next();
  // NVIDIA's runtime saw it first.
  if (status >= 700 && status < 800) report(status, *gpus);
  if (status == success && waits_for_all) {
    const std::lock_guard lock(Kernels::get().mutex());
    suspects().clear();
  }
  return status;
}

}  // namespace

#define BOXFLOW_WAITS(name, parameters, arguments, waits_for_all)                                \
  BOXFLOW_CUDART Status name parameters {                                                        \
    return synchronise([&] { return BOXFLOW_NEXT(name) arguments; }, waits_for_all);             \
  }

BOXFLOW_WAITS(cudaDeviceSynchronize, (), (), true)
BOXFLOW_WAITS(cudaStreamSynchronize, (StreamHandle stream), (stream), false)
BOXFLOW_WAITS(cudaStreamSynchronize_ptsz, (StreamHandle stream), (stream), false)
BOXFLOW_WAITS(cudaEventSynchronize, (EventHandle event), (event), false)
BOXFLOW_WAITS(cudaMemcpy, (void *to, const void *from, size_t bytes, int kind), (to, from, bytes, kind), false)
BOXFLOW_WAITS(cudaMemcpy_ptds, (void *to, const void *from, size_t bytes, int kind), (to, from, bytes, kind), false)
BOXFLOW_WAITS(cudaMemcpy2D,
              (void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, int kind),
              (to, to_pitch, from, from_pitch, width, height, kind), false)
BOXFLOW_WAITS(cudaMemcpy2D_ptds,
              (void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, int kind),
              (to, to_pitch, from, from_pitch, width, height, kind), false)
BOXFLOW_WAITS(cudaMemcpy3D, (const void *request), (request), false)
BOXFLOW_WAITS(cudaMemcpy3D_ptds, (const void *request), (request), false)
BOXFLOW_WAITS(cudaMemcpyFromSymbol, (void *to, const void *symbol, size_t bytes, size_t offset, int kind),
              (to, symbol, bytes, offset, kind), false)
BOXFLOW_WAITS(cudaMemcpyFromSymbol_ptds, (void *to, const void *symbol, size_t bytes, size_t offset, int kind),
              (to, symbol, bytes, offset, kind), false)

namespace {

// Answers a question about work that goes on. Work that waits for a GPU that failed would never end.
template <typename Next> Status ask(Next next) {
  const Gpus *gpus = Gpus::several();
  if (gpus != nullptr && failure() == success) state_of_all(*gpus);
  return failure() != success ? failure() : next();
}

}  // namespace

BOXFLOW_CUDART Status cudaStreamQuery(StreamHandle stream) {
  return ask([&] { return BOXFLOW_NEXT(cudaStreamQuery)(stream); });
}
BOXFLOW_CUDART Status cudaStreamQuery_ptsz(StreamHandle stream) {
  return ask([&] { return BOXFLOW_NEXT(cudaStreamQuery_ptsz)(stream); });
}
BOXFLOW_CUDART Status cudaEventQuery(EventHandle event) {
  return ask([&] { return BOXFLOW_NEXT(cudaEventQuery)(event); });
}

// The contexts of the GPUs stay, since the program's arrays are theirs.
BOXFLOW_CUDART Status cudaDeviceReset() {
  if (Gpus::several() != nullptr) return cudaDeviceSynchronize();
  return BOXFLOW_NEXT(cudaDeviceReset)();
}

BOXFLOW_CUDART Status cudaGetLastError() {
  if (failure() != success) return failure();
  // Reading clears both errors. The one from boxflow is the later one, unless NVIDIA's runtime has one.
  const Status own = std::exchange(last_error, success), next = BOXFLOW_NEXT(cudaGetLastError)();
  return next != success ? next : own;
}
BOXFLOW_CUDART Status cudaPeekAtLastError() {
  if (failure() != success) return failure();
  const Status next = BOXFLOW_NEXT(cudaPeekAtLastError)();
  return next != success ? next : last_error;
}

}  // namespace boxflow::cudart
