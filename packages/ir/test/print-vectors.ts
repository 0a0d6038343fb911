/** One case a line, so that a changed result is a one-line diff. */
export function printVectors(vectors: readonly unknown[]): string {
  return `[\n${vectors.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`;
}
