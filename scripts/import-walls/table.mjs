/**
 * Who may import whom. A package may import packages of a lower level; `sameLevel` names the exceptions, and `onlyFor`
 * says that nobody else may import this one, whatever the level. `check.mjs` enforces it.
 *
 * @typedef {{ folder: string, level: number, sameLevel?: string[], onlyFor?: string[] }} Wall
 * @type {Record<string, Wall>}
 */
export const walls = {
  bbox: { folder: 'packages/bbox', level: 0 },
  ir: { folder: 'packages/ir', level: 0 },
  // No isl object leaves poly: code generators, runtime and compiler see plain data only.
  'isl-wasm': { folder: 'packages/isl-wasm', level: 0, onlyFor: ['poly'] },
  'frontend-c': { folder: 'packages/frontend-c', level: 1 },
  'codegen-c': { folder: 'packages/codegen-c', level: 1 },
  // A GPU's code generator is a dialect of the C printer.
  'codegen-cuda': { folder: 'packages/codegen-cuda', level: 1, sameLevel: ['codegen-c'] },
  'codegen-opencl': { folder: 'packages/codegen-opencl', level: 1, sameLevel: ['codegen-c'] },
  // Compiles what the C printer prints, with the flags that the printer says it needs.
  'runtime-native': { folder: 'packages/runtime-native', level: 1, sameLevel: ['codegen-c'] },
  poly: { folder: 'packages/poly', level: 2 },
  compiler: { folder: 'packages/compiler', level: 3 },
  cli: { folder: 'packages/cli', level: 4 },
  benchmarks: { folder: 'benchmarks', level: 4 },
  // What runs take is compared with the least that any implementation could take.
  tests: { folder: 'tests', level: 4, sameLevel: ['benchmarks'] },
};
