/** Whether every test runs, as in `npm run test:all`. `npm test` covers each mechanism once. */
export const everything = process.env.BOXFLOW_TEST_ALL === '1';

/** Returns all items in the full run, and every `count`-th one, beginning with `position`, in the short run. */
export function everyNth<T>(items: readonly T[], count: number, position = 0): readonly T[] {
  return everything ? items : items.filter((_, index) => (index - position) % count === 0);
}

/** Returns `all` in the full run and `few` in the short run. */
export function shortOrFull<T>(few: T, all: T): T {
  return everything ? all : few;
}
