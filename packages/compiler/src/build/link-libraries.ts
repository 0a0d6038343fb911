import { runCompiler } from '../toolchain/run-tool.js';

/** Words of the link line around the program's own objects. */
export interface LinkLibraries {
  /**
   * Before them: code reaches its data within 2 GiB, and the linker lays data out in the order of the command
   * line. So the runtime's comes first, and the program's arrays, which may be larger than that, behind it.
   */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * If the system has the C++ library as an archive, it is linked into the executable, which then also runs on systems
 * that only have a C library.
 */
export async function linkLibraries(cc: string, runtime: string): Promise<LinkLibraries> {
  const { stdout } = await runCompiler(cc, ['-print-file-name=libstdc++.a']);
  const archive = stdout.trim();
  // A compiler that does not know the file answers with the bare name.
  const cxx = archive.includes('/') ? [archive, '-static-libgcc', '-lgcc_eh'] : ['-lstdc++'];
  return { before: ['-u', 'boxflow_enter', runtime, ...cxx], after: [...cxx, '-lm', '-ldl', '-lpthread'] };
}
