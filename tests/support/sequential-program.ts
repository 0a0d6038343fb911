import { join } from 'node:path';
import { defineOptions, type ProgramCase } from './kernel-programs.js';
import { mustRun } from './run-process.js';
import { scratchFolder } from './scratch.js';

/**
 * What the sequential program prints with `--dump`: the oracle of all comparisons. The warnings are errors, so that a
 * kernel that only happens to work is noticed here.
 */
export async function sequentialDump(chosen: ProgramCase): Promise<string> {
  const executable = join(scratchFolder(`sequential-${chosen.program.program}`), 'program');
  const warnings = ['-Wall', '-Wextra', '-Wno-unknown-pragmas', '-Werror'];
  await mustRun('gcc', [
    '-O2',
    ...warnings,
    ...defineOptions(chosen),
    chosen.program.file,
    '-o',
    executable,
    '-lm',
  ]);
  const { stdout } = await mustRun(executable, ['--dump']);
  return stdout;
}
