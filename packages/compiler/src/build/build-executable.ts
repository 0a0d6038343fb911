import { randomBytes } from 'node:crypto';
import { chmod, copyFile, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { BoxflowError, type Bundle } from '@boxflow/ir';
import { cacheRoot } from '@boxflow/runtime-native';
import { ContentCache } from '../cache/content-cache.js';
import { cannotWrite, folderMissing } from '../toolchain/diagnostics.js';
import type { BuildOptions } from './build-options.js';
import { executableKey } from './executable-key.js';
import { makeExecutable } from './make-executable.js';

/** An executable that needs no Node and no compiler. */
export interface Executable {
  readonly path: string;
  /** The C compiler's messages about the user's program; usually empty. */
  readonly warnings: string;
}

const PROGRAM = 'program';
const WARNINGS = 'warnings.txt';

/**
 * Builds `out` from a bundle. The file appears at once when it is complete; on failure an older one stays as it is.
 * Throws BF3001 to BF3004, BF3014 and BF5050 for the toolchain, BF3006 and BF3015 if `out` cannot be written.
 */
export async function buildExecutable(
  bundle: Bundle,
  out: string,
  options: BuildOptions = {},
): Promise<Executable> {
  await checkOutput(out, [...bundle.files, ...(options.objects ?? [])]);
  if (options.cache !== false) {
    const cached = await cachedExecutable(bundle, options);
    await putInPlace(cached.path, out);
    return { ...cached, path: out };
  }
  const folder = await mkdtemp(join(tmpdir(), 'boxflow-'));
  try {
    const program = join(folder, PROGRAM);
    const warnings = await makeExecutable(bundle, program, options);
    await putInPlace(program, out);
    return { path: out, warnings };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the executable in the cache's own folder, to be run from there. Builds it only if it is not there yet. */
export async function cachedExecutable(bundle: Bundle, options: BuildOptions = {}): Promise<Executable> {
  const cache = new ContentCache(join(cacheRoot(), 'executables'));
  const key = await executableKey(bundle, options);
  const entry =
    (await cache.find(key)) ??
    (await cache.store(key, async (folder) => {
      const warnings = await makeExecutable(bundle, join(folder, PROGRAM), options);
      await writeFile(join(folder, WARNINGS), warnings);
    }));
  return { path: join(entry, PROGRAM), warnings: await readFile(join(entry, WARNINGS), 'utf8') };
}

/** Renaming would replace a device such as /dev/null, too, or a file of the program. */
async function checkOutput(out: string, inputs: readonly string[]): Promise<void> {
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

async function putInPlace(program: string, out: string): Promise<void> {
  const staging = join(dirname(out), `.${basename(out)}.${randomBytes(6).toString('hex')}`);
  try {
    await copyFile(program, staging);
    await chmod(staging, 0o755);
    await rename(staging, out);
  } catch (cause) {
    await rm(staging, { force: true }).catch(() => {});
    throw new BoxflowError(cannotWrite(out, cause), { cause });
  }
}
