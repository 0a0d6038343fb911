import { type Diagnostic, formatDiagnostic } from '@boxflow/ir';

/** One line on standard error; standard output belongs to the user's program. */
export function say(line: string): void {
  process.stderr.write(`poly-cli: ${line}\n`);
}

/** Errors and warnings on standard error; notes are for `explain`. */
export function sayDiagnostics(diagnostics: readonly Diagnostic[]): void {
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'note') process.stderr.write(`${formatDiagnostic(diagnostic)}\n`);
  }
}
