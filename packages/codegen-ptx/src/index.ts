export { includeFolder, UNIT_FLAGS } from './compiling.js';
export { ptxNotRead } from './diagnostics.js';
export {
  type IntervalKernel,
  type IntervalUnit,
  type IntervalVariable,
  intervalUnit,
} from './intervals/interval-unit.js';
export type { Obstacle } from './intervals/obstacles.js';
export {
  type IntervalUnitOptions,
  printIntervalUnit,
} from './intervals/print-interval-unit.js';
export { type HostUnit, type HostUnitOptions, printHostUnit } from './print-host-unit.js';
export type { KernelTraits, PrintedKernel } from './unit/kernel-text.js';
