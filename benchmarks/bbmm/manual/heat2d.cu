// Heat equation in the plane on several GPUs. Each holds A[2][rows + 2][N]: a block of the inner rows and a row on each
// side, which is a neighbour's or the plate's border. One launch per step and device, whose first blocks do
//
//     edges   the first and the last row, which they also store into the memory of the neighbours; the last block of
//             them raises a flag there
//
// and whose other blocks do the rows between. Edges wait for the flags of the step before, which are raised long before that step
// ends. The host only issues.
#include "heat2d-problem.h"

#include <algorithm>

#include "cuda-devices.cuh"

constexpr int kThreads = 128;  // along a row
constexpr int kRows = 8;       // of one thread, which uses what it loads of a column three times

// In the memory of the device that looks at them: how many steps' rows have arrived from the device before, and from the
// one behind.
struct Flags {
  int arrived[2];
  unsigned stored;  // edge blocks that have stored their part
};

// Where one edge goes. Null pointers at the border of the plate, or after the last step.
struct Neighbour {
  DATA_TYPE* row;
  Flags* flags;
};

__device__ void wait_for(const int* flag, int least) {
  int value;
  do {
    asm volatile("ld.acquire.sys.global.s32 %0, [%1];" : "=r"(value) : "l"(flag) : "memory");
  } while (value < least);
}

__device__ void store_release(int* to, int value) {
  asm volatile("st.release.sys.global.s32 [%0], %1;" : : "l"(to), "r"(value) : "memory");
}

__device__ DATA_TYPE heat_at(const DATA_TYPE* now, size_t at, int n) {
  return HEAT(now[at - n], now[at - 1], now[at], now[at + 1], now[at + n]);
}

// Rows 1 and `count`, step t. `flags` are the device's own; null: it is alone.
__device__ void heat_edges(DATA_TYPE* next, const DATA_TYPE* now, int n, int count, int t, Flags* flags, bool has_before,
                           bool has_behind, Neighbour before, Neighbour behind) {
  if (threadIdx.x == 0) {
    if (has_before) wait_for(&flags->arrived[0], t);
    if (has_behind) wait_for(&flags->arrived[1], t);
  }
  __syncthreads();
  const int j = blockIdx.x * kThreads + threadIdx.x;
  if (j >= 1 && j < n - 1) {
    const size_t last = (size_t)count * n + j;
    const DATA_TYPE first_value = heat_at(now, (size_t)n + j, n), last_value = heat_at(now, last, n);
    next[n + j] = first_value;
    next[last] = last_value;
    if (before.row) before.row[j] = first_value;
    if (behind.row) behind.row[j] = last_value;
  }
  if (!before.flags && !behind.flags) return;
  __threadfence_system();
  __syncthreads();
  if (threadIdx.x != 0 || atomicAdd(&flags->stored, 1) != gridDim.x - 1) return;
  flags->stored = 0;
  __threadfence_system();
  if (before.flags) store_release(&before.flags->arrived[1], t + 1);
  if (behind.flags) store_release(&behind.flags->arrived[0], t + 1);
}

__global__ void __launch_bounds__(kThreads) heat_step(DATA_TYPE* __restrict__ next, const DATA_TYPE* __restrict__ now,
                                                      int n, int count, int t, Flags* flags, bool has_before,
                                                      bool has_behind, Neighbour before, Neighbour behind) {
  if (blockIdx.y == 0) return heat_edges(next, now, n, count, t, flags, has_before, has_behind, before, behind);
  const int j = blockIdx.x * kThreads + threadIdx.x;
  if (j < 1 || j >= n - 1) return;
  const int end = count;  // row `count` is an edge
  // Blocks walk the rows with a stride, since a grid's second dimension ends at 65535.
  for (int top = 2 + (blockIdx.y - 1) * kRows; top < end; top += (gridDim.y - 1) * kRows) {
    const DATA_TYPE* from = now + (size_t)(top - 1) * n + j;
    DATA_TYPE column[kRows + 2], left[kRows], right[kRows];
    // All loads before the first store, so that many are under way at once; rows from `end` on are loaded as row `end`.
#pragma unroll
    for (int r = 0; r < kRows + 2; r++) column[r] = __ldg(from + (size_t)min(r, end - top + 1) * n);
#pragma unroll
    for (int r = 0; r < kRows; r++) {
      const DATA_TYPE* middle = from + (size_t)min(r + 1, end - top + 1) * n;
      left[r] = __ldg(middle - 1);
      right[r] = __ldg(middle + 1);
    }
#pragma unroll
    for (int r = 0; r < kRows; r++)
      if (top + r < end)
        next[(size_t)(top + r) * n + j] = HEAT(column[r], left[r], column[r + 1], right[r], column[r + 2]);
  }
}

struct Part {
  block rows;    // of the plate; row rows.lo is row 1 here
  DATA_TYPE* A;  // [2][count() + 2][n]
  Flags* flags;
  cudaStream_t stream;

  int count() const { return rows.hi - rows.lo; }
  DATA_TYPE* row(int level, int row, int n) const { return A + ((size_t)level * (count() + 2) + row) * n; }
};

static size_t step(const Devices& devices, const Part* parts, int t, bool sends, int n) {
  size_t moved = 0;
  const int level = (t + 1) % 2;
  for (int d = 0; d < devices.count; d++) {
    const Part& part = parts[d];
    const bool has_before = d > 0, has_behind = d + 1 < devices.count;
    Neighbour before = {}, behind = {};
    if (sends && has_before) before = {parts[d - 1].row(level, parts[d - 1].count() + 1, n), parts[d - 1].flags};
    if (sends && has_behind) behind = {parts[d + 1].row(level, 0, n), parts[d + 1].flags};
    moved += ((before.row ? 1 : 0) + (behind.row ? 1 : 0)) * (size_t)(n - 2) * sizeof(DATA_TYPE);
    devices.use(d);
    const dim3 grid(blocks_for(n, kThreads), std::min(1 + blocks_for(std::max(part.count() - 2, 0), kRows), 65535u));
    heat_step<<<grid, kThreads, 0, part.stream>>>(part.row(level, 0, n), part.row(t % 2, 0, n), n, part.count(), t,
                                                  part.flags, has_before, has_behind, before, behind);
    CHECK(cudaGetLastError());
  }
  return moved;
}

static size_t compute(const Devices& devices, const Part* parts, int steps, int n) {
  size_t moved = 0;
  for (int t = 0; t < steps; t++) moved += step(devices, parts, t, t + 1 < steps, n);
  devices.synchronise();
  return moved;
}

static Part make_part(block rows, int n, size_t& allocated_bytes) {
  Part part = {};
  part.rows = rows;
  part.A = device_memory<DATA_TYPE>(2 * (size_t)(part.count() + 2) * n, allocated_bytes);
  size_t flags = 0;  // not of the problem
  part.flags = device_memory<Flags>(1, flags);
  CHECK(cudaMemset(part.flags, 0, sizeof(Flags)));
  part.stream = make_stream();
  return part;
}

static void free_part(const Part& part) {
  CHECK(cudaFree(part.A));
  CHECK(cudaFree(part.flags));
  CHECK(cudaStreamDestroy(part.stream));
}

// Both levels with the rows on both sides.
static void upload(const Devices& devices, const Part* parts, const DATA_TYPE* A, int n) {
  for (int d = 0; d < devices.count; d++) {
    const Part& part = parts[d];
    devices.use(d);
    for (int level = 0; level < 2; level++)
      CHECK(cudaMemcpyAsync(part.row(level, 0, n), A + ((size_t)level * n + part.rows.lo - 1) * n,
                            (size_t)(part.count() + 2) * n * sizeof(DATA_TYPE), cudaMemcpyHostToDevice, part.stream));
  }
  devices.synchronise();
}

static void download(const Devices& devices, const Part* parts, DATA_TYPE* A, int n) {
  for (int d = 0; d < devices.count; d++) {
    const Part& part = parts[d];
    devices.use(d);
    for (int level = 0; level < 2; level++)
      CHECK(cudaMemcpyAsync(A + ((size_t)level * n + part.rows.lo) * n, part.row(level, 1, n),
                            (size_t)part.count() * n * sizeof(DATA_TYPE), cudaMemcpyDeviceToHost, part.stream));
  }
  devices.synchronise();
}

// Loads the kernel: no points (n = 2), and nothing to send or to wait for.
static void warm_up(const Devices& devices, const Part* parts) {
  for (int d = 0; d < devices.count; d++) {
    devices.use(d);
    heat_step<<<dim3(1, 2), kThreads, 0, parts[d].stream>>>(parts[d].A, parts[d].A + 1, 2, 1, 0, parts[d].flags, false,
                                                            false, {}, {});
    CHECK(cudaGetLastError());
  }
  devices.synchronise();
}

int main(int argc, char** argv) {
  const options options = parse_options(argc, argv, {"heat2d", N, TSTEPS, 1, 0, 0, 0});
  const int n = options.size;
  const block inner = {1, n - 1};
  measurement measured = {};
  measured.interface_name = "cuda";
  measured.devices = inner.lo < inner.hi ? devices_with_work(inner, options.devices) : 0;
  const Devices devices = open_devices(options, measured.devices);
  devices.must_see_each_other(options.program);
  DATA_TYPE* A = pinned_memory<DATA_TYPE>(2 * (size_t)n * n);
  initialise(n, A);

  Part parts[MAX_DEVICES];
  for (int d = 0; d < devices.count; d++) {
    devices.use(d);
    parts[d] = make_part(block_of(inner, d, devices.count), n, measured.allocated_bytes[d]);
  }
  warm_up(devices, parts);

  const double begin = now_in_seconds();
  upload(devices, parts, A, n);
  const double on_devices = now_in_seconds();
  measured.moved_bytes = compute(devices, parts, options.steps, n);
  measured.compute_seconds = now_in_seconds() - on_devices;
  download(devices, parts, A, n);
  measured.total_seconds = now_in_seconds() - begin;

  for (int d = 0; d < devices.count; d++) {
    devices.use(d);
    free_part(parts[d]);
  }
  const int status = finish(&options, &measured, A);
  CHECK(cudaFreeHost(A));
  return status;
}
