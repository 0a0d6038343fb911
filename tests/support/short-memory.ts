/** Returns a program's messages without the warnings that data came back from the host many times for lack of memory. */
export function withoutShortMemory(stderr: string): string {
  return stderr.replaceAll(/^.*: warning BF5905: .*\n {2}hint: .*\n/gm, '');
}
