import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printHostKernels } from '../src/host/print-host-kernels.ts';
import { HOST_COMPILE_FLAGS } from '../src/language/compile-flags.ts';
import type { CValue } from './c-value.ts';
import { hostHarness } from './host-harness.ts';
import type { KernelCase } from './kernel-case.ts';
import { splitOutput } from './split-output.ts';

const INCLUDE = join(import.meta.dirname, '../../runtime-native/native/include');
const SANITIZED = ['-w', '-O1', '-g', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

/** Returns the buffers that the host's text of kernels leaves, compiled with the sanitizers for addresses and undefined behaviour. */
export function runSanitized(cases: readonly KernelCase[], folder: string): CValue[][][] {
  const file = join(folder, 'host.c');
  const program = join(folder, 'host');
  writeFileSync(file, `${printHostKernels(cases.map(({ kernel }) => kernel))}\n${hostHarness(cases, [])}`);
  execFileSync('gcc', [...HOST_COMPILE_FLAGS, ...SANITIZED, '-I', INCLUDE, file, '-lm', '-o', program], {
    stdio: 'pipe',
  });
  return splitOutput(execFileSync(program, { encoding: 'utf8', maxBuffer: 2 ** 29 }), cases);
}
