/*
 * The allocation functions of a program that asks how many elements lie behind a pointer (boxflow_elements). One C
 * file of the program includes this one. Its functions are the executable's own, so the dynamic linker binds the calls
 * of all libraries to them, too: no block begins or ends without notice. Each calls the next definition of its name,
 * which is the C library's or that of a preloaded allocator. A program with allocation functions of its own keeps them,
 * and no block is known then.
 */
#ifndef BOXFLOW_ALLOCATION_H
#define BOXFLOW_ALLOCATION_H

#ifndef _GNU_SOURCE
#error "define _GNU_SOURCE before all includes"
#endif

#include <boxflow/boxflow.h>
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>

/* Returns the next definition of a function; in a process that has none, the program cannot go on. */
static void *boxflow_next(const char *name) {
  void *const next = dlsym(RTLD_NEXT, name);
  if (!next) abort();
  return next;
}

/* Whether dlsym is at work: it may allocate a message, which it can do without. */
static __thread int boxflow_looks_up;

#define BOXFLOW_NEXT(result, name, parameters)                       \
  static result(*next) parameters;                                   \
  if (!__atomic_load_n(&next, __ATOMIC_RELAXED)) {                   \
    boxflow_looks_up++;                                              \
    __atomic_store_n(&next, (result(*) parameters)boxflow_next(name), __ATOMIC_RELAXED); \
    boxflow_looks_up--;                                              \
  }

static void *boxflow_new_block(void *block, size_t bytes) {
  if (block && bytes >= BOXFLOW_LEAST_BLOCK) boxflow_allocated(block, bytes);
  return block;
}

static void boxflow_end_block(void *block) {
  if (block && malloc_usable_size(block) >= BOXFLOW_LEAST_BLOCK) boxflow_released(block);
}

__attribute__((weak)) void *malloc(size_t bytes) {
  if (boxflow_looks_up) return NULL;
  BOXFLOW_NEXT(void *, "malloc", (size_t))
  return boxflow_new_block(next(bytes), bytes);
}

__attribute__((weak)) void *calloc(size_t count, size_t bytes) {
  if (boxflow_looks_up) return NULL;
  BOXFLOW_NEXT(void *, "calloc", (size_t, size_t))
  return boxflow_new_block(next(count, bytes), count * bytes);
}

static void boxflow_free(void *block) {
  if (!block) return;
  BOXFLOW_NEXT(void, "free", (void *))
  boxflow_end_block(block);
  next(block);
}

__attribute__((weak, alias("boxflow_free"))) void free(void *block);

/* A block that cannot grow stays where it is, but its size is no longer known. */
static void *boxflow_realloc(void *block, size_t bytes) {
  BOXFLOW_NEXT(void *, "realloc", (void *, size_t))
  boxflow_end_block(block);
  return boxflow_new_block(next(block, bytes), bytes);
}

__attribute__((weak, alias("boxflow_realloc"))) void *realloc(void *block, size_t bytes);

__attribute__((weak)) void *reallocarray(void *block, size_t count, size_t bytes) {
  size_t total;
  if (__builtin_mul_overflow(count, bytes, &total)) {
    errno = ENOMEM;
    return NULL;
  }
  return realloc(block, total);
}

__attribute__((weak)) void *aligned_alloc(size_t alignment, size_t bytes) {
  BOXFLOW_NEXT(void *, "aligned_alloc", (size_t, size_t))
  return boxflow_new_block(next(alignment, bytes), bytes);
}

__attribute__((weak)) void *memalign(size_t alignment, size_t bytes) {
  BOXFLOW_NEXT(void *, "memalign", (size_t, size_t))
  return boxflow_new_block(next(alignment, bytes), bytes);
}

__attribute__((weak)) int posix_memalign(void **block, size_t alignment, size_t bytes) {
  BOXFLOW_NEXT(int, "posix_memalign", (void **, size_t, size_t))
  const int error = next(block, alignment, bytes);
  if (!error) boxflow_new_block(*block, bytes);
  return error;
}

__attribute__((weak)) void *valloc(size_t bytes) {
  BOXFLOW_NEXT(void *, "valloc", (size_t))
  return boxflow_new_block(next(bytes), bytes);
}

/* The functions of C23 that free are told what they free, which no one here needs. */
__attribute__((weak)) void free_sized(void *block, size_t bytes) {
  (void)bytes;
  free(block);
}

__attribute__((weak)) void free_aligned_sized(void *block, size_t alignment, size_t bytes) {
  (void)alignment;
  free_sized(block, bytes);
}

/* Blocks count only if the whole process frees them here. */
__attribute__((constructor(102))) static void boxflow_announce_allocations(void) {
  boxflow_blocks_known = dlsym(RTLD_DEFAULT, "free") == (void *)boxflow_free &&
                         dlsym(RTLD_DEFAULT, "realloc") == (void *)boxflow_realloc;
}

#endif
