/** `[n] -> { S0[i] -> A[i] : … }` without its parameters and braces. */
export function bodyOfMap(text: string): string {
  return text.replace(/^(?:\[[^\]]*\] -> )?\{\s*/, '').replace(/\s*\}$/, '');
}
