/*
 * libboxflow's C interface: what compiled programs, the Node addon and nothing else call.
 *
 * A compiled program contains one boxflow_bundle and, in place of each region, code of this shape:
 *
 *     boxflow_call call = { &boxflow_program_bundle, 0, (const int64_t[]){ n }, (void *const[]){ path } };
 *     call.operations = ...;
 *     if ((call.operations < least && boxflow_begin_small(&call)) || !boxflow_enter(&call)) {
 *       ... the region as the user wrote it ...
 *       if (call.state) boxflow_check(&call);
 *     }
 *
 * Options of compiled programs come from the environment variables BOXFLOW_*, set by `poly-cli run`.
 */
#ifndef BOXFLOW_H
#define BOXFLOW_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A kernel of the host device. `arguments` are pointers to the argument values, in the order of the kernel's
 * signature: for each view its origin (a pointer to element type, moved back by the box's lower corner) and its
 * rank-1 strides (int64_t, in elements), then the scalars (int64_t), then the grid (int64_t per thread dimension).
 *
 * In the variant of a kernel whose views may be in several buffers, a view of rank > 0 is one argument in place of
 * these, a table of values of 64 bits: the number of boxes, and then for each of the plan's `split.pieces` boxes, used
 * or not: all origins, all strides (rank-1 each), all lower and all upper bounds (rank each). Boxes are half-open and
 * disjoint.
 */
typedef void (*boxflow_host_kernel_function)(void *const *arguments);

typedef struct boxflow_host_kernel {
  const char *name;
  boxflow_host_kernel_function function;
} boxflow_host_kernel;

/*
 * What a program looks at to see that a call of a region is too small for devices. The runtime sets both fields. They
 * are accessed with relaxed atomic loads and stores.
 */
typedef struct boxflow_decision {
  int64_t least; /* a call with fewer operations is too small; begins with 0 */
  int64_t small; /* the number of such calls */
} boxflow_decision;

/* A compiled translation unit. Absent targets are null. Everything is borrowed and must outlive all calls. */
typedef struct boxflow_bundle {
  const char *plans_json; /* JSON array of plans, null-terminated */
  const boxflow_host_kernel *host_kernels; /* ends with a null name */
  const char *opencl_source;
  const char *cuda_source; /* for NVRTC */
  const unsigned char *cuda_fatbin; /* preferred over cuda_source where present */
  size_t cuda_fatbin_bytes;
  boxflow_decision *decisions; /* one for each plan */
} boxflow_bundle;

typedef struct boxflow_call {
  const boxflow_bundle *bundle;
  int plan; /* position in plans_json */
  const int64_t *parameters; /* in the plan's order */
  void *const *arrays; /* address of the first element, in the plan's order; null for region-local arrays */
  void *state; /* boxflow_enter to boxflow_check; start with null */
  int keep; /* not 0: all accesses to memory until the next region are announced, so that arrays may stay on devices */
  double operations, serial, launches, bytes; /* the plan's `work`; infinite if it has none */
} boxflow_call;

/*
 * Begins a call with fewer operations than `least`. Returns 1 if the caller must run the sequential code now, and then
 * call boxflow_check if `state` is not null. Returns 0 if it must call boxflow_enter instead: devices hold arrays, or
 * another thread is in a region.
 */
int boxflow_begin_small(boxflow_call *call);

/*
 * Runs the region on the devices and returns 1, or returns 0 when the caller must run the sequential code and then call
 * boxflow_check if `state` is not null: because the call is predicted to be faster on the host, an assumption does not
 * hold (said on stderr), arrays overlap, the devices are simulated or have all failed (the arrays are as they were), or
 * the run is to be verified (arrays are restored to their state at entry first). Regions of other threads wait from the
 * beginning of a call to its end, boxflow_check. On an error that leaves no correct way to go on it prints a diagnostic
 * and exits with code 1.
 */
int boxflow_enter(boxflow_call *call);

/*
 * Ends a sequential call: measures how long it took. In a verified run compares all live-out elements; a difference is
 * reported and makes the program exit with 3.
 */
void boxflow_check(boxflow_call *call);

/* How many arrays devices hold: while there is none, nothing has to be announced. */
extern int boxflow_kept;

enum { BOXFLOW_READ, BOXFLOW_WRITE, BOXFLOW_FORGET };

/*
 * The program is about to read some of `bytes` bytes at `begin`, or to write some of them (and perhaps to read others);
 * or nobody will read them any more. A null `begin` stands for all memory. What only devices hold of arrays that have
 * something in common with it is written out first, or forgotten. On an error as boxflow_enter.
 */
void boxflow_host_access(const void *begin, size_t bytes, int access);

/* The block of malloc's, or null, is about to be given back to free. */
void boxflow_freed(void *block);

/*
 * The stream, a FILE * or null, is about to be read or written. One that is no file's, such as fmemopen's, may use any
 * memory, as boxflow_host_access.
 */
void boxflow_stream(void *stream);

/*
 * Returns how many elements of `bytes` bytes lie behind `first`, if it is the beginning of a block of the heap or of a
 * variable of the executable that lives as long as the process; 0 if that is not known.
 */
int64_t boxflow_elements(const void *first, size_t bytes);

/* Whether the two functions below are told of every block of the process (boxflow/allocation.h). */
extern int boxflow_blocks_known;

enum { BOXFLOW_LEAST_BLOCK = 64 };

/* A block of at least BOXFLOW_LEAST_BLOCK bytes was allocated, or any block is about to be given back. */
void boxflow_allocated(void *block, size_t bytes);
void boxflow_released(void *block);

/*
 * Set to 1 right before a function is called that has regions and is compiled with them, and taken back by it when it
 * begins: so it knows that its caller announces its accesses, too.
 */
extern __thread int boxflow_handshake;

#ifdef __cplusplus
}
#endif
#endif
