import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { generatedCodeRejected } from '../toolchain/diagnostics.js';
import { runCompiler } from '../toolchain/run-tool.js';

/** Compiles generated C, as `name.c` in a folder, and returns the object. Throws BF3003. */
export async function compileGeneratedC(
  cc: string,
  flags: readonly string[],
  folder: string,
  name: string,
  text: string,
): Promise<string> {
  const source = join(folder, `${name}.c`);
  const object = join(folder, `${name}.o`);
  await writeFile(source, text);
  const result = await runCompiler(cc, [...flags, '-c', source, '-o', object]);
  if (result.code !== 0) throw new BoxflowError(generatedCodeRejected(cc, `${name}.c`, result.stderr));
  return object;
}
