export type { BoxPolicy, Communication, Distribution } from '@boxflow/ir';
export { listDevices } from './list-devices.js';
export type { RuntimeOptions } from './options/check-options.js';
export { type NativePaths, paths } from './paths.js';
export { type PredictOptions, predict } from './predict.js';
export type { ArrayValues } from './run/check-arrays.js';
export type { ParameterValues } from './run/check-parameters.js';
export type { RegionArray } from './run/element-arrays.js';
export { type RunInput, Runtime } from './runtime.js';
