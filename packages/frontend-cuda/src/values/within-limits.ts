import { BoxflowError } from '@boxflow/ir';

/** Returns what a function returns, or undefined if a coefficient needs more than 53 bits. */
export function withinLimits<Result>(compute: () => Result): Result | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof BoxflowError) return undefined;
    throw error;
  }
}
