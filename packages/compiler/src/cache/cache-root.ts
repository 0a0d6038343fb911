import { statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { cacheUnusable } from '../toolchain/diagnostics.js';
import { makeFolder } from './make-folder.js';

/**
 * The folder that holds everything boxflow keeps between runs: `$XDG_CACHE_HOME/boxflow`, else
 * `~/.cache/boxflow`, else (no writable home) a private folder among the temporary files.
 *
 * Programs are executed from it, so a folder that belongs to someone else is never used.
 */
export function cacheRoot(environment: NodeJS.ProcessEnv = process.env): string {
  const reasons: string[] = [];
  for (const candidate of candidates(environment)) {
    const reason = makePrivate(candidate);
    if (reason === null) return candidate;
    reasons.push(`${candidate}: ${reason}`);
  }
  throw new BoxflowError(cacheUnusable(reasons));
}

function candidates(environment: NodeJS.ProcessEnv): readonly string[] {
  // The specification says that a relative XDG_CACHE_HOME is to be ignored.
  const xdg = environment.XDG_CACHE_HOME?.startsWith('/') ? environment.XDG_CACHE_HOME : undefined;
  const home = environment.HOME || homedir();
  return [join(xdg ?? join(home, '.cache'), 'boxflow'), join(tmpdir(), `boxflow-${userId()}`)];
}

function makePrivate(folder: string): string | null {
  try {
    makeFolder(folder, 0o700);
    const { uid, mode } = statSync(folder);
    if (userId() !== 0 && uid !== userId()) return 'belongs to another user';
    if ((mode & 0o200) === 0) return 'is not writable';
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function userId(): number {
  return process.getuid?.() ?? 0;
}
