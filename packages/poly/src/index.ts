export { type ExplainOptions, explainScop } from './explain/explain-scop.js';
export { type LoweredScop, type LowerOptions, lowerScop } from './lower-scop.js';
