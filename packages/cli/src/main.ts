import { BoxflowError, formatDiagnostic } from '@boxflow/ir';
import { internalError } from './diagnostics.js';
import { parseCommandLine } from './parse-command-line.js';

/** Runs poly-cli with the words after its name. Resolves to the exit code and never rejects. */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    const invocation = await parseCommandLine(argv);
    if (invocation.kind === 'help') {
      process.stdout.write(`${invocation.text}\n`);
      return 0;
    }
    return await invocation.command.run(invocation.arguments);
  } catch (error) {
    const diagnostics = error instanceof BoxflowError ? error.diagnostics : [internalError(error)];
    for (const diagnostic of diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`);
    return 1;
  }
}
