import { statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { cacheUnusable } from '../diagnostics.js';
import { makeFolder } from './make-folder.js';

/**
 * Returns the folder that holds everything boxflow keeps between runs, and makes it if it is missing:
 * `$XDG_CACHE_HOME/boxflow`, else `~/.cache/boxflow`. If that is unusable, returns a private folder among the temporary
 * files. Throws BF5066 if both are.
 *
 * Programs are executed and kernels loaded from it, so a folder that belongs to a different user is never
 * used. Root may use the home folder of a different user, as in a container, but not what others made among
 * the temporary files.
 */
export function cacheRoot(environment: NodeJS.ProcessEnv = process.env): string {
  const reasons: string[] = [];
  for (const { folder, owners } of candidates(environment)) {
    const reason = makePrivate(folder, owners);
    if (reason === null) return folder;
    reasons.push(`${folder}: ${reason}`);
  }
  throw new BoxflowError(cacheUnusable(reasons));
}

interface Candidate {
  readonly folder: string;
  /** The users whose folder it may be: only the current one, or anybody. */
  readonly owners: 'self' | 'all';
}

function candidates(environment: NodeJS.ProcessEnv): readonly Candidate[] {
  // The specification says that a relative XDG_CACHE_HOME is to be ignored.
  const xdg = environment.XDG_CACHE_HOME?.startsWith('/') ? environment.XDG_CACHE_HOME : undefined;
  const home = environment.HOME || homedir();
  return [
    { folder: join(xdg ?? join(home, '.cache'), 'boxflow'), owners: userId() === 0 ? 'all' : 'self' },
    { folder: join(tmpdir(), `boxflow-${userId()}`), owners: 'self' },
  ];
}

/** Makes the folder if it is missing. Returns why it cannot be used, or `null`. */
function makePrivate(folder: string, owners: Candidate['owners']): string | null {
  try {
    makeFolder(folder, 0o700);
    const { uid, mode } = statSync(folder);
    if (owners === 'self' && uid !== userId()) return 'belongs to a different user';
    if ((mode & 0o200) === 0) return 'is not writable';
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function userId(): number {
  return process.getuid?.() ?? 0;
}
