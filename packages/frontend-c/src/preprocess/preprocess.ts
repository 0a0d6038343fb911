import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { BoxflowError } from '@boxflow/ir';
import { cannotReadFile, notUtf8 } from '../diagnostics/user-errors.js';
import { compilerFlags } from './compiler-flags.js';
import { firstError } from './compiler-messages.js';
import type { PreprocessOptions } from './options.js';
import { runCompiler } from './run-compiler.js';
import { sourceArguments } from './source-arguments.js';

/**
 * The program after `cc -E`, line markers and pragmas included, once the compiler has found it valid.
 *
 * @throws BoxflowError BF1001 (no such file), BF1002 (the compiler's first error), BF1003 (no compiler), BF1004 (encoding)
 */
export async function preprocess(options: PreprocessOptions): Promise<string> {
  if (options.text === undefined) await checkReadable(options.file);
  const command = options.cc ?? process.env.CC ?? 'cc';
  const flags = compilerFlags(options);
  const { source, input } = sourceArguments(options);

  const [checked, expanded] = await Promise.all([
    runCompiler(command, [...flags, '-w', '-fsyntax-only', ...source], input),
    runCompiler(command, [...flags, '-E', ...source], input),
  ]);
  const failed = [checked, expanded].find(({ status }) => status !== 0);
  if (failed) throw new BoxflowError(firstError(failed.stderr));
  return decode(expanded.stdout, options.file);
}

async function checkReadable(file: string): Promise<void> {
  try {
    await access(file, constants.R_OK);
    if ((await stat(file)).isFile()) return;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EACCES' ? 'permission denied' : String(code);
    throw new BoxflowError(cannotReadFile(file, why), { cause: error });
  }
  throw new BoxflowError(cannotReadFile(file, 'it is not a file'));
}

function decode(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new BoxflowError(notUtf8(file), { cause: error });
  }
}
