export {
  type ExplainedDependence,
  type ExplainedLoop,
  explainScop,
  type ScopExplanation,
} from './explain-scop.js';
export { type LoweredScop, type LowerOptions, lowerScop } from './lower-scop.js';
