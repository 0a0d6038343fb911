import { resolve } from 'node:path';
import { type Bundle, printRecipes } from '@boxflow/ir';
import { nativeFiles } from '@boxflow/runtime-native';
import type { BuildOptions } from '../build/build-options.js';
import { printBundleData } from '../build/bundle-data.js';
import { defaultCompiler, generatedFlags, programFlags } from '../build/flags.js';
import { linkLibraries } from '../build/link-libraries.js';
import { printMakefile, RUNTIME_INCLUDES, RUNTIME_LIBRARY } from './makefile.js';
import { programNames } from './program-names.js';
import { printReadme } from './readme.js';

/** Name and contents of every file that `emit` writes: sources that a person can read, and build with `make`. */
export async function emitFiles(
  bundle: Bundle,
  options: BuildOptions,
): Promise<Readonly<Record<string, string>>> {
  const cc = options.cc ?? defaultCompiler();
  const names = programNames(bundle.files);
  const own = {
    ...Object.fromEntries(names.map((name, index) => [`${name}.i`, bundle.sources.programs[index] ?? ''])),
    'README.md': printReadme(bundle),
  };
  // make runs in the folder, which may be anywhere.
  const link = [...(options.objects ?? []).map((path) => resolve(path)), ...(options.cflags ?? [])];
  if (bundle.plans.length === 0) {
    const flags = {
      cc,
      names,
      program: programFlags(options, bundle.plans),
      link,
      libraries: { before: [], after: ['-lm'] },
    };
    return { ...own, Makefile: printMakefile(flags) };
  }
  const flags = {
    cc,
    names,
    program: programFlags(options, bundle.plans),
    link,
    libraries: linkLibraries(RUNTIME_LIBRARY),
    generated: [...generatedFlags(options), '-I', RUNTIME_INCLUDES],
    runtime: runtimeFolder(),
  };
  return {
    ...own,
    'kernels.c': bundle.sources.host,
    'kernels.cl': bundle.sources.opencl,
    'kernels.cu': bundle.sources.cuda,
    'bundle.c': printBundleData(bundle, null, options.defaults ?? {}, options.cflags),
    'plans.json': `${JSON.stringify(bundle.plans, null, 2)}\n`,
    'recipe.txt': printRecipes(bundle.recipes),
    Makefile: printMakefile(flags),
  };
}

/** The sources are the same without a native runtime, and the Makefile asks for one. */
function runtimeFolder(): string {
  try {
    return nativeFiles().folder;
  } catch {
    return '';
  }
}
