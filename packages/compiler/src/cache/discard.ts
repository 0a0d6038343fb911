import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Removes an entry. Renames it first, so that a half-deleted one is never visible. */
export async function discard(entry: string): Promise<void> {
  const aside = join(dirname(entry), `.old-${randomBytes(8).toString('hex')}`);
  await rename(entry, aside).catch(() => {});
  await rm(aside, { recursive: true, force: true });
}
