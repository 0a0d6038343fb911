import type * as isl from '@boxflow/isl-wasm';

/**
 * Returns the function with its answers remembered. Sets that differ only in their names have the same answer: each statement
 * of a loop's body has the loop's instances.
 */
export function oncePerSet<Answer>(answer: (set: isl.Set) => Answer): (set: isl.Set) => Answer {
  const known: { readonly set: isl.Set; readonly answer: Answer }[] = [];
  return (set) => {
    const unnamed = set.resetTupleId();
    const found = known.find((one) => one.set.plainIsEqual(unnamed));
    if (found) return found.answer;
    const one = { set: unnamed, answer: answer(set) };
    known.push(one);
    return one.answer;
  };
}
