export { analyseText } from './analyse-text.js';
export { parsePreprocessed, parseUnit } from './parse-unit.js';
export type { PreprocessOptions } from './preprocess/options.js';
export { preprocess } from './preprocess/preprocess.js';
export { printScop } from './print-scop.js';
export { type CParser, loadCParser } from './syntax/c-parser.js';
export { type OriginLine, readLineMarkers } from './text/line-markers.js';
export { type RegionReplacement, replaceRegions } from './text/replace-regions.js';
export type { ReadSource } from './text/source-map.js';
