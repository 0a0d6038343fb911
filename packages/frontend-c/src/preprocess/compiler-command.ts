import { statSync } from 'node:fs';

/**
 * Returns the words that start a C compiler. A name with blanks is one word if it is a file. Otherwise it is a command
 * with its own options, such as `CC='ccache gcc'`.
 */
export function compilerCommand(cc: string): readonly [program: string, ...options: string[]] {
  if (statSync(cc, { throwIfNoEntry: false })?.isFile()) return [cc];
  const [program = 'cc', ...options] = cc.trim().split(/\s+/);
  return [program, ...options];
}
