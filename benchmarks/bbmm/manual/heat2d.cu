// Heat equation in the plane on several GPUs. Each holds A[2][rows + 2][N]: a block of the inner rows and a row on each
// side, which is a neighbour's or the plate's border. Per step and device, in two streams:
//
//     edges   the first and the last row of the block ──► a row to each neighbour
//     inner   all other rows
//
// so that rows travel while the inner rows are computed.
#include "heat2d-problem.h"

#include <algorithm>

#include "cuda-devices.cuh"

constexpr int kThreads = 128;  // along a row
constexpr int kRows = 8;       // of one thread, which uses what it loads of a column three times

// Rows first and last.
__global__ void __launch_bounds__(kThreads) heat_edges(DATA_TYPE* __restrict__ next, const DATA_TYPE* __restrict__ now,
                                                       int n, int first, int last) {
  const int j = blockIdx.x * kThreads + threadIdx.x;
  if (j < 1 || j >= n - 1) return;
  const size_t at = (size_t)(blockIdx.y == 0 ? first : last) * n + j;
  next[at] = HEAT(__ldg(now + at - n), __ldg(now + at - 1), __ldg(now + at), __ldg(now + at + 1), __ldg(now + at + n));
}

// Rows first <= i < end.
__global__ void __launch_bounds__(kThreads) heat_rows(DATA_TYPE* __restrict__ next, const DATA_TYPE* __restrict__ now,
                                                      int n, int first, int end) {
  const int j = blockIdx.x * kThreads + threadIdx.x;
  if (j < 1 || j >= n - 1) return;
  // Blocks walk the rows with a stride, since a grid's second dimension ends at 65535.
  for (int top = first + blockIdx.y * kRows; top < end; top += gridDim.y * kRows) {
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
  block rows;      // of the plate; row rows.lo is row 1 here
  DATA_TYPE* A;    // [2][count() + 2][n]
  cudaStream_t edges, inner;
  cudaEvent_t edges_done, inner_done;  // of the last step
  cudaEvent_t sent;                    // the rows of the last step are with the neighbours

  int count() const { return rows.hi - rows.lo; }
  DATA_TYPE* row(int level, int row, int n) const { return A + ((size_t)level * (count() + 2) + row) * n; }
};

static void launch_edges(const Part& part, int t, int n) {
  const dim3 grid(blocks_for(n, kThreads), part.count() > 1 ? 2 : 1);
  heat_edges<<<grid, kThreads, 0, part.edges>>>(part.row((t + 1) % 2, 0, n), part.row(t % 2, 0, n), n, 1,
                                               part.count());
  CHECK(cudaGetLastError());
}

static void launch_rows(const Part& part, int t, int n, int first, int end) {
  if (first >= end) return;
  const dim3 grid(blocks_for(n, kThreads), std::min(blocks_for(end - first, kRows), 65535u));
  heat_rows<<<grid, kThreads, 0, part.inner>>>(part.row((t + 1) % 2, 0, n), part.row(t % 2, 0, n), n, first, end);
  CHECK(cudaGetLastError());
}

// Inner elements of row `row` of level `level` of device `from` into row `to_row` of device `to`.
static size_t send_row(const Devices& devices, const Part* parts, int level, int from, int row, int to, int to_row,
                       int n) {
  const size_t bytes = (size_t)(n - 2) * sizeof(DATA_TYPE);
  CHECK(cudaMemcpyPeerAsync(parts[to].row(level, to_row, n) + 1, devices.physical[to],
                            parts[from].row(level, row, n) + 1, devices.physical[from], bytes, parts[from].edges));
  return bytes;
}

static void step(const Devices& devices, Part* parts, int t, int n) {
  for (int d = 0; d < devices.count; d++) {
    const Part& part = parts[d];
    devices.use(d);
    if (devices.count == 1) {
      launch_rows(part, t, n, 1, part.count() + 1);
      continue;
    }
    // Waits for the step before: both streams read what the other one wrote, and overwrite what it read.
    CHECK(cudaStreamWaitEvent(part.inner, part.edges_done, 0));
    CHECK(cudaStreamWaitEvent(part.edges, part.inner_done, 0));
    if (d > 0) CHECK(cudaStreamWaitEvent(part.edges, parts[d - 1].sent, 0));
    if (d + 1 < devices.count) CHECK(cudaStreamWaitEvent(part.edges, parts[d + 1].sent, 0));
    launch_edges(part, t, n);
    CHECK(cudaEventRecord(part.edges_done, part.edges));
    launch_rows(part, t, n, 2, part.count());
    CHECK(cudaEventRecord(part.inner_done, part.inner));
  }
}

// After step() of all devices, which wait for the rows of the step before. A neighbour is done with the row that is
// overwritten: it read it before it sent the row that this step's edges have waited for.
static size_t exchange(const Devices& devices, Part* parts, int t, int n) {
  size_t moved = 0;
  const int level = (t + 1) % 2;
  for (int d = 0; d < devices.count; d++) {
    const Part& part = parts[d];
    devices.use(d);
    if (d > 0) moved += send_row(devices, parts, level, d, 1, d - 1, parts[d - 1].count() + 1, n);
    if (d + 1 < devices.count) moved += send_row(devices, parts, level, d, part.count(), d + 1, 0, n);
    CHECK(cudaEventRecord(part.sent, part.edges));
  }
  return moved;
}

static size_t compute(const Devices& devices, Part* parts, int steps, int n) {
  size_t moved = 0;
  for (int t = 0; t < steps; t++) {
    step(devices, parts, t, n);
    if (devices.count > 1 && t + 1 < steps) moved += exchange(devices, parts, t, n);
  }
  devices.synchronise();
  return moved;
}

static Part make_part(block rows, int n, size_t& allocated_bytes) {
  Part part = {};
  part.rows = rows;
  part.A = device_memory<DATA_TYPE>(2 * (size_t)(part.count() + 2) * n, allocated_bytes);
  int lowest = 0, highest = 0;
  CHECK(cudaDeviceGetStreamPriorityRange(&lowest, &highest));
  part.edges = make_stream(highest);
  part.inner = make_stream(lowest);
  part.edges_done = make_event();
  part.inner_done = make_event();
  part.sent = make_event();
  return part;
}

static void free_part(const Part& part) {
  CHECK(cudaFree(part.A));
  CHECK(cudaEventDestroy(part.edges_done));
  CHECK(cudaEventDestroy(part.inner_done));
  CHECK(cudaEventDestroy(part.sent));
  CHECK(cudaStreamDestroy(part.edges));
  CHECK(cudaStreamDestroy(part.inner));
}

// Both levels with the rows on both sides.
static void upload(const Devices& devices, const Part* parts, const DATA_TYPE* A, int n) {
  for (int d = 0; d < devices.count; d++) {
    const Part& part = parts[d];
    devices.use(d);
    for (int level = 0; level < 2; level++)
      CHECK(cudaMemcpyAsync(part.row(level, 0, n), A + ((size_t)level * n + part.rows.lo - 1) * n,
                            (size_t)(part.count() + 2) * n * sizeof(DATA_TYPE), cudaMemcpyHostToDevice, part.inner));
  }
  devices.synchronise();
}

static void download(const Devices& devices, const Part* parts, DATA_TYPE* A, int n) {
  for (int d = 0; d < devices.count; d++) {
    const Part& part = parts[d];
    devices.use(d);
    for (int level = 0; level < 2; level++)
      CHECK(cudaMemcpyAsync(A + ((size_t)level * n + part.rows.lo) * n, part.row(level, 1, n),
                            (size_t)part.count() * n * sizeof(DATA_TYPE), cudaMemcpyDeviceToHost, part.inner));
  }
  devices.synchronise();
}

// Loads kernels and opens the ways between devices: no points (n = 2), and rows into places that upload() overwrites.
static void warm_up(const Devices& devices, Part* parts, int n) {
  for (int d = 0; d < devices.count; d++) {
    devices.use(d);
    launch_edges(parts[d], 0, 2);
    launch_rows(parts[d], 0, 2, 1, 2);
  }
  devices.synchronise();
  exchange(devices, parts, 0, n);
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
  DATA_TYPE* A = pinned_memory<DATA_TYPE>(2 * (size_t)n * n);
  initialise(n, A);

  Part parts[MAX_DEVICES];
  for (int d = 0; d < devices.count; d++) {
    devices.use(d);
    parts[d] = make_part(block_of(inner, d, devices.count), n, measured.allocated_bytes[d]);
  }
  warm_up(devices, parts, n);

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
