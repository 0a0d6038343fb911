import { statSync } from 'node:fs';
import { compilerCommand } from '@boxflow/frontend-c';
import { BoxflowError, type Bundle } from '@boxflow/ir';
import { nativeFiles, processorKind } from '@boxflow/runtime-native';
import { contentKey, fileDigest } from '../cache/content-key.js';
import { toolFingerprint } from '../cache/tool-fingerprint.js';
import { objectUnreadable } from '../toolchain/diagnostics.js';
import { findNvcc, findTool } from '../toolchain/find-tool.js';
import type { BuildOptions } from './build-options.js';
import { defaultCompiler } from './flags.js';

/** Everything that the bytes of an executable depend on. */
export async function executableKey(bundle: Bundle, options: BuildOptions): Promise<string> {
  const runtime = bundle.plans.length > 0 ? await fileDigest(nativeFiles().library) : 'no runtime';
  const objects = await Promise.all((options.objects ?? []).map(objectDigest));
  return contentKey([
    'executable',
    String(objects.length),
    ...objects,
    String(bundle.sources.programs.length),
    toolFingerprint(),
    runtime,
    describeTool(compilerCommand(options.cc ?? defaultCompiler())),
    options.cuda === 'nvcc' ? describeTool([findNvcc() ?? 'nvcc']) : '',
    // Debug information names the working folder.
    process.cwd(),
    isForThisProcessor(options) ? processorKind() : '',
    JSON.stringify([options.std, options.cflags, options.kernels, options.defaults]),
    JSON.stringify(bundle.plans),
    ...bundle.sources.programs,
    bundle.sources.host,
    bundle.sources.opencl,
    bundle.sources.cuda,
  ]);
}

function isForThisProcessor({ processor, cflags = [] }: BuildOptions): boolean {
  return processor === 'native' || cflags.some((flag) => flag.endsWith('=native'));
}

/** Returns the digest of an object to link. Throws BF3014 if it cannot be read. */
export async function objectDigest(path: string): Promise<string> {
  try {
    return await fileDigest(path);
  } catch (cause) {
    throw new BoxflowError(objectUnreadable(path, cause), { cause });
  }
}

/** Returns a key that changes when the compiler is replaced. Asking for its version would cost more than the rest. */
function describeTool(command: readonly [program: string, ...options: string[]]): string {
  const path = findTool(command[0]);
  const info = path === null ? undefined : statSync(path, { throwIfNoEntry: false });
  return `${command.join(' ')} ${path} ${info?.size} ${info?.mtimeMs}`;
}
