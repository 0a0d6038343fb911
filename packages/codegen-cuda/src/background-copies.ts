import type { BackgroundCopies } from '@boxflow/codegen-c';

/**
 * Copies by `cp.async`, which devices before sm_80 do not have: their threads wait. There are such copies of
 * 4, 8 and 16 bytes; others are assignments, too.
 */
export const backgroundCopies: BackgroundCopies = {
  definition: `// Copies BYTES to shared memory in the background, or sets them to 0 if they do not exist.
template <int BYTES> static __device__ __forceinline__ void copy_async(void *to, const void *from, bool exists) {
#if __CUDA_ARCH__ >= 800
  const unsigned int address = (unsigned int)__cvta_generic_to_shared(to);
  const int bytes = exists ? BYTES : 0;
  if (BYTES == 16)
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(address), "l"(from), "r"(bytes) : "memory");
  else
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;"
                 ::"r"(address), "l"(from), "n"(BYTES == 16 ? 4 : BYTES), "r"(bytes) : "memory");
#else
  for (int i = 0; i < BYTES / 4; ++i) ((int *)to)[i] = exists ? ((const int *)from)[i] : 0;
#endif
}

static __device__ __forceinline__ void copy_commit() {
#if __CUDA_ARCH__ >= 800
  asm volatile("cp.async.commit_group;" ::: "memory");
#endif
}

// Waits until at most PENDING groups of copies are not complete.
template <int PENDING> static __device__ __forceinline__ void copy_wait() {
#if __CUDA_ARCH__ >= 800
  asm volatile("cp.async.wait_group %0;" ::"n"(PENDING) : "memory");
#endif
}
`,
  copy: (bytes, to, from, exists) =>
    bytes < 4 ? `${to} = ${exists} ? ${from} : 0;` : `copy_async<${bytes}>(&${to}, &${from}, ${exists});`,
  commit: 'copy_commit();',
  wait: (pending) => `copy_wait<${pending}>();`,
};
