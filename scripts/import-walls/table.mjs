/**
 * The permitted imports, which `npm run walls` enforces.
 *
 * A package may import packages of a lower level. `sameLevel` names the exceptions, and `onlyFor` lists the only
 * packages that may import this one, whatever their level.
 *
 * Inside a package, `rooms` lists the folders of its sources from the lowest to the highest: a file imports its own room and
 * rooms before it. An entry may be a folder in a folder, a single file, or several that are one room. The files of the
 * root are above all rooms that are named. `circles` lists files and folders that may import each other in a circle: a
 * grammar's own. `generated` lists folders that may have as many files as they like.
 *
 * @typedef {{ folder: string, level: number, sameLevel?: string[], onlyFor?: string[], sources?: string,
 *   rooms?: (string | string[])[], circles?: string[][], generated?: string[] }} Wall
 * @type {Record<string, Wall>}
 */
export const walls = {
  bbox: { folder: 'packages/bbox', level: 0 },
  // PTX as data, without knowledge of boxflow.
  ptx: {
    folder: 'packages/ptx',
    level: 0,
    rooms: ['module', 'text', 'parse', 'print', 'names', 'flow', 'inline', 'ssa', 'facts'],
  },
  ir: {
    folder: 'packages/ir',
    level: 0,
    rooms: [
      'diagnostics',
      'types',
      'options',
      'int-expr',
      'control',
      'scop',
      'kernel',
      'plan',
      'recipe',
      'kernel-accesses',
      'reports',
    ],
  },
  // Files that build-native.mjs makes; runtime-native finds them by the names of these packages.
  'runtime-linux-x64': { folder: 'packages/runtime-linux-x64', level: 0 },
  'runtime-linux-arm64': { folder: 'packages/runtime-linux-arm64', level: 0 },
  // No isl object leaves poly: code generators, runtime and compiler see plain data only.
  'isl-wasm': {
    folder: 'packages/isl-wasm',
    level: 0,
    onlyFor: ['poly'],
    // The classes of isl mention each other as isl's functions do, and each of their objects knows its context.
    rooms: [['generated', '.']],
    circles: [['generated', 'conveniences.ts', 'context.ts', 'object.ts', 'scopes.ts']],
    generated: ['generated'],
  },
  'frontend-c': {
    folder: 'packages/frontend-c',
    level: 1,
    rooms: [
      'syntax',
      'diagnostics',
      'text',
      'preprocess',
      'types',
      'integers',
      'functions.ts',
      'region/uses',
      'region/state',
      'region/memory',
      'region/calls',
      'region/statements',
      'region/loops',
      'region/rows',
      'region/scalars',
      'region/checks',
      'region',
      'detect',
      'host',
    ],
    // The grammar of types, and that of integer expressions.
    circles: [
      ['types/specifiers.ts', 'types/struct-type.ts'],
      ['integers/affine.ts', 'integers/condition.ts'],
    ],
  },
  'codegen-c': {
    folder: 'packages/codegen-c',
    level: 1,
    rooms: ['layout', 'language', 'names', 'expressions', 'kernel', 'blocks', 'unit', 'host'],
  },
  'frontend-cuda': {
    folder: 'packages/frontend-cuda',
    level: 1,
    // Its tests run kernels that codegen-ptx prints.
    sameLevel: ['codegen-ptx'],
    rooms: ['values', 'loops', 'guards', 'accesses', 'facts', 'names'],
  },
  'codegen-ptx': {
    folder: 'packages/codegen-ptx',
    level: 1,
    rooms: ['names', 'function', 'instructions', 'unit', 'intervals', ['diagnostics.ts', 'compiling.ts']],
  },
  // A GPU's code generator is a dialect of the C printer.
  'codegen-cuda': { folder: 'packages/codegen-cuda', level: 1, sameLevel: ['codegen-c'] },
  'codegen-opencl': { folder: 'packages/codegen-opencl', level: 1, sameLevel: ['codegen-c'] },
  // Compiles what the C printer prints, with the flags that the printer says it needs.
  'runtime-native': {
    folder: 'packages/runtime-native',
    level: 1,
    sameLevel: ['codegen-c'],
    rooms: ['diagnostics.ts', 'native-files.ts', 'options', 'cache', 'addon', 'run'],
  },
  poly: {
    folder: 'packages/poly',
    level: 2,
    rooms: [
      'model',
      'tree',
      'expressions',
      'boxes',
      'buffers',
      'schedule',
      'reduction/body',
      'reduction',
      'snapshot',
      'expansion',
      'in-place',
      'phases',
      'cost',
      'time-tiles',
      'recipe',
      'recipe/verbs',
      'recipe/default',
      'mapping',
      'footprint',
      'lower',
      'explain',
      'launch',
    ],
  },
  // Strategies are lines of mappings that nobody has applied yet.
  tune: { folder: 'packages/tune', level: 3, rooms: ['strategy', 'model'] },
  // Lua's scripts are calls of mappings.
  'recipe-lua': {
    folder: 'packages/recipe-lua',
    level: 2,
    sameLevel: ['poly'],
    rooms: [['diagnostics.ts', 'lua'], 'nest', 'script', 'commands'],
  },
  compiler: {
    folder: 'packages/compiler',
    level: 3,
    rooms: [
      'version.ts',
      'progress.ts',
      'options.ts',
      'toolchain',
      'cache',
      'recipes',
      'rewrite',
      'stages',
      'pipeline.ts',
      'kept-result.ts',
      'explain',
      'build',
      'emit',
      'cuda',
    ],
  },
  report: {
    folder: 'packages/report',
    level: 4,
    // The view runs in the browser, and takes nothing of the others but the types of the data.
    rooms: [
      'diagnostics.ts',
      'data/run',
      'data',
      'page',
      [
        'view/dom.ts',
        'view/selection.ts',
        'view/tabs.ts',
        'view/controls.ts',
        'view/line-link.ts',
        'view/device-colours.ts',
        'view/highlight.ts',
      ],
      'view/iterations',
      'view/run',
      'view/region',
      'view/source',
      'view',
    ],
  },
  cli: {
    folder: 'packages/cli',
    level: 4,
    sameLevel: ['report'],
    rooms: ['diagnostics.ts', 'command.ts', 'options', 'output', 'program', 'doctor', 'commands'],
  },
  examples: { folder: 'examples', level: 4, sources: 'examples' },
  // The site is made from everything else.
  site: {
    folder: 'site',
    level: 4,
    sameLevel: ['benchmarks', 'cli', 'report'],
    sources: 'site',
    rooms: [['repository.ts', 'page.ts'], 'links', 'api', 'pages', 'diagnostics', 'gallery'],
  },
  benchmarks: {
    folder: 'benchmarks',
    level: 4,
    sources: 'benchmarks',
    rooms: [
      'kernels',
      'compile-time',
      'cpu',
      'offload',
      'gpu',
      'readme',
      'spm',
      'chill',
      'cuda',
      'amge',
      'bbmm/settings.ts',
      'bbmm/minimum.ts',
      'bbmm/programs.ts',
      'bbmm/thesis',
      'bbmm/measure',
      'bbmm/report',
      'bbmm/scripts',
      'bbmm',
    ],
  },
  // Measurements of runs are compared with lower bounds for any implementation.
  tests: {
    folder: 'tests',
    level: 4,
    sameLevel: ['benchmarks', 'cli', 'report'],
    sources: 'tests',
    rooms: [
      'support',
      'random',
      'api',
      'diagnostics',
      'polybench',
      'privatization',
      'refusals',
      'installed',
      'e2e',
    ],
  },
};
