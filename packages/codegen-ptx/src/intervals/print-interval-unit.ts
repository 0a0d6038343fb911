import { printPtx } from '@boxflow/ptx';
import type { IntervalKernel, IntervalUnit } from './interval-unit.js';
import type { Obstacle } from './obstacles.js';

export interface IntervalUnitOptions {
  /** The name of the `boxflow_interval_unit` that the unit defines. */
  readonly name: string;
  /** The function that the unit calls with its own address before `main` begins. */
  readonly announceTo: string;
  /** Returns a source file as users know it. */
  readonly fileName?: (path: string) => string;
}

/** Prints a unit as C, for the executable. It includes a header of `includeFolder`. */
export function printIntervalUnit(unit: IntervalUnit, options: IntervalUnitOptions): string {
  const { name, announceTo, fileName = (path) => path } = options;
  const image = unit.module === undefined ? undefined : printPtx(unit.module);
  return [
    '// Kernels that boxflow rewrote for intervals of blocks.',
    '#include "boxflow/interval_unit.h"',
    '',
    ...(image === undefined ? [] : [`static const char ${name}__image[] =`, `${literal(image)};`, '']),
    `static const boxflow_interval_kernel ${name}__kernels[] = {`,
    ...unit.kernels.map((kernel) => kernelRow(kernel, fileName)),
    '  {0, 0, 0, 0, 0, 0},',
    '};',
    '',
    `static const boxflow_interval_variable ${name}__variables[] = {`,
    ...unit.variables.map((one) => `  {${literal(one.name)}, ${one.bytes}},`),
    '  {0, 0},',
    '};',
    '',
    `static const boxflow_interval_unit ${name} = {`,
    `  ${image === undefined ? '0' : `${name}__image`}, ${name}__kernels, ${name}__variables,`,
    '};',
    '',
    `void ${announceTo}(const boxflow_interval_unit *unit);`,
    `static __attribute__((constructor)) void ${name}__announce(void) { ${announceTo}(&${name}); }`,
    '',
  ].join('\n');
}

function kernelRow(kernel: IntervalKernel, fileName: (path: string) => string): string {
  const { name, parameters, isWeak, readsVariables, changesVariables, obstacle } = kernel;
  const values = [
    literal(name),
    parameters,
    ...[isWeak, readsVariables, changesVariables].map(Number),
    obstacle === undefined ? 0 : literal(obstacleText(obstacle, fileName)),
  ];
  return `  {${values.join(', ')}},`;
}

/** Returns the reason with its line, as in `a.cu:41: it waits`. */
function obstacleText(
  { reason, place, file }: Obstacle & { readonly file?: string },
  fileName: (path: string) => string,
): string {
  return place === undefined || file === undefined ? reason : `${fileName(file)}:${place.line}: ${reason}`;
}

/** Prints text as a C string, one line per line. */
function literal(text: string): string {
  const escaped = text.replace(/[\\"]/g, '\\$&').replace(/[^\x20-\x7e\n]/g, octal);
  return escaped
    .split(/(?<=\n)/)
    .map((line) => `"${line.replace('\n', '\\n')}"`)
    .join('\n');
}

function octal(character: string): string {
  const bytes = new TextEncoder().encode(character);
  return [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
