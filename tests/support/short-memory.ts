/** What a program said, but for the warnings that data went to the host and came back many times for lack of memory. */
export function withoutShortMemory(stderr: string): string {
  return stderr.replaceAll(/^.*: warning BF5905: .*\n {2}hint: .*\n/gm, '');
}
