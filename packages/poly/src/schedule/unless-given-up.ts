import * as isl from '@boxflow/isl-wasm';

/** The answer of isl's scheduler, or `undefined` where it gives up ("unable to carry dependences"). */
export function unlessGivenUp<T>(answer: () => T): T | undefined {
  try {
    return answer();
  } catch (error) {
    if (error instanceof isl.IslError && error.kind === 'unknown') return undefined;
    throw error;
  }
}
