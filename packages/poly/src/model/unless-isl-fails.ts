import * as isl from '@boxflow/isl-wasm';

/** Ways in which isl fails that say nothing about the question, with what it says then. */
const FAILURES = {
  /** Its scheduler gives up. */
  scheduling: { kind: 'unknown', message: '' },
  /** Its dataflow fails at some accesses with remainders (`A[i % 3]`, isl 0.27). */
  dataflow: { kind: 'invalid', message: 'affine expression involves some of the domain dimensions' },
} as const;

/** Returns the answer, or `undefined` if isl fails like this. */
export function unlessIslFails<T>(failure: keyof typeof FAILURES, answer: () => T): T | undefined {
  const { kind, message } = FAILURES[failure];
  try {
    return answer();
  } catch (error) {
    if (error instanceof isl.IslError && error.kind === kind && error.message.includes(message))
      return undefined;
    throw error;
  }
}
