import { join } from 'node:path';
import type { Command } from '../command.js';
import {
  C_OPTIONS,
  type CArguments,
  cBuildOptions,
  compileOptions,
  isCudaFile,
} from '../options/c-options.js';
import { cudaOptions, refuseOtherOptions } from '../options/cuda-options.js';
import { DISTRIBUTION_OPTION, type DistributionArguments, KEEP_OPTION } from '../options/runtime-options.js';
import { lastOf, type Raw } from '../options/values.js';
import { writeDocument } from '../output/json.js';
import { sayDiagnostics } from '../output/messages.js';

type EmitArguments = CArguments & DistributionArguments & { readonly output: Raw; readonly force?: boolean };

export const emitCommand: Command<EmitArguments> = {
  name: 'emit',
  summary: 'write the generated sources, the plans and a Makefile into a folder',
  takesFiles: true,
  takesCuda: true,
  takesProgramArguments: false,
  options: {
    output: { alias: 'o', type: 'string', demandOption: true, describe: 'the folder to write' },
    force: { type: 'boolean', describe: 'replace the folder, whatever it contains' },
    ...DISTRIBUTION_OPTION,
    ...KEEP_OPTION,
    ...C_OPTIONS,
  },
  run,
};

async function run(argv: EmitArguments): Promise<number> {
  if (argv.files.some(isCudaFile)) return emitCudaProgram(argv);
  const { compile, emit } = await import('@boxflow/compiler');
  const bundle = await compile(await compileOptions(argv));
  sayDiagnostics(bundle.diagnostics);
  const folder = lastOf(argv.output) ?? '.';
  const names = await emit(bundle, folder, { ...(await cBuildOptions(argv)), force: argv.force === true });
  writeDocument(names.map((name) => join(folder, name)).join('\n'));
  return 0;
}

/** The options that apply to CUDA programs. */
const CUDA_OPTIONS = new Set(['output', 'force', 'define', 'include', 'std', 'cflags', 'no-cache']);

async function emitCudaProgram(argv: EmitArguments): Promise<number> {
  refuseOtherOptions(argv, 'emit', Object.keys(emitCommand.options), CUDA_OPTIONS);
  const { emitCuda } = await import('@boxflow/compiler');
  const folder = lastOf(argv.output) ?? '.';
  const names = await emitCuda({ ...(await cudaOptions(argv)), force: argv.force === true }, folder);
  writeDocument(names.map((name) => join(folder, name)).join('\n'));
  return 0;
}
