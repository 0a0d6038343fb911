export { type Cuts, NO_CUTS } from './detect/cuts.js';
export type { RegionOptions } from './detect/regions-of-unit.js';
export { parsePreprocessed, parseUnit } from './parse-unit.js';
export { compilerCommand } from './preprocess/compiler-command.js';
export type { PreprocessOptions } from './preprocess/options.js';
export { preprocess } from './preprocess/preprocess.js';
export { printScop } from './print-scop.js';
export { type OriginLine, readLineMarkers } from './text/line-markers.js';
export { type RegionReplacement, replaceRegions } from './text/replace-regions.js';
