import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoxflowError, type Bundle } from '@boxflow/ir';
import { nativeFiles } from '@boxflow/runtime-native';
import { linkFailed, programRejected } from '../toolchain/diagnostics.js';
import { findNvcc } from '../toolchain/find-tool.js';
import { runCompiler } from '../toolchain/run-tool.js';
import { allDone } from './all-done.js';
import type { BuildOptions } from './build-options.js';
import { printBundleData } from './bundle-data.js';
import { compileGeneratedC } from './compile-generated.js';
import { compileFatbin } from './fatbin.js';
import { defaultCompiler, generatedFlags, programFlags } from './flags.js';
import { type LinkLibraries, linkLibraries } from './link-libraries.js';

/**
 * Compiles the parts of a bundle and links them into `executable`; a bundle with no plan becomes the plain program.
 * Returns what the C compiler had to say about the user's program. Throws BF3001 to BF3004 and BF5050.
 */
export async function makeExecutable(
  bundle: Bundle,
  executable: string,
  options: BuildOptions,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boxflow-build-'));
  try {
    const [programs, generated] = await allDone([
      allDone(
        bundle.sources.programs.map((text, index) =>
          compileProgram(text, `program${index}`, programFlags(options, bundle.plans), options, folder),
        ),
      ),
      bundle.plans.length > 0
        ? compileGenerated(options.kernels === 'none' ? withoutKernels(bundle) : bundle, options, folder)
        : noParts(),
    ]);
    const objects = [
      ...generated.objects,
      ...programs.map(({ object }) => object),
      ...(options.objects ?? []),
    ];
    const names = new Map(programs.map(({ object }, index) => [object, bundle.files[index] ?? object]));
    await link(objects, names, generated.libraries, executable, options);
    return programs.map(({ warnings }) => warnings).join('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface GeneratedParts {
  readonly objects: readonly string[];
  readonly libraries: LinkLibraries;
}

function noParts(): GeneratedParts {
  return { objects: [], libraries: { before: [], after: ['-lm'] } };
}

async function compileProgram(
  text: string,
  name: string,
  flags: readonly string[],
  options: BuildOptions,
  folder: string,
): Promise<{ object: string; warnings: string }> {
  // `.i` tells every compiler that the text is preprocessed.
  const source = join(folder, `${name}.i`);
  const object = join(folder, `${name}.o`);
  await writeFile(source, text);
  const cc = options.cc ?? defaultCompiler();
  const result = await runCompiler(cc, [...flags, '-c', source, '-o', object]);
  if (result.code !== 0) throw new BoxflowError(programRejected(cc, result.stderr));
  return { object, warnings: result.stderr };
}

async function compileGenerated(
  bundle: Bundle,
  options: BuildOptions,
  folder: string,
): Promise<GeneratedParts> {
  const runtime = nativeFiles();
  const flags = [...generatedFlags(options), '-I', runtime.includeFolder];
  const cc = options.cc ?? defaultCompiler();
  const { host } = bundle.sources;
  const [kernels, data] = await allDone([
    host === '' ? [] : compileGeneratedC(cc, flags, folder, 'kernels', host),
    fatbinFor(bundle, options, folder).then((fatbin) =>
      compileGeneratedC(
        cc,
        flags,
        folder,
        'bundle',
        printBundleData(bundle, fatbin, options.defaults ?? {}, options.cflags),
      ),
    ),
  ]);
  return { objects: [kernels, data].flat(), libraries: linkLibraries(runtime.library) };
}

function withoutKernels(bundle: Bundle): Bundle {
  return { ...bundle, sources: { ...bundle.sources, host: '', opencl: '', cuda: '' } };
}

async function fatbinFor(bundle: Bundle, options: BuildOptions, folder: string): Promise<Uint8Array | null> {
  const nvcc = options.cuda === 'nvcc' ? findNvcc() : null;
  if (nvcc === null) return null;
  return compileFatbin(nvcc, bundle.sources.cuda, folder);
}

/** @param names what the user calls the objects, for messages */
async function link(
  objects: readonly string[],
  names: ReadonlyMap<string, string>,
  { before, after }: LinkLibraries,
  executable: string,
  options: BuildOptions,
): Promise<void> {
  const cc = options.cc ?? defaultCompiler();
  const flags = options.cflags ?? [];
  const result = await runCompiler(cc, [...before, ...objects, ...flags, ...after, '-o', executable]);
  if (result.code === 0) return;
  const output = [...names].reduce((text, [object, name]) => text.replaceAll(object, name), result.stderr);
  throw new BoxflowError(linkFailed(cc, output));
}
