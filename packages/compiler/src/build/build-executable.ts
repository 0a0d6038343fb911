import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bundle } from '@boxflow/ir';
import { cacheRoot } from '@boxflow/runtime-native';
import { ContentCache } from '../cache/content-cache.js';
import { checkOutput, putInPlace } from '../toolchain/output-file.js';
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
    await copyProgram(cached.path, out);
    return { ...cached, path: out };
  }
  const folder = await mkdtemp(join(tmpdir(), 'boxflow-'));
  try {
    const program = join(folder, PROGRAM);
    const warnings = await makeExecutable(bundle, program, options);
    await copyProgram(program, out);
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

/** Puts a program in the place of `out`, at once. */
export async function copyProgram(program: string, out: string): Promise<void> {
  await putInPlace(out, async (path) => {
    await copyFile(program, path);
    await chmod(path, 0o755);
  });
}
