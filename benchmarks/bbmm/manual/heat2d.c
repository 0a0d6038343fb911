/*
 * Heat equation in the plane on several GPUs. Each holds A[2][rows + 2][N]: a block of the inner rows and a row on each
 * side, which is a neighbour's or the plate's border. Per step and device:
 *
 *     compute queue     the first and the last row of the block, then all other rows
 *     copy queue        as soon as there are the first and the last row: a row to each neighbour
 *
 * so that rows travel, through page-locked host memory, while the inner rows are computed.
 */
#include "heat2d-problem.h"

#include "opencl-devices.h"

#define THREADS 128 /* along a row */
#define ROWS 8      /* of one thread, from top to bottom, which keeps three rows in registers */

/*
 * heat_rows: rows first <= i < end. heat_edges: rows first and last. `now_at` and `next_at` are where levels begin. The
 * buffer is both read and written, in different levels.
 */
static const char *const source =
    "#define ROWS " AS_TEXT(ROWS) "\n"
    "#define HEAT(up, left, middle, right, down) " AS_TEXT(HEAT(up, left, middle, right, down)) "\n" KERNEL_SOURCE(
  __kernel void heat_edges(__global DATA_TYPE *restrict next, ulong next_at, __global const DATA_TYPE *restrict now,
                           ulong now_at, int n, int first, int last) {
    const int j = get_global_id(0);
    if (j < 1 || j >= n - 1) return;
    const ulong at = (ulong)(get_global_id(1) == 0 ? first : last) * n + j;
    now += now_at + at;
    next[next_at + at] = HEAT(now[-n], now[-1], now[0], now[1], now[n]);
  }

  __kernel void heat_rows(__global DATA_TYPE *restrict next, ulong next_at, __global const DATA_TYPE *restrict now,
                          ulong now_at, int n, int first, int end) {
    const int j = get_global_id(0);
    const int top = first + get_global_id(1) * ROWS;
    if (j < 1 || j >= n - 1) return;
    next += next_at + (ulong)top * n + j;
    now += now_at + (ulong)top * n + j;
    DATA_TYPE up = now[-n];
    DATA_TYPE middle = now[0];
    for (int r = min(ROWS, end - top); r > 0; r--) {
      const DATA_TYPE down = now[n];
      next[0] = HEAT(up, now[-1], middle, now[1], down);
      up = middle;
      middle = down;
      now += n;
      next += n;
    }
  });

enum { UP, DOWN, SIDES };

struct part {
  struct block rows; /* of the plate; row rows.lo is row 1 here */
  cl_mem A;          /* [2][rows + 2][n] */
  cl_event edges;    /* the first and last row of the last step */
  /* To the neighbour on each side: */
  struct staging staging[SIDES];
  cl_event staged[SIDES];
  cl_event sent[SIDES]; /* the row is in the neighbour's A */
};

struct heat {
  int n;
  struct devices devices;
  cl_kernel edges, rows;
  struct part parts[MAX_DEVICES];
};

static int rows_of(const struct part *part) { return part->rows.hi - part->rows.lo; }

/* Of element [level][row][column] in A. */
static size_t element(const struct heat *heat, const struct part *part, int level, int row, int column) {
  return ((size_t)level * (rows_of(part) + 2) + row) * heat->n + column;
}

static size_t sent_bytes(const struct heat *heat) { return (size_t)(heat->n - 2) * sizeof(DATA_TYPE); }

/* The neighbour on a side; -1 where the plate ends. */
static int neighbour(const struct heat *heat, int device, int side) {
  int other = side == UP ? device - 1 : device + 1;
  return other < heat->devices.count ? other : -1;
}

/* heat_edges for rows first and last, or heat_rows for first <= i < last. With n = 2: no points. */
static cl_event enqueue(const struct heat *heat, cl_kernel kernel, int device, int t, int n, int first, int last,
                        size_t threads, const struct waits *waits) {
  const struct part *part = &heat->parts[device];
  const cl_ulong next_at = element(heat, part, (t + 1) % 2, 0, 0), now_at = element(heat, part, t % 2, 0, 0);
  SET_ARGUMENT(kernel, 0, part->A);
  SET_ARGUMENT(kernel, 1, next_at);
  SET_ARGUMENT(kernel, 2, part->A);
  SET_ARGUMENT(kernel, 3, now_at);
  SET_ARGUMENT(kernel, 4, n);
  SET_ARGUMENT(kernel, 5, first);
  SET_ARGUMENT(kernel, 6, last);
  const size_t global[] = {rounded_up(n, THREADS), threads};
  const size_t local[] = {THREADS, 1};
  cl_event event;
  CHECK(clEnqueueNDRangeKernel(heat->devices.compute[device], kernel, 2, NULL, global, local, waits->count,
                               events_of(waits), &event));
  return event;
}

static void enqueue_rows(const struct heat *heat, int device, int t, int n, int first, int end) {
  const struct waits nothing = {0};
  if (first >= end) return;
  const size_t threads = (end - first + ROWS - 1) / ROWS;
  CHECK(clReleaseEvent(enqueue(heat, heat->rows, device, t, n, first, end, threads, &nothing)));
}

/* The queue keeps its order, so only rows of other devices are waited for: those of the step before. */
static void step(struct heat *heat, int t) {
  for (int d = 0; d < heat->devices.count; d++) {
    struct part *part = &heat->parts[d];
    const int rows = rows_of(part);
    if (heat->devices.count == 1) {
      enqueue_rows(heat, d, t, heat->n, 1, rows + 1);
      continue;
    }
    struct waits waits = {0};
    if (neighbour(heat, d, UP) >= 0) wait_for(&waits, heat->parts[d - 1].sent[DOWN]);
    if (neighbour(heat, d, DOWN) >= 0) wait_for(&waits, heat->parts[d + 1].sent[UP]);
    keep(&part->edges, enqueue(heat, heat->edges, d, t, heat->n, 1, rows, rows > 1 ? 2 : 1, &waits));
    enqueue_rows(heat, d, t, heat->n, 2, rows);
  }
}

/* Reads a row of level `level` that a neighbour needs, when the one before has left the staging memory. */
static void stage(struct heat *heat, int device, int side, int level) {
  struct part *part = &heat->parts[device];
  const size_t from = element(heat, part, level, side == UP ? 1 : rows_of(part), 1);
  struct waits waits = {0};
  wait_for(&waits, part->edges);
  wait_for(&waits, part->sent[side]);
  cl_event event;
  CHECK(clEnqueueReadBuffer(heat->devices.copies[device], part->A, CL_FALSE, from * sizeof(DATA_TYPE),
                            sent_bytes(heat), part->staging[side].bytes, waits.count, events_of(&waits), &event));
  keep(&part->staged[side], event);
}

/*
 * Writes the row into the neighbour's A. The neighbour is done with the row that is overwritten: it read it before it
 * sent the row that this step's edges have waited for.
 */
static void deliver(struct heat *heat, int device, int side, int level) {
  struct part *part = &heat->parts[device];
  const int to = neighbour(heat, device, side);
  const struct part *other = &heat->parts[to];
  const size_t at = element(heat, other, level, side == UP ? rows_of(other) + 1 : 0, 1);
  cl_event event;
  CHECK(clEnqueueWriteBuffer(heat->devices.copies[to], other->A, CL_FALSE, at * sizeof(DATA_TYPE), sent_bytes(heat),
                             part->staging[side].bytes, 1, &part->staged[side], &event));
  keep(&part->sent[side], event);
}

/* All rows are on their way to the host before the first one waits to be written. */
static size_t exchange(struct heat *heat, int t) {
  size_t moved = 0;
  for (int d = 0; d < heat->devices.count; d++)
    for (int side = 0; side < SIDES; side++)
      if (neighbour(heat, d, side) >= 0) stage(heat, d, side, (t + 1) % 2);
  for (int d = 0; d < heat->devices.count; d++)
    for (int side = 0; side < SIDES; side++) {
      if (neighbour(heat, d, side) < 0) continue;
      deliver(heat, d, side, (t + 1) % 2);
      moved += sent_bytes(heat);
    }
  return moved;
}

static size_t compute(struct heat *heat, int steps) {
  size_t moved = 0;
  for (int t = 0; t < steps; t++) {
    step(heat, t);
    if (t + 1 < steps) moved += exchange(heat, t);
    submit(&heat->devices);
  }
  synchronise(&heat->devices);
  return moved;
}

static void make_part(struct heat *heat, int device, struct block rows, size_t *allocated_bytes) {
  struct part *part = &heat->parts[device];
  part->rows = rows;
  part->A = device_memory(&heat->devices, element(heat, part, 2, 0, 0) * sizeof(DATA_TYPE), allocated_bytes);
  for (int side = 0; side < SIDES; side++)
    if (neighbour(heat, device, side) >= 0) part->staging[side] = make_staging(&heat->devices, sent_bytes(heat));
}

static void free_part(struct heat *heat, int device) {
  struct part *part = &heat->parts[device];
  CHECK(clReleaseMemObject(part->A));
  keep(&part->edges, NULL);
  for (int side = 0; side < SIDES; side++) {
    keep(&part->staged[side], NULL);
    keep(&part->sent[side], NULL);
    if (neighbour(heat, device, side) >= 0) free_staging(&heat->devices, &part->staging[side]);
  }
}

/* Both levels with the rows on both sides. */
static void upload(const struct heat *heat, const DATA_TYPE *A) {
  const size_t n = heat->n;
  for (int d = 0; d < heat->devices.count; d++) {
    const struct part *part = &heat->parts[d];
    for (int level = 0; level < 2; level++)
      CHECK(clEnqueueWriteBuffer(heat->devices.copies[d], part->A, CL_FALSE,
                                 element(heat, part, level, 0, 0) * sizeof *A, (rows_of(part) + 2) * n * sizeof *A,
                                 A + (level * n + part->rows.lo - 1) * n, 0, NULL, NULL));
  }
  synchronise(&heat->devices);
}

static void download(const struct heat *heat, DATA_TYPE *A) {
  const size_t n = heat->n;
  for (int d = 0; d < heat->devices.count; d++) {
    const struct part *part = &heat->parts[d];
    for (int level = 0; level < 2; level++)
      CHECK(clEnqueueReadBuffer(heat->devices.copies[d], part->A, CL_FALSE,
                                element(heat, part, level, 1, 0) * sizeof *A, rows_of(part) * n * sizeof *A,
                                A + (level * n + part->rows.lo) * n, 0, NULL, NULL));
  }
  synchronise(&heat->devices);
}

/* Has the driver make the kernels ready on each device: no points. */
static void warm_up(const struct heat *heat) {
  const struct waits nothing = {0};
  for (int d = 0; d < heat->devices.count; d++) {
    CHECK(clReleaseEvent(enqueue(heat, heat->edges, d, 0, 2, 1, 1, 1, &nothing)));
    enqueue_rows(heat, d, 0, 2, 1, 2);
  }
  synchronise(&heat->devices);
}

int main(int argc, char **argv) {
  const struct options options = parse_options(argc, argv, (struct options){"heat2d", N, TSTEPS, 1, 0, 0, 0});
  const int n = options.size;
  const struct block inner = {1, n - 1};
  struct measurement measured = {.interface_name = "opencl"};
  measured.devices = inner.lo < inner.hi ? devices_with_work(inner, options.devices) : 0;
  struct heat heat = {.n = n, .devices = open_devices(&options, measured.devices, source)};
  heat.edges = make_kernel(&heat.devices, "heat_edges");
  heat.rows = make_kernel(&heat.devices, "heat_rows");
  DATA_TYPE *A = host_memory(2 * (size_t)n * n * sizeof *A);
  initialise(n, A);
  for (int d = 0; d < measured.devices; d++)
    make_part(&heat, d, block_of(inner, d, measured.devices), &measured.allocated_bytes[d]);
  warm_up(&heat);

  const double begin = now_in_seconds();
  upload(&heat, A);
  const double on_devices = now_in_seconds();
  measured.moved_bytes = compute(&heat, options.steps);
  measured.compute_seconds = now_in_seconds() - on_devices;
  download(&heat, A);
  measured.total_seconds = now_in_seconds() - begin;

  for (int d = 0; d < measured.devices; d++) free_part(&heat, d);
  free_kernel(heat.edges);
  free_kernel(heat.rows);
  close_devices(&heat.devices);
  const int status = finish(&options, &measured, A);
  free(A);
  return status;
}
