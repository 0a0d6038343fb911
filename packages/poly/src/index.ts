export { analysedInParts } from './diagnostics.js';
export { type ExplainOptions, explainScop } from './explain/explain-scop.js';
export { type LowerOptions, lowerScop } from './lower-scop.js';
export type { LoweredScop } from './lowered-scop.js';
