import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * A key for the given parts: 64 hexadecimal digits. Each part is hashed with its length, so that
 * `['ab', 'c']` and `['a', 'bc']` differ.
 */
export function contentKey(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${Buffer.byteLength(part)}:`);
    hash.update(part);
  }
  return hash.digest('hex');
}

/** SHA-256 of a file's bytes, in hexadecimal. Throws what `readFile` throws. */
export async function fileDigest(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}
