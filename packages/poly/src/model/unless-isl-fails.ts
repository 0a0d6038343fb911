import * as isl from '@boxflow/isl-wasm';

/**
 * The answer, or `undefined` where isl fails in a way that says nothing about the question: `unknown` is what its scheduler
 * raises when it gives up, `invalid` what its dataflow raises at some accesses with remainders (`A[i % 3]`, isl 0.27:
 * "affine expression involves some of the domain dimensions").
 */
export function unlessIslFails<T>(kind: 'unknown' | 'invalid', answer: () => T): T | undefined {
  try {
    return answer();
  } catch (error) {
    if (error instanceof isl.IslError && error.kind === kind) return undefined;
    throw error;
  }
}
