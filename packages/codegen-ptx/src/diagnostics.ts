import type { Diagnostic } from '@boxflow/ir';
import type { SourceFiles } from './function/locations.js';
import type { Refusal } from './unit/refusals.js';

/** A kernel that has no translation to C. */
export function kernelNotPrinted(kernel: string, refusal: Refusal, files: SourceFiles): Diagnostic {
  const { reason, position, place } = refusal;
  const file = place === undefined ? undefined : files.get(place.file);
  return {
    code: 'BF1250',
    family: 'limitation',
    severity: 'error',
    message: `the kernel '${kernel}' cannot run on the host: ${reason}`,
    ...(place !== undefined &&
      file !== undefined && { location: { file, line: place.line, column: place.column } }),
    notes: [{ message: `line ${position.line} of its PTX, column ${position.column}` }],
    hint: 'run the program on a GPU',
  };
}
