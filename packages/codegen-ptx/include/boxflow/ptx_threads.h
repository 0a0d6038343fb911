// Blocks of threads: a loop over the threads, or a fiber for each thread if they wait for each other.
#ifndef BOXFLOW_PTX_THREADS_H
#define BOXFLOW_PTX_THREADS_H

#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

#include "boxflow/ptx_kernel.h"

enum { ptx_warp_size = 32, ptx_barriers = 16 };

// The state of a fiber: it is ready, waits for other threads, or has ended.
enum ptx_state { ptx_ready, ptx_at_barrier, ptx_at_warp, ptx_at_activemask, ptx_ended };

typedef struct ptx_thread {
  uint32_t tid[3];
  uint32_t number;  // x first
  struct ptx_block *block;
  enum ptx_state state;
  // The value that a waiting thread contributes, and the value that it gets.
  uint32_t barrier, operation, mask, lane_argument, clamp;
  uint64_t value, result;
  uint32_t predicate, turns;
  ucontext_t context;
} ptx_thread;

typedef struct ptx_barrier {
  uint32_t arrived, expected;  // expected: 0 if all threads of the block come
  uint32_t ones;               // threads with a true predicate
} ptx_barrier;

typedef struct ptx_block {
  const boxflow_ptx_launch *launch;
  void *const *arguments;
  uint32_t ctaid[3];
  unsigned char *shared;
  uint32_t static_shared_bytes;
  uint32_t threads, live;
  int status;
  int has_fibers;
  ptx_thread *thread;  // all of them with fibers, else the running one
  ptx_barrier barriers[ptx_barriers];
  ucontext_t scheduler;
  jmp_buf end_of_thread;
  void (*body)(ptx_thread *t, void *const *arguments);
} ptx_block;

static inline void ptx_wait_for_others(ptx_thread *t) { swapcontext(&t->context, &t->block->scheduler); }

// Gives other threads of the block a turn now and then. A thread may wait for a value that they will store.
static inline void ptx_may_spin(ptx_thread *t) {
  if (t->block->has_fibers && (++t->turns & 15) == 0) ptx_wait_for_others(t);
}

// Lets the threads at a barrier go on once all have come.
static inline void ptx_release_barrier(ptx_block *b, uint32_t id) {
  ptx_barrier *barrier = &b->barriers[id];
  if (barrier->arrived == 0 || barrier->arrived < (barrier->expected != 0 ? barrier->expected : b->live)) return;
  const uint32_t ones = barrier->ones, all = barrier->arrived;
  barrier->arrived = barrier->expected = barrier->ones = 0;
  for (uint32_t i = 0; i < b->threads; ++i) {
    ptx_thread *t = &b->thread[i];
    if (t->state != ptx_at_barrier || t->barrier != id) continue;
    t->state = ptx_ready;
    t->result = (uint64_t)all << 32 | ones;
  }
}

static void ptx_release_warp(ptx_block *b, uint32_t warp);

// Ends a thread. The others no longer wait for it.
static inline void ptx_end_fiber(ptx_thread *t) {
  ptx_block *b = t->block;
  t->state = ptx_ended;
  --b->live;
  for (uint32_t id = 0; id < ptx_barriers; ++id) ptx_release_barrier(b, id);
  ptx_release_warp(b, t->number / ptx_warp_size);
}

// Ends the thread from inside of a function.
static __attribute__((noreturn, noinline, unused)) void ptx_exit(ptx_thread *t) {
  if (!t->block->has_fibers) longjmp(t->block->end_of_thread, 1);
  ptx_end_fiber(t);
  for (;;) ptx_wait_for_others(t);
}

// Ends the launch with an error.
static __attribute__((noreturn, noinline, unused)) void ptx_fail(ptx_thread *t, int status) {
  t->block->status = status;
  ptx_exit(t);
}
static inline __attribute__((noreturn)) void ptx_trap(ptx_thread *t) { ptx_fail(t, boxflow_ptx_trapped); }

// Waits at a barrier, and returns the number of threads (upper half) and of true predicates (lower half).
static __attribute__((noinline, unused)) uint64_t ptx_barrier_wait(ptx_thread *t, uint32_t id, uint32_t expected,
                                                                  uint32_t predicate) {
  ptx_barrier *barrier = &t->block->barriers[id % ptx_barriers];
  ++barrier->arrived;
  barrier->expected = expected;
  barrier->ones += predicate;
  t->barrier = id % ptx_barriers;
  t->state = ptx_at_barrier;
  ptx_release_barrier(t->block, t->barrier);
  while (t->state != ptx_ready) ptx_wait_for_others(t);
  return t->result;
}

// Counts as arrived at a barrier without waiting.
static inline void ptx_barrier_arrive(ptx_thread *t, uint32_t id, uint32_t expected) {
  ptx_barrier *barrier = &t->block->barriers[id % ptx_barriers];
  ++barrier->arrived;
  barrier->expected = expected;
  ptx_release_barrier(t->block, id % ptx_barriers);
}

static _Thread_local ptx_thread *ptx_starting;

static void ptx_fiber(void) {
  ptx_thread *t = ptx_starting;
  t->block->body(t, t->block->arguments);
  ptx_end_fiber(t);
  for (;;) ptx_wait_for_others(t);
}

static int ptx_release_activemask(ptx_block *b);

static inline void ptx_place_thread(ptx_thread *t, ptx_block *b, uint32_t number) {
  const uint32_t *size = b->launch->block;
  t->block = b;
  t->number = number;
  t->tid[0] = number % size[0];
  t->tid[1] = number / size[0] % size[1];
  t->tid[2] = number / size[0] / size[1];
}

static __attribute__((unused)) void ptx_run_fibers(ptx_block *b, unsigned char *stacks, size_t stack_bytes) {
  b->live = b->threads;
  memset(b->barriers, 0, sizeof b->barriers);
  for (uint32_t i = 0; i < b->threads; ++i) {
    ptx_thread *t = &b->thread[i];
    ptx_place_thread(t, b, i);
    t->state = ptx_ready;
    t->turns = 0;
    getcontext(&t->context);
    t->context.uc_stack.ss_sp = stacks + i * stack_bytes;
    t->context.uc_stack.ss_size = stack_bytes;
    t->context.uc_link = 0;
    makecontext(&t->context, ptx_fiber, 0);
  }
  while (b->live > 0 && b->status == boxflow_ptx_done) {
    int has_run = 0;
    for (uint32_t i = 0; i < b->threads && b->status == boxflow_ptx_done; ++i) {
      if (b->thread[i].state != ptx_ready) continue;
      has_run = 1;
      ptx_starting = &b->thread[i];
      swapcontext(&b->scheduler, &b->thread[i].context);
    }
    if (!has_run && !ptx_release_activemask(b)) b->status = boxflow_ptx_deadlock;
  }
}

static inline __attribute__((always_inline)) void ptx_run_loop(ptx_block *b,
                                                               void (*body)(ptx_thread *, void *const *)) {
  for (uint32_t i = 0; i < b->threads; ++i) {
    ptx_place_thread(b->thread, b, i);
    body(b->thread, b->arguments);
  }
}

// The same for kernels that may end a thread inside of a function.
static __attribute__((noinline, unused)) void ptx_run_ending_loop(ptx_block *b) {
  for (volatile uint32_t i = 0; i < b->threads && b->status == boxflow_ptx_done; ++i) {
    if (setjmp(b->end_of_thread) != 0) continue;
    ptx_place_thread(b->thread, b, i);
    b->body(b->thread, b->arguments);
  }
}

typedef struct ptx_needs {
  uint32_t static_shared_bytes;
  int fibers, ending;
  size_t stack_bytes;
} ptx_needs;

static inline __attribute__((always_inline)) int ptx_run(const boxflow_ptx_launch *launch, void *const *arguments,
                                                         void (*body)(ptx_thread *, void *const *), ptx_needs needs) {
  ptx_block b = {.launch = launch, .arguments = arguments, .static_shared_bytes = needs.static_shared_bytes,
                 .threads = launch->block[0] * launch->block[1] * launch->block[2], .has_fibers = needs.fibers,
                 .body = body};
  const size_t threads = needs.fibers ? b.threads : 1;
  const size_t shared = (needs.static_shared_bytes + launch->dynamic_shared_bytes + 127) / 64 * 64;
  const size_t stacks_bytes = needs.stack_bytes * threads;
  unsigned char *stacks = 0;
  if (needs.fibers) {
    stacks = mmap(0, stacks_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (stacks == MAP_FAILED) return boxflow_ptx_out_of_memory;
  }
  b.shared = aligned_alloc(64, shared);
  b.thread = calloc(threads, sizeof *b.thread);
  if (b.shared == 0 || b.thread == 0) b.status = boxflow_ptx_out_of_memory;
  for (b.ctaid[2] = launch->first[2]; b.ctaid[2] < launch->end[2]; ++b.ctaid[2]) {
    for (b.ctaid[1] = launch->first[1]; b.ctaid[1] < launch->end[1]; ++b.ctaid[1]) {
      for (b.ctaid[0] = launch->first[0]; b.ctaid[0] < launch->end[0] && b.status == boxflow_ptx_done; ++b.ctaid[0]) {
        if (needs.fibers) ptx_run_fibers(&b, stacks, needs.stack_bytes);
        else if (needs.ending) ptx_run_ending_loop(&b);
        else ptx_run_loop(&b, body);
      }
    }
  }
  free(b.thread);
  free(b.shared);
  if (needs.fibers) munmap(stacks, stacks_bytes);
  return b.status;
}

#endif
