/**
 * How {@link printHostKernels}' output must be compiled: nothing may change the value of a floating-point
 * expression. `errno` is no value. Which processor to compile for (`-march`) is the caller's choice.
 */
export const HOST_COMPILE_FLAGS: readonly string[] = [
  '-std=gnu11',
  '-O3',
  '-ffp-contract=off',
  '-fno-math-errno',
  '-fPIC',
];
