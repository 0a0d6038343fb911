import { randomBytes } from 'node:crypto';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { cannotWrite, folderMissing } from './diagnostics.js';

/**
 * Throws BF3006 and BF3015 if an output cannot be written. Renaming would replace a device such as /dev/null, too, or a
 * file of the program.
 */
export async function checkOutput(out: string, inputs: readonly string[]): Promise<void> {
  const folder = dirname(out);
  if (!(await stat(folder).catch(() => undefined))) throw new BoxflowError(folderMissing(out, folder));
  const [there, ...sources] = await Promise.all(
    [out, ...inputs].map((path) => stat(path).catch(() => undefined)),
  );
  if (!there) return;
  const isProgram = sources.some((source) => source?.ino === there.ino && source.dev === there.dev);
  const why = isProgram ? 'it is a file of the program itself' : there.isFile() ? null : 'it is not a file';
  if (why !== null) throw new BoxflowError(cannotWrite(out, new Error(why)));
}

/** Lets `fill` write a file beside `out` and renames it, so that `out` is complete or as it was. Throws BF3006. */
export async function putInPlace(out: string, fill: (path: string) => Promise<void>): Promise<void> {
  const staging = join(dirname(out), `.${basename(out)}.${randomBytes(6).toString('hex')}`);
  try {
    await fill(staging);
    await rename(staging, out);
  } catch (cause) {
    await rm(staging, { force: true }).catch(() => {});
    throw new BoxflowError(cannotWrite(out, cause), { cause });
  }
}

/**
 * Writes the text that `make` returns, all or nothing, and makes nothing if that is impossible. Throws BF3006 and
 * BF3015, and as `make` does.
 */
export async function writeOutput(
  out: string,
  inputs: readonly string[],
  make: () => Promise<string>,
): Promise<void> {
  await checkOutput(out, inputs);
  const text = await make();
  await putInPlace(out, (path) => writeFile(path, text));
}
