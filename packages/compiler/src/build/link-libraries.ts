import { runCompiler } from '../toolchain/run-tool.js';

/**
 * What comes after the objects on the link line. The C++ library goes into the executable where the system has it as
 * an archive, so that what was built here runs where only a C library is.
 */
export async function linkLibraries(cc: string, runtime: string): Promise<readonly string[]> {
  const { stdout } = await runCompiler(cc, ['-print-file-name=libstdc++.a']);
  const archive = stdout.trim();
  // A compiler that does not know the file answers with the bare name.
  const cxx = archive.includes('/') ? [archive, '-static-libgcc'] : ['-lstdc++'];
  return [runtime, ...cxx, '-lm', '-ldl', '-lpthread'];
}
