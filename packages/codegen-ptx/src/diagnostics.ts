import type { Diagnostic, SourceLocation } from '@boxflow/ir';
import type { PtxError } from '@boxflow/ptx';
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

/** BF1251: the parser does not accept a file's PTX. Its inline assembly is wrong, or newer than the parser. */
export function ptxNotRead(file: string, error: PtxError, location: SourceLocation | undefined): Diagnostic {
  const { reason, position } = error;
  return {
    code: 'BF1251',
    family: 'limitation',
    severity: 'error',
    message: `the PTX of '${file}' cannot be read: ${reason}`,
    ...(location !== undefined && { location }),
    notes: [{ message: `line ${position.line} of its PTX, column ${position.column}` }],
    hint: 'correct the inline assembly there; if there is none, use nvcc 12 or 13, whose PTX boxflow reads',
  };
}
