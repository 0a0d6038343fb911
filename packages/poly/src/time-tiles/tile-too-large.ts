/** Thrown if each point of a tile would compute too much again. */
export class TileTooLarge extends Error {}

/** Returns a result; `undefined` if its tile is too large. */
export function unlessTooLarge<Result>(result: () => Result): Result | undefined {
  try {
    return result();
  } catch (error) {
    if (error instanceof TileTooLarge) return undefined;
    throw error;
  }
}
