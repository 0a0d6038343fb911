import { statSync } from 'node:fs';

/**
 * Returns the words that start a C compiler. A name with blanks is one word where it is a file, and else a command
 * with options of its own, as in `CC='ccache gcc'`.
 */
export function compilerCommand(cc: string): readonly [program: string, ...options: string[]] {
  if (statSync(cc, { throwIfNoEntry: false })?.isFile()) return [cc];
  const [program = 'cc', ...options] = cc.trim().split(/\s+/);
  return [program, ...options];
}
