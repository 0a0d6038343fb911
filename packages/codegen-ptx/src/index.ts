export { includeFolder, UNIT_FLAGS } from './compiling.js';
export { type HostUnit, type HostUnitOptions, printHostUnit } from './print-host-unit.js';
export type { PrintedKernel } from './unit/kernel-text.js';
