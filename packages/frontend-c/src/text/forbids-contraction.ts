const FORBIDS = /^[ \t]*#[ \t]*pragma[ \t]+STDC[ \t]+FP_CONTRACT[ \t]+OFF\b/m;

/** Returns whether a preprocessed file says anywhere that products and sums must be rounded one by one. */
export function forbidsContraction(text: string): boolean {
  return FORBIDS.test(text);
}
