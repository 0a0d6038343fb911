import { BoxflowError, type Diagnostic, type SourceLocation } from '@boxflow/ir';

/**
 * Gives an error of a region the region's place in the source.
 *
 * @param origin where the region stands, as `Plan.origin` has it
 */
export function atRegion(origin: string, error: unknown): unknown {
  return relocate(origin, error, (diagnostic, location) => ({ location, ...diagnostic }));
}

/**
 * Moves the region's place from the messages of libboxflow that begin with it to where a place belongs. Other
 * errors, such as those of devices, stay as they are:
 *
 *     error BF5020: doubling.c:3:5: one iteration …     becomes     doubling.c:3:5: error BF5020: one iteration …
 *
 * @param origin where the region stands, as `Plan.origin` has it
 */
export function atRegionItNames(origin: string, error: unknown): unknown {
  const prefix = `${origin}: `;
  return relocate(origin, error, (diagnostic, location) =>
    diagnostic.message.startsWith(prefix)
      ? { ...diagnostic, location, message: diagnostic.message.slice(prefix.length) }
      : diagnostic,
  );
}

function relocate(
  origin: string,
  error: unknown,
  change: (diagnostic: Diagnostic, location: SourceLocation) => Diagnostic,
): unknown {
  const location = parseLocation(origin);
  if (!(error instanceof BoxflowError) || !location) return error;
  const diagnostics = error.diagnostics.map((diagnostic) => change(diagnostic, location));
  return new BoxflowError(diagnostics, { cause: error.cause });
}

function parseLocation(origin: string): SourceLocation | undefined {
  const [, file, line, column = '1'] = /^(.+?):(\d+)(?::(\d+))?$/.exec(origin) ?? [];
  return file === undefined ? undefined : { file, line: Number(line), column: Number(column) };
}
