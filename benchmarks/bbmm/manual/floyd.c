/*
 * Floyd-Warshall on several GPUs. Each holds a block of rows of path, and two rows for row k of another GPU: one is
 * read by iteration k while row k + 1 arrives in the other.
 *
 *     the owner of row k + 1     its row k + 1 first ──► everybody: row k + 1
 *     everybody                  all rows of the block, with row k
 *
 * OpenCL 1.2 has no copies from GPU to GPU that all drivers do directly, so a row goes through page-locked host memory,
 * in the copy queues. Iteration k leaves row k and column k as they are, since path[k][k] >= 0. So rows are only
 * written where they change, row k can be read in place by its owner, and row k + 1 may be computed a second time while
 * it is sent.
 */
#include "floyd-problem.h"

#include "opencl-devices.h"

#define THREADS 128 /* along a row */
#define ROWS 8      /* of one thread, which share its element of row k */

/* All loads come before the first store, behind which none could be moved. */
static const char *const source =
    "#define ROWS " AS_TEXT(ROWS) "\n" KERNEL_SOURCE(
  __kernel void relax(__global DATA_TYPE *restrict path, ulong path_at, __global const DATA_TYPE *restrict pivot,
                      ulong pivot_at, int rows, int n, int k) {
    const int j = get_global_id(0);
    const int first = get_global_id(1) * ROWS;
    if (j >= n) return;
    path += path_at;
    const DATA_TYPE from_pivot = pivot[pivot_at + j];
    DATA_TYPE old[ROWS];
    DATA_TYPE through[ROWS];
    for (int r = 0; r < ROWS; r++) {
      __global const DATA_TYPE *row = path + (ulong)min(first + r, max(rows - 1, 0)) * n;
      old[r] = row[j];
      through[r] = row[k] + from_pivot;
    }
    for (int r = 0; r < ROWS; r++)
      if (first + r < rows && through[r] < old[r]) path[(ulong)(first + r) * n + j] = through[r];
  });

struct part {
  struct block rows;
  cl_mem path;
  cl_mem pivot[2];      /* row k of another device is in pivot[k % 2] */
  cl_event relaxed[2];  /* iteration k is done with pivot[k % 2] */
  cl_event received[2]; /* row k is in pivot[k % 2] */
};

struct floyd {
  int n;
  struct devices devices;
  cl_kernel relax;
  struct part parts[MAX_DEVICES];
  struct staging staging[2]; /* row k is in staging[k % 2] */
  cl_event staged[3];        /* row k, by staged[k % 3]: iteration k sends row k + 1 and still waits for row k - 1 */
};

static int rows_of(const struct part *part) { return part->rows.hi - part->rows.lo; }
static int owns(const struct part *part, int row) { return part->rows.lo <= row && row < part->rows.hi; }
static size_t row_bytes(const struct floyd *floyd) { return (size_t)floyd->n * sizeof(DATA_TYPE); }

static int owner_of(const struct floyd *floyd, int row) {
  int device = 0;
  while (!owns(&floyd->parts[device], row)) device++;
  return device;
}

/* Iteration k of `rows` rows, from `first` on. */
static cl_event enqueue_relax(const struct floyd *floyd, int device, int first, int rows, int k,
                              const struct waits *waits) {
  const struct part *part = &floyd->parts[device];
  const int in_place = owns(part, k);
  const cl_mem pivot = in_place ? part->path : part->pivot[k % 2];
  const cl_ulong pivot_at = in_place ? (cl_ulong)(k - part->rows.lo) * floyd->n : 0;
  const cl_ulong path_at = (cl_ulong)(first - part->rows.lo) * floyd->n;
  SET_ARGUMENT(floyd->relax, 0, part->path);
  SET_ARGUMENT(floyd->relax, 1, path_at);
  SET_ARGUMENT(floyd->relax, 2, pivot);
  SET_ARGUMENT(floyd->relax, 3, pivot_at);
  SET_ARGUMENT(floyd->relax, 4, rows);
  SET_ARGUMENT(floyd->relax, 5, floyd->n);
  SET_ARGUMENT(floyd->relax, 6, k);
  const size_t global[] = {rounded_up(floyd->n, THREADS), rows > ROWS ? (rows + ROWS - 1) / ROWS : 1};
  const size_t local[] = {THREADS, 1};
  cl_event event;
  CHECK(clEnqueueNDRangeKernel(floyd->devices.compute[device], floyd->relax, 2, NULL, global, local, waits->count,
                               events_of(waits), &event));
  return event;
}

/* Row `row` from its owner to everybody else, as soon as `computed` and when its places are free. */
static size_t send_row(struct floyd *floyd, int owner, int row, cl_event computed) {
  const int slot = row % 2, devices = floyd->devices.count;
  const struct part *from = &floyd->parts[owner];
  struct waits to_read = {0};
  cl_event event;
  wait_for(&to_read, computed);
  for (int e = 0; e < devices; e++) wait_for(&to_read, floyd->parts[e].received[slot]);
  CHECK(clEnqueueReadBuffer(floyd->devices.copies[owner], from->path, CL_FALSE,
                            (size_t)(row - from->rows.lo) * row_bytes(floyd), row_bytes(floyd),
                            floyd->staging[slot].bytes, to_read.count, events_of(&to_read), &event));
  keep(&floyd->staged[row % 3], event);
  for (int e = 0; e < devices; e++) {
    if (e == owner) continue;
    struct part *to = &floyd->parts[e];
    struct waits to_write = {0};
    wait_for(&to_write, floyd->staged[row % 3]);
    wait_for(&to_write, to->relaxed[slot]);
    CHECK(clEnqueueWriteBuffer(floyd->devices.copies[e], to->pivot[slot], CL_FALSE, 0, row_bytes(floyd),
                               floyd->staging[slot].bytes, to_write.count, events_of(&to_write), &event));
    keep(&to->received[slot], event);
  }
  return (size_t)(devices - 1) * row_bytes(floyd);
}

/* Iteration k needs row k, and may overwrite row k - 1, which must have been read. */
static struct waits waits_of(const struct floyd *floyd, int device, int k) {
  const struct part *part = &floyd->parts[device];
  struct waits waits = {0};
  if (!owns(part, k)) wait_for(&waits, part->received[k % 2]);
  if (k > 0 && owns(part, k - 1)) wait_for(&waits, floyd->staged[(k - 1) % 3]);
  return waits;
}

static size_t compute(struct floyd *floyd) {
  const struct waits nothing = {0};
  const int devices = floyd->devices.count;
  size_t moved = 0;
  for (int k = 0; k < floyd->n; k++) {
    struct waits waits[MAX_DEVICES];
    for (int d = 0; d < devices; d++) waits[d] = waits_of(floyd, d, k);
    int owner = -1;
    if (k + 1 < floyd->n && devices > 1) {
      owner = owner_of(floyd, k + 1);
      cl_event computed = enqueue_relax(floyd, owner, k + 1, 1, k, &waits[owner]);
      moved += send_row(floyd, owner, k + 1, computed);
      CHECK(clReleaseEvent(computed));
    }
    /* A queue keeps its order, so the owner need not wait again. */
    for (int d = 0; d < devices; d++) {
      struct part *part = &floyd->parts[d];
      keep(&part->relaxed[k % 2],
           enqueue_relax(floyd, d, part->rows.lo, rows_of(part), k, d == owner ? &nothing : &waits[d]));
    }
    submit(&floyd->devices);
  }
  synchronise(&floyd->devices);
  return moved;
}

static void make_part(struct floyd *floyd, int device, size_t *allocated_bytes) {
  struct part *part = &floyd->parts[device];
  const int devices = floyd->devices.count;
  part->rows = block_of((struct block){0, floyd->n}, device, devices);
  part->path = device_memory(&floyd->devices, rows_of(part) * row_bytes(floyd), allocated_bytes);
  for (int slot = 0; slot < 2 && devices > 1; slot++)
    part->pivot[slot] = device_memory(&floyd->devices, row_bytes(floyd), allocated_bytes);
}

static void free_part(struct part *part) {
  CHECK(clReleaseMemObject(part->path));
  for (int slot = 0; slot < 2; slot++) {
    if (part->pivot[slot] != NULL) CHECK(clReleaseMemObject(part->pivot[slot]));
    keep(&part->relaxed[slot], NULL);
    keep(&part->received[slot], NULL);
  }
}

/* The block, and row 0 for those that do not have it. */
static void upload(const struct floyd *floyd, const DATA_TYPE *path) {
  for (int d = 0; d < floyd->devices.count; d++) {
    const struct part *part = &floyd->parts[d];
    CHECK(clEnqueueWriteBuffer(floyd->devices.copies[d], part->path, CL_FALSE, 0, rows_of(part) * row_bytes(floyd),
                               path + (size_t)part->rows.lo * floyd->n, 0, NULL, NULL));
    if (!owns(part, 0))
      CHECK(clEnqueueWriteBuffer(floyd->devices.copies[d], part->pivot[0], CL_FALSE, 0, row_bytes(floyd), path, 0,
                                 NULL, NULL));
  }
  synchronise(&floyd->devices);
}

static void download(const struct floyd *floyd, DATA_TYPE *path) {
  for (int d = 0; d < floyd->devices.count; d++) {
    const struct part *part = &floyd->parts[d];
    CHECK(clEnqueueReadBuffer(floyd->devices.copies[d], part->path, CL_FALSE, 0, rows_of(part) * row_bytes(floyd),
                              path + (size_t)part->rows.lo * floyd->n, 0, NULL, NULL));
  }
  synchronise(&floyd->devices);
}

/* Has the driver make the kernel ready on each device: no rows. */
static void warm_up(const struct floyd *floyd) {
  const struct waits nothing = {0};
  for (int d = 0; d < floyd->devices.count; d++)
    CHECK(clReleaseEvent(enqueue_relax(floyd, d, floyd->parts[d].rows.lo, 0, 0, &nothing)));
  synchronise(&floyd->devices);
}

int main(int argc, char **argv) {
  const struct options options = parse_options(argc, argv, (struct options){"floyd", N, -1, 1, 0, 0, 0});
  const int n = options.size;
  struct measurement measured = {.interface_name = "opencl"};
  measured.devices = devices_with_work((struct block){0, n}, options.devices);
  struct floyd floyd = {.n = n, .devices = open_devices(&options, measured.devices, source)};
  floyd.relax = make_kernel(&floyd.devices, "relax");
  DATA_TYPE *path = host_memory((size_t)n * n * sizeof *path);
  initialise(n, path);
  for (int d = 0; d < measured.devices; d++) make_part(&floyd, d, &measured.allocated_bytes[d]);
  for (int slot = 0; slot < 2; slot++) floyd.staging[slot] = make_staging(&floyd.devices, row_bytes(&floyd));
  warm_up(&floyd);

  const double begin = now_in_seconds();
  upload(&floyd, path);
  const double on_devices = now_in_seconds();
  measured.moved_bytes = compute(&floyd);
  measured.compute_seconds = now_in_seconds() - on_devices;
  download(&floyd, path);
  measured.total_seconds = now_in_seconds() - begin;

  for (int d = 0; d < measured.devices; d++) free_part(&floyd.parts[d]);
  for (int row = 0; row < 3; row++) keep(&floyd.staged[row], NULL);
  for (int slot = 0; slot < 2; slot++) free_staging(&floyd.devices, &floyd.staging[slot]);
  free_kernel(floyd.relax);
  close_devices(&floyd.devices);
  const int status = finish(&options, &measured, path);
  free(path);
  return status;
}
