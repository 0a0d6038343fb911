import { statSync } from 'node:fs';
import type { Bundle } from '@boxflow/ir';
import { contentKey, fileDigest } from '../cache/content-key.js';
import { toolFingerprint } from '../cache/tool-fingerprint.js';
import { findNvcc, findTool } from '../toolchain/find-tool.js';
import { quoteShellWord, splitShellWords } from '../toolchain/shell-words.js';
import type { BuildOptions } from './build-options.js';
import { defaultCompiler, runtimeFiles } from './flags.js';

/** Everything that the bytes of an executable depend on. */
export async function executableKey(bundle: Bundle, options: BuildOptions): Promise<string> {
  const runtime = bundle.plans.length > 0 ? await fileDigest((await runtimeFiles()).library) : 'no runtime';
  return contentKey([
    'executable',
    toolFingerprint(),
    runtime,
    describeTool(options.cc ?? defaultCompiler()),
    options.cuda === 'nvcc' ? describeTool(quoteShellWord(findNvcc() ?? 'nvcc')) : '',
    // Debug information names the working folder.
    process.cwd(),
    JSON.stringify([options.std, options.cflags, options.gencode, options.defaults]),
    JSON.stringify(bundle.plans),
    bundle.sources.program,
    bundle.sources.host,
    bundle.sources.opencl,
    bundle.sources.cuda,
  ]);
}

/** A compiler that was replaced is another compiler. Asking it for its version would cost more than the rest. */
function describeTool(command: string): string {
  const path = findTool(splitShellWords(command)[0] ?? command);
  const info = path === null ? undefined : statSync(path, { throwIfNoEntry: false });
  return `${command} ${path} ${info?.size} ${info?.mtimeMs}`;
}
