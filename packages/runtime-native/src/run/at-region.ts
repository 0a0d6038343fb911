import { BoxflowError, type Diagnostic, type SourceLocation } from '@boxflow/ir';

/**
 * Gives the errors of a region its place in the source:
 *
 *     error BF5020: doubling.c:3:5: one iteration …     becomes     doubling.c:3:5: error BF5020: one iteration …
 *
 * @param origin where the region stands, as `Plan.origin` has it
 */
export function atRegion(origin: string, error: unknown): unknown {
  const location = parseLocation(origin);
  if (!(error instanceof BoxflowError) || !location) return error;
  const located = error.diagnostics.map((diagnostic) => locate(diagnostic, origin, location));
  return new BoxflowError(located, { cause: error.cause });
}

function locate(diagnostic: Diagnostic, origin: string, location: SourceLocation): Diagnostic {
  const prefix = `${origin}: `;
  const { message } = diagnostic;
  return {
    location,
    ...diagnostic,
    message: message.startsWith(prefix) ? message.slice(prefix.length) : message,
  };
}

function parseLocation(origin: string): SourceLocation | undefined {
  const [, file, line, column = '1'] = /^(.+?):(\d+)(?::(\d+))?$/.exec(origin) ?? [];
  return file === undefined ? undefined : { file, line: Number(line), column: Number(column) };
}
