// Floyd-Warshall on several GPUs. Each holds a block of rows of path, and two rows for row k of another GPU: one is
// read by iteration k while row k + 1 arrives in the other.
//
//     the owner of row k + 1     its row k + 1 first ──► everybody: row k + 1
//     everybody                  all rows of the block, with row k
//
// Iteration k leaves row k and column k as they are, since path[k][k] >= 0. So rows are only written where they
// change, row k can be read in place by its owner, and row k + 1 may be computed a second time while it is sent.
#include "floyd-problem.h"

#include <algorithm>

#include "cuda-devices.cuh"

constexpr int kThreads = 128;  // along a row
constexpr int kRows = 8;       // of one thread, which share its element of row k

template <int Rows>
__global__ void __launch_bounds__(kThreads) relax(DATA_TYPE* __restrict__ path, const DATA_TYPE* __restrict__ pivot,
                                                  int rows, int n, int k) {
  const int j = blockIdx.x * kThreads + threadIdx.x;
  if (j >= n) return;
  DATA_TYPE from_pivot = __ldg(pivot + j);
  // Blocks walk the rows with a stride, since a grid's second dimension ends at 65535.
  for (int first = blockIdx.y * Rows; first < rows; first += gridDim.y * Rows) {
    DATA_TYPE old[Rows], through[Rows];
    // All loads before the first store, behind which none could be moved.
#pragma unroll
    for (int r = 0; r < Rows; r++) {
      const DATA_TYPE* row = path + (size_t)min(first + r, rows - 1) * n;
      old[r] = row[j];
      through[r] = row[k] + from_pivot;
    }
#pragma unroll
    for (int r = 0; r < Rows; r++)
      if (first + r < rows && through[r] < old[r]) path[(size_t)(first + r) * n + j] = through[r];
  }
}

template <int Rows>
static void launch(DATA_TYPE* path, const DATA_TYPE* pivot, int rows, int n, int k, cudaStream_t stream) {
  const dim3 grid(blocks_for(n, kThreads), std::max(1u, std::min(blocks_for(rows, Rows), 65535u)));
  relax<Rows><<<grid, kThreads, 0, stream>>>(path, pivot, rows, n, k);
  CHECK(cudaGetLastError());
}

struct Part {
  block rows;
  DATA_TYPE* path;
  DATA_TYPE* pivot[2];  // row k of another device is in pivot[k % 2]
  cudaStream_t compute, receive;
  cudaEvent_t computed;     // row k + 1, by its owner
  cudaEvent_t relaxed[2];   // iteration k is done with pivot[k % 2]
  cudaEvent_t received[2];  // row k is in pivot[k % 2]

  int count() const { return rows.hi - rows.lo; }
  bool owns(int row) const { return rows.lo <= row && row < rows.hi; }
  DATA_TYPE* row(int row, int n) const { return path + (size_t)(row - rows.lo) * n; }
};

// Row `row` from its owner to everybody else, as soon as it is computed and its place is free.
static size_t send_row(const Devices& devices, Part* parts, int owner, int row, int n) {
  size_t moved = 0;
  for (int e = 0; e < devices.count; e++) {
    if (e == owner) continue;
    Part& to = parts[e];
    devices.use(e);
    CHECK(cudaStreamWaitEvent(to.receive, parts[owner].computed, 0));
    CHECK(cudaStreamWaitEvent(to.receive, to.relaxed[row % 2], 0));
    CHECK(cudaMemcpyPeerAsync(to.pivot[row % 2], devices.physical[e], parts[owner].row(row, n),
                              devices.physical[owner], n * sizeof(DATA_TYPE), to.receive));
    CHECK(cudaEventRecord(to.received[row % 2], to.receive));
    moved += n * sizeof(DATA_TYPE);
  }
  return moved;
}

static size_t compute(const Devices& devices, Part* parts, int n) {
  size_t moved = 0;
  for (int k = 0; k < n; k++) {
    // Iteration k may overwrite row k - 1, so that must have been sent.
    if (k > 0) {
      for (int d = 0; d < devices.count; d++) {
        if (!parts[d].owns(k - 1)) continue;
        devices.use(d);
        for (int e = 0; e < devices.count; e++)
          if (e != d) CHECK(cudaStreamWaitEvent(parts[d].compute, parts[e].received[(k - 1) % 2], 0));
      }
    }
    const auto pivot_of = [&](const Part& part) -> const DATA_TYPE* {
      return part.owns(k) ? part.row(k, n) : part.pivot[k % 2];
    };
    for (int d = 0; d < devices.count; d++) {
      if (parts[d].owns(k)) continue;
      devices.use(d);
      CHECK(cudaStreamWaitEvent(parts[d].compute, parts[d].received[k % 2], 0));
    }
    if (k + 1 < n && devices.count > 1) {
      int owner = 0;
      while (!parts[owner].owns(k + 1)) owner++;
      const Part& part = parts[owner];
      devices.use(owner);
      launch<1>(part.row(k + 1, n), pivot_of(part), 1, n, k, part.compute);
      CHECK(cudaEventRecord(part.computed, part.compute));
      moved += send_row(devices, parts, owner, k + 1, n);
    }
    for (int d = 0; d < devices.count; d++) {
      const Part& part = parts[d];
      devices.use(d);
      launch<kRows>(part.path, pivot_of(part), part.count(), n, k, part.compute);
      CHECK(cudaEventRecord(part.relaxed[k % 2], part.compute));
    }
  }
  devices.synchronise();
  return moved;
}

static Part make_part(block rows, int n, bool alone, size_t& allocated_bytes) {
  Part part = {};
  part.rows = rows;
  part.path = device_memory<DATA_TYPE>((size_t)part.count() * n, allocated_bytes);
  if (!alone)
    for (DATA_TYPE*& pivot : part.pivot) pivot = device_memory<DATA_TYPE>(n, allocated_bytes);
  part.compute = make_stream();
  part.receive = make_stream();
  part.computed = make_event();
  for (int slot = 0; slot < 2; slot++) {
    part.relaxed[slot] = make_event();
    part.received[slot] = make_event();
  }
  return part;
}

static void free_part(const Part& part) {
  CHECK(cudaFree(part.path));
  for (int slot = 0; slot < 2; slot++) {
    CHECK(cudaFree(part.pivot[slot]));
    CHECK(cudaEventDestroy(part.relaxed[slot]));
    CHECK(cudaEventDestroy(part.received[slot]));
  }
  CHECK(cudaEventDestroy(part.computed));
  CHECK(cudaStreamDestroy(part.compute));
  CHECK(cudaStreamDestroy(part.receive));
}

// The block, and row 0 for those that do not have it.
static void upload(const Devices& devices, const Part* parts, const DATA_TYPE* path, int n) {
  for (int d = 0; d < devices.count; d++) {
    const Part& part = parts[d];
    devices.use(d);
    CHECK(cudaMemcpyAsync(part.path, path + (size_t)part.rows.lo * n, (size_t)part.count() * n * sizeof(DATA_TYPE),
                          cudaMemcpyHostToDevice, part.compute));
    if (!part.owns(0))
      CHECK(cudaMemcpyAsync(part.pivot[0], path, n * sizeof(DATA_TYPE), cudaMemcpyHostToDevice, part.compute));
  }
  devices.synchronise();
}

static void download(const Devices& devices, const Part* parts, DATA_TYPE* path, int n) {
  for (int d = 0; d < devices.count; d++) {
    const Part& part = parts[d];
    devices.use(d);
    CHECK(cudaMemcpyAsync(path + (size_t)part.rows.lo * n, part.path, (size_t)part.count() * n * sizeof(DATA_TYPE),
                          cudaMemcpyDeviceToHost, part.compute));
  }
  devices.synchronise();
}

// Loads kernels and opens the ways between devices: no rows, and a row into a place that is overwritten before it is
// read.
static void warm_up(const Devices& devices, Part* parts, int n) {
  for (int d = 0; d < devices.count; d++) {
    devices.use(d);
    launch<1>(parts[d].path, parts[d].path, 0, n, 0, parts[d].compute);
    launch<kRows>(parts[d].path, parts[d].path, 0, n, 0, parts[d].compute);
    for (int e = 0; e < devices.count; e++)
      if (e != d)
        CHECK(cudaMemcpyPeerAsync(parts[e].pivot[1], devices.physical[e], parts[d].path, devices.physical[d],
                                  n * sizeof(DATA_TYPE), parts[d].compute));
    devices.synchronise();
  }
}

int main(int argc, char** argv) {
  const options options = parse_options(argc, argv, {"floyd", N, -1, 1, 0, 0, 0});
  const int n = options.size;
  measurement measured = {};
  measured.interface_name = "cuda";
  measured.devices = devices_with_work({0, n}, options.devices);
  const Devices devices = open_devices(options, measured.devices);
  DATA_TYPE* path = pinned_memory<DATA_TYPE>((size_t)n * n);
  initialise(n, path);

  Part parts[MAX_DEVICES];
  for (int d = 0; d < devices.count; d++) {
    devices.use(d);
    parts[d] = make_part(block_of({0, n}, d, devices.count), n, devices.count == 1, measured.allocated_bytes[d]);
  }
  warm_up(devices, parts, n);

  const double begin = now_in_seconds();
  upload(devices, parts, path, n);
  const double on_devices = now_in_seconds();
  measured.moved_bytes = compute(devices, parts, n);
  measured.compute_seconds = now_in_seconds() - on_devices;
  download(devices, parts, path, n);
  measured.total_seconds = now_in_seconds() - begin;

  for (int d = 0; d < devices.count; d++) {
    devices.use(d);
    free_part(parts[d]);
  }
  const int status = finish(&options, &measured, path);
  CHECK(cudaFreeHost(path));
  return status;
}
