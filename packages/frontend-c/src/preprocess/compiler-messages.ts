import type { Diagnostic, SourceLocation } from '@boxflow/ir';
import { invalidProgram } from '../diagnostics/user-errors.js';

const MESSAGE = /^(.+?):(\d+):(?:(\d+):)? (?:fatal )?error: (.*)$/;

/** Returns the first error among the compiler's messages; what follows it is mostly its consequence. */
export function firstError(stderr: string): Diagnostic {
  for (const line of stderr.split(/\r?\n/)) {
    const match = MESSAGE.exec(line);
    if (match) {
      const [, file = '', row, column, message = ''] = match;
      const location: SourceLocation = { file, line: Number(row), column: Number(column ?? 1) };
      return invalidProgram(message, location);
    }
  }
  const first =
    stderr.split(/\r?\n/).find((line) => /error/.test(line)) ?? stderr.trim().split(/\r?\n/)[0] ?? '';
  return invalidProgram(first.replace(/^\S+: (?:fatal )?error: /, '') || 'it gives no reason');
}
