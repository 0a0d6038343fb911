// Kernels by which devices exchange boxes in the middle of a sequence of launches. Each copies a box, mostly to another
// device's memory, then raises a flag there, and at last waits for a flag of its own device. All three are optional.
//
// exchange_ptx.cpp has them as the driver gets them. After a change:
//
//     nvcc -std=c++17 -arch=compute_75 -ptx exchange_kernels.cu
//
// Everything from the first `.visible` on is copied, and the driver compiles it for the device. The instructions exist
// since PTX 6.0 and sm_70, so that the header there names an earlier version than nvcc does.
#include <cstdint>

namespace {

// A flag's words on the device that waits for it, and on the one that raises it. Flags are counters that only grow, so
// that a sequence can be issued again without a reset.
struct Flag {
  std::uint32_t raised;    // written by the other device
  std::uint32_t waited;    // how often the device has waited for it
  std::uint32_t raises;    // how often the device has raised it
  std::uint32_t arrivals;  // blocks that have copied their part
};

__device__ std::uint32_t load_acquire(const std::uint32_t* from) {
  std::uint32_t value;
  asm volatile("ld.acquire.sys.global.u32 %0, [%1];" : "=r"(value) : "l"(from) : "memory");
  return value;
}

__device__ void store_release(std::uint32_t* to, std::uint32_t value) {
  asm volatile("st.release.sys.global.u32 [%0], %1;" : : "l"(to), "r"(value) : "memory");
}

// Returns whether all other blocks of the launch have arrived.
__device__ bool arrive_last(std::uint32_t* arrivals) {
  std::uint32_t before;
  asm volatile("atom.acq_rel.sys.global.add.u32 %0, [%1], 1;" : "=r"(before) : "l"(arrivals) : "memory");
  return before == gridDim.x - 1;
}

// Everything has 64 bits, as the arguments of all other kernels. `sender` and `to_raise` are the flag's words on this
// device and on the other one; `to_await` are those of the flag to wait for; null: none. `stop`: ends waits.
template <typename Unit>
__device__ void exchange(char* to, const char* from, std::uint64_t units, std::uint64_t rows, std::uint64_t slices,
                         std::uint64_t to_row, std::uint64_t to_slice, std::uint64_t from_row,
                         std::uint64_t from_slice, Flag* sender, Flag* to_raise, Flag* to_await,
                         const std::uint32_t* stop) {
  const bool first = threadIdx.x == 0;
  std::uint32_t raised = 0;
  std::uint32_t wanted = 0;
  if (first && to_raise) raised = sender->raises + 1;
  if (first && to_await) wanted = to_await->waited + 1;
  const auto width = static_cast<std::uint32_t>(units);
  const auto height = static_cast<std::uint32_t>(rows);
  const std::uint32_t all = width * height * static_cast<std::uint32_t>(slices);
  for (std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < all; i += gridDim.x * blockDim.x) {
    const std::uint32_t line = i / width;
    const std::uint32_t slice = line / height;
    const std::uint64_t row = line - slice * height;
    const std::uint64_t column = static_cast<std::uint64_t>(i - line * width) * sizeof(Unit);
    *reinterpret_cast<Unit*>(to + slice * to_slice + row * to_row + column) =
        *reinterpret_cast<const Unit*>(from + slice * from_slice + row * from_row + column);
  }
  __syncthreads();
  if (!first) return;
  if (to_raise && (gridDim.x == 1 || arrive_last(&sender->arrivals))) {
    sender->raises = raised;
    sender->arrivals = 0;
    store_release(&to_raise->raised, raised);
  }
  if (to_await && blockIdx.x == 0) {
    to_await->waited = wanted;
    for (std::uint32_t looks = 1; static_cast<std::int32_t>(load_acquire(&to_await->raised) - wanted) < 0; ++looks) {
      if (looks % 64 == 0 && load_acquire(stop)) break;
    }
  }
}

}  // namespace

#define BOXFLOW_EXCHANGE(name, Unit)                                                                                 \
  extern "C" __global__ void __launch_bounds__(512)                                                                  \
      name(char* to, const char* from, std::uint64_t units, std::uint64_t rows, std::uint64_t slices,                \
           std::uint64_t to_row, std::uint64_t to_slice, std::uint64_t from_row, std::uint64_t from_slice,           \
           Flag* sender, Flag* to_raise, Flag* to_await, const std::uint32_t* stop) {                                \
    exchange<Unit>(to, from, units, rows, slices, to_row, to_slice, from_row, from_slice, sender, to_raise,          \
                   to_await, stop);                                                                                  \
  }

BOXFLOW_EXCHANGE(boxflow_exchange_1, unsigned char)
BOXFLOW_EXCHANGE(boxflow_exchange_4, std::uint32_t)
BOXFLOW_EXCHANGE(boxflow_exchange_8, std::uint64_t)
BOXFLOW_EXCHANGE(boxflow_exchange_16, ulonglong2)
