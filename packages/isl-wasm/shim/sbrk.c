/*
 * Replaces the libc's sbrk, which takes one page of 64 KB after the other: each is a call into the engine, which slows down
 * with the size of the memory and makes the garbage collector run. Half of a long analysis was spent there.
 */
#include <errno.h>
#include <stdint.h>

enum { PAGE_BYTES = 1 << 16, LARGEST_STEP_BYTES = 1 << 26 };

static uintptr_t heap_end;

static uintptr_t memory_end(void)
{
	return (uintptr_t)__builtin_wasm_memory_size(0) * PAGE_BYTES;
}

/* Returns whether the memory has grown by at least so many bytes. */
static int grow(uintptr_t bytes)
{
	return __builtin_wasm_memory_grow(0, (bytes + PAGE_BYTES - 1) / PAGE_BYTES) != SIZE_MAX;
}

/* Returns where `increment` new bytes of the heap begin. The memory grows by half of its size if they do not fit. */
void *sbrk(intptr_t increment)
{
	uintptr_t end = memory_end(), begin = heap_end ? heap_end : end;

	if (increment < 0)
		goto failed;
	if ((uintptr_t)increment > end - begin) {
		uintptr_t missing = (uintptr_t)increment - (end - begin);
		uintptr_t step = end / 2 < LARGEST_STEP_BYTES ? end / 2 : LARGEST_STEP_BYTES;

		if ((step <= missing || !grow(step)) && !grow(missing))
			goto failed;
	}
	heap_end = begin + (uintptr_t)increment;
	return (void *)begin;
failed:
	errno = ENOMEM;
	return (void *)-1;
}
