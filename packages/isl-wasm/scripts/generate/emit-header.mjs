/** The first line of every generated file. */
export const HEADER = '// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.\n';
