import { join } from 'node:path';
import type { StageOutputs } from '@boxflow/compiler';
import { BoxflowError, choiceOf } from '@boxflow/ir';
import type { Command } from '../command.js';
import { badUsage, badValue } from '../diagnostics.js';
import {
  C_OPTIONS,
  type CArguments,
  cBuildOptions,
  compileOptions,
  isCudaFile,
} from '../options/c-options.js';
import { cudaOptions, refuseOtherOptions } from '../options/cuda-options.js';
import { DISTRIBUTION_OPTION, type DistributionArguments, KEEP_OPTION } from '../options/runtime-options.js';
import { lastOf, parseAs, type Raw } from '../options/values.js';
import { writeDocument } from '../output/json.js';
import { sayDiagnostics } from '../output/messages.js';

type EmitArguments = CArguments &
  DistributionArguments & {
    readonly output?: Raw;
    readonly force?: boolean;
    readonly master?: Raw;
    readonly 'master-target'?: Raw;
  };

export const emitCommand: Command<EmitArguments> = {
  name: 'emit',
  summary: 'write the generated sources, the plans, the recipe and a Makefile into a folder',
  takesFiles: true,
  takesCuda: true,
  takesProgramArguments: false,
  options: {
    output: { alias: 'o', type: 'string', describe: 'the folder to write' },
    force: { type: 'boolean', describe: 'replace the folder, whatever it contains' },
    master: {
      type: 'string',
      describe: 'write all choices for the mapping of each loop nest to a file, as JSON',
    },
    'master-target': {
      type: 'string',
      describe: 'the GPU of these choices: gtx-280, c2050 or h100',
      defaultDescription: 'h100',
    },
    ...DISTRIBUTION_OPTION,
    ...KEEP_OPTION,
    ...C_OPTIONS,
  },
  run,
};

async function run(argv: EmitArguments): Promise<number> {
  const master = lastOf(argv.master);
  const folder = lastOf(argv.output);
  if (folder === undefined && master === undefined)
    throw new BoxflowError(badUsage('name a folder to write with -o, or a file with --master', 'emit'));
  const isCuda = argv.files.some(isCudaFile);
  if (isCuda) refuseOtherOptions(argv, 'emit', Object.keys(emitCommand.options), ['output', 'force']);
  if (master === undefined && argv['master-target'] !== undefined)
    throw new BoxflowError(badUsage('--master-target is for --master', 'emit'));
  if (master !== undefined) await writeMasterRecipes(argv, master);
  if (folder === undefined) return 0;
  const names = await (isCuda ? emitCudaProgram(argv, folder) : emitProgram(argv, folder));
  writeDocument(names.map((name) => join(folder, name)).join('\n'));
  return 0;
}

/** Writes the sources, the plans, the recipe and a Makefile. Returns the names of the files. */
async function emitProgram(argv: EmitArguments, folder: string): Promise<readonly string[]> {
  const { compile, emit } = await import('@boxflow/compiler');
  const bundle = await compile(await compileOptions(argv));
  sayDiagnostics(bundle.diagnostics);
  return emit(bundle, folder, { ...(await cBuildOptions(argv)), force: argv.force === true });
}

/** Writes the kernels as C, their PTX, and what they access. Returns the names of the files. */
async function emitCudaProgram(argv: EmitArguments, folder: string): Promise<readonly string[]> {
  const { emitCuda } = await import('@boxflow/compiler');
  return emitCuda({ ...(await cudaOptions(argv)), force: argv.force === true }, folder);
}

/** Writes the choices of the strategy generator, which may be edited. */
async function writeMasterRecipes(argv: EmitArguments, file: string): Promise<void> {
  if (file === '') throw new BoxflowError(badValue('master', file, 'the name of a file'));
  const { runPipeline, writeOutput } = await import('@boxflow/compiler');
  const { masterRecipesOf, printMasterRecipes, strategyTarget, TARGET_NAMES } = await import('@boxflow/tune');
  const target = parseAs('master-target', lastOf(argv['master-target']) ?? 'h100', choiceOf(TARGET_NAMES));
  const options = await compileOptions(argv);
  await writeOutput(file, argv.files, async () => {
    const outputs: StageOutputs = {};
    await runPipeline(options, outputs, 'lower');
    const scops = outputs.lower?.regions.map(({ scop }) => scop) ?? [];
    return printMasterRecipes(await masterRecipesOf(scops, strategyTarget(target), options.reassociate));
  });
  writeDocument(file);
}
