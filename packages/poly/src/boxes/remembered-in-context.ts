import type * as isl from '@boxflow/isl-wasm';

/**
 * Returns the function with its answers remembered for as long as isl's context lives. The arguments are told apart by their
 * texts, without the first one's name: many views, recipes and phases ask for the same sets. An error, such as one
 * of a quota, is not remembered.
 */
export function rememberedInContext<Others extends readonly isl.Set[], Answer>(
  answer: (set: isl.Set, ...others: Others) => Answer,
): (set: isl.Set, ...others: Others) => Answer {
  const contexts = new WeakMap<isl.Context, Map<string, { readonly answer: Answer }>>();
  return (set, ...others) => {
    const known = contexts.get(set.context) ?? new Map<string, { readonly answer: Answer }>();
    contexts.set(set.context, known);
    const key = [set.resetTupleId(), ...others].join(' | ');
    const found = known.get(key) ?? { answer: answer(set, ...others) };
    known.set(key, found);
    return found.answer;
  };
}
