export { type LoweredScop, type LowerOptions, lowerScop } from './lower-scop.js';
