export { analysedInParts } from './diagnostics.js';
export { type ExplainOptions, explainScop } from './explain/explain-scop.js';
export { type MappingStep, mappingSteps } from './explain/mapping-steps.js';
export { decomposeKernel } from './launch/decompose-kernel.js';
export { permutedPart, spineOf } from './loop-order.js';
export { type LowerOptions, lowerScop } from './lower-scop.js';
export type { LoweredScop } from './lowered-scop.js';
export {
  type MappingSession,
  mappingOpener,
  type OpenMapping,
  type SessionLoop,
  type SessionParallelism,
} from './mapping-session.js';
export type { TreeLine } from './tree/tree-lines.js';
