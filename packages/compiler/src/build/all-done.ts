/**
 * As `Promise.all`, but nothing is under way any more when it fails, so that the folder that they write to
 * can be removed. Rejects with the first failure in the order of the promises.
 */
export async function allDone<T extends readonly unknown[]>(
  promises: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
