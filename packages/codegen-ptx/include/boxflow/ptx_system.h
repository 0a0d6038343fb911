// Functions that device code calls: printf, assertions, the heap, clocks.
#ifndef BOXFLOW_PTX_SYSTEM_H
#define BOXFLOW_PTX_SYSTEM_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "boxflow/ptx_threads.h"

// Returns the argument at the next address that its size divides.
static inline const unsigned char *ptx_next_argument(const unsigned char **at, size_t bytes) {
  const uintptr_t address = ((uintptr_t)*at + bytes - 1) / bytes * bytes;
  *at = (const unsigned char *)(address + bytes);
  return (const unsigned char *)address;
}

// Prints one conversion, such as %-8.3f or %llu.
static inline void ptx_print_one(char *conversion, const unsigned char **arguments) {
  const char kind = conversion[strlen(conversion) - 1];
  int widths[2] = {0, 0}, stars = 0;
  for (const char *c = conversion; *c != 0; ++c) {
    if (*c == '*' && stars < 2) widths[stars++] = (int)AT(s32, ptx_next_argument(arguments, 4));
  }
#define PTX_PRINT(value)                                              \
  (stars == 0   ? printf(conversion, value)                           \
   : stars == 1 ? printf(conversion, widths[0], value)                \
                : printf(conversion, widths[0], widths[1], value))
  if (strchr("eEfFgGaA", kind) != 0) {
    PTX_PRINT(F64(AT(u64, ptx_next_argument(arguments, 8))));
  } else if (kind == 's' || kind == 'p') {
    PTX_PRINT((void *)(uintptr_t)AT(u64, ptx_next_argument(arguments, 8)));
  } else if (strchr(conversion, 'l') != 0 || strchr(conversion, 'z') != 0 || strchr(conversion, 'j') != 0 ||
             strchr(conversion, 't') != 0) {
    PTX_PRINT((long long)AT(s64, ptx_next_argument(arguments, 8)));
  } else {
    PTX_PRINT((int)AT(s32, ptx_next_argument(arguments, 4)));
  }
#undef PTX_PRINT
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
// Prints as the device's printf does, and returns the number of conversions.
static __attribute__((noinline, unused)) uint32_t ptx_vprintf(uint64_t format, uint64_t arguments) {
  const char *at = (const char *)(uintptr_t)format;
  const unsigned char *next = (const unsigned char *)(uintptr_t)arguments;
  uint32_t count = 0;
  if (at == 0) return (uint32_t)-1;
  flockfile(stdout);
  while (*at != 0) {
    const size_t length = at[0] == '%' ? 1 + strspn(at + 1, "0123456789 +-#.*hlLzjt") : 0;
    if (length == 0 || at[length] == 0 || length > 60) {
      putchar(*at++);
    } else if (at[length] == '%') {
      putchar('%');
      at += length + 1;
    } else {
      char conversion[64];
      memcpy(conversion, at, length + 1);
      conversion[length + 1] = 0;
      ptx_print_one(conversion, &next);
      at += length + 1;
      ++count;
    }
  }
  funlockfile(stdout);
  return count;
}
#pragma GCC diagnostic pop

static __attribute__((noreturn, noinline, unused)) void ptx_assertfail(ptx_thread *t, uint64_t message, uint64_t file,
                                                                      uint32_t line, uint64_t function) {
  const uint32_t *block = t->block->ctaid;
  fprintf(stderr, "%s:%u: %s: block: [%u,%u,%u], thread: [%u,%u,%u] Assertion `%s` failed.\n",
          (const char *)(uintptr_t)file, line, (const char *)(uintptr_t)function, block[0], block[1], block[2],
          t->tid[0], t->tid[1], t->tid[2], (const char *)(uintptr_t)message);
  ptx_fail(t, boxflow_ptx_assertion);
}

static inline uint64_t ptx_malloc(uint64_t bytes) { return ADDRESS(malloc(bytes)); }
static inline void ptx_free(uint64_t address) { free((void *)(uintptr_t)address); }

// Nanoseconds, which stand for cycles.
static inline uint64_t ptx_clock(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

#endif
