import type { BuildOptions, CompileOptions } from '@boxflow/compiler';
import { BoxflowError, choiceOf } from '@boxflow/ir';
import type { Options } from 'yargs';
import { badValue } from '../diagnostics.js';
import { type DistributionArguments, dimensionsOf } from './runtime-options.js';
import { lastOf, listOf, parseAs, type Raw } from './values.js';

/** Options of every command that reads a C file. */
export const C_OPTIONS = {
  define: {
    alias: 'D',
    type: 'string',
    array: true,
    describe: 'define a macro, as in -D N=1024',
    group: 'C:',
  },
  include: { alias: 'I', type: 'string', array: true, describe: 'search a folder for headers', group: 'C:' },
  std: { type: 'string', describe: 'the C standard, as in -std=c99', group: 'C:' },
  cflags: {
    type: 'string',
    array: true,
    describe: "other options of the C compiler, as in --cflags='-O3 -lm'",
    group: 'C:',
  },
  recipe: {
    type: 'string',
    describe: 'the mapping decisions to use instead of the default ones, as lines or as a Lua script',
  },
  reassociate: {
    type: 'boolean',
    describe: 'compute sums and products of floating point in parallel, which rounds differently',
  },
  'fp-contract': {
    type: 'string',
    describe:
      'compute x * y + z with one rounding, which is faster: auto (as the C compiler would), on or off',
    defaultDescription: 'auto',
  },
  'no-cache': { type: 'boolean', describe: 'compile again even if nothing changed' },
} as const satisfies Record<string, Options>;

/** The arguments that yargs returns for {@link C_OPTIONS}. */
export interface CArguments {
  /** C files, objects and archives. */
  readonly files: readonly string[];
  readonly define?: Raw;
  readonly include?: Raw;
  readonly std?: Raw;
  readonly cflags?: Raw;
  readonly recipe?: Raw;
  readonly reassociate?: boolean;
  readonly 'fp-contract'?: Raw;
  readonly 'no-keep'?: boolean;
  readonly 'no-cache'?: boolean;
}

/** Returns whether a file is passed to the linker. */
export function isLinkerInput(file: string): boolean {
  return /\.(?:o|a|so(?:\.\d+)*)$/.test(file);
}

/** Returns whether a file is CUDA, so that nvcc compiles the program. */
export function isCudaFile(file: string): boolean {
  return file.endsWith('.cu');
}

/** Options of the C compiler and the cache, for building. */
export async function cBuildOptions(argv: CArguments): Promise<BuildOptions> {
  const { splitShellWords } = await import('@boxflow/compiler');
  const std = lastOf(argv.std);
  const cflags = listOf(argv.cflags).flatMap(splitShellWords);
  const objects = argv.files.filter(isLinkerInput);
  return {
    ...(objects.length === 0 ? {} : { objects }),
    ...(std === undefined ? {} : { std }),
    ...(cflags.length === 0 ? {} : { cflags }),
    ...(argv['no-cache'] ? { cache: false } : {}),
  };
}

/**
 * Everything that `compile` takes. Reads the recipe file. Throws BF4003 for a distribution or a contraction
 * that there is not.
 */
export async function compileOptions(argv: CArguments & DistributionArguments): Promise<CompileOptions> {
  const { FP_CONTRACTS, loadRecipes } = await import('@boxflow/compiler');
  const recipe = lastOf(argv.recipe);
  if (recipe === '') throw new BoxflowError(badValue('recipe', recipe, 'the name of a file'));
  const contract = lastOf(argv['fp-contract']);
  const { objects: _objects, ...options } = await cBuildOptions(argv);
  return {
    files: argv.files.filter((file) => !isLinkerInput(file)),
    defines: listOf(argv.define),
    includes: listOf(argv.include),
    ...options,
    ...(argv.reassociate ? { reassociate: true } : {}),
    ...(contract === undefined
      ? {}
      : { fpContract: parseAs('fp-contract', contract, choiceOf(FP_CONTRACTS)) }),
    ...(dimensionsOf(argv) === 2 ? { dimensions: 2 } : {}),
    ...(argv['no-keep'] ? { keep: false } : {}),
    ...(recipe !== undefined ? { recipes: await loadRecipes(recipe), onScriptPrint } : {}),
  };
}

/** Standard output belongs to the user's program. */
function onScriptPrint(text: string): void {
  process.stderr.write(`${text}\n`);
}
