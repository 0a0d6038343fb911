/** Words of the link line around the program's own objects. */
export interface LinkLibraries {
  /**
   * Before them: code reaches its data within 2 GiB, and the linker lays data out in the order of the command
   * line. So the runtime's comes first, and the program's arrays, which may be larger than that, behind it.
   */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** `libboxflow.a` has the C++ library inside, except for the part that unwinds the stack: each GCC has its own. */
const UNWINDING = ['-static-libgcc', '-lgcc_eh'];

/** Returns how a program with regions is linked. The executable needs nothing but a C library. */
export function linkLibraries(runtime: string): LinkLibraries {
  return {
    before: ['-u', 'boxflow_enter', runtime, ...UNWINDING],
    after: [...UNWINDING, '-lm', '-ldl', '-lpthread'],
  };
}
