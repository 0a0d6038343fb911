import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HOST_COMPILE_FLAGS, processorFlags } from '@boxflow/codegen-c';
import { BoxflowError } from '@boxflow/ir';
import { cacheRoot } from '../cache/cache-root.js';
import { makeFolder } from '../cache/make-folder.js';
import { processorKind } from '../cache/processor.js';
import { cacheUnusable, kernelsRejected } from '../diagnostics.js';
import { nativeFiles } from '../native-files.js';

/**
 * Returns the path of a shared object with the kernels of a bundle for this machine's processor. Each content
 * is compiled once; two processes that compile the same do not disturb each other. Throws BF5050, BF5065 and BF5066.
 */
export async function hostKernels(
  source: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const compiler = environment.CC || 'cc';
  const flags = [
    ...HOST_COMPILE_FLAGS,
    ...processorFlags(process.arch, { native: true }),
    '-shared',
    `-I${nativeFiles(environment).includeFolder}`,
  ];
  const key = createHash('sha256')
    .update(JSON.stringify([compiler, flags, processorKind(), source]))
    .digest('hex');
  const folder = join(cacheRoot(environment), 'host-kernels');
  const path = join(folder, `${key}.so`);
  if (!existsSync(path)) await compile(compiler, flags, source, folder, path);
  return path;
}

async function compile(
  compiler: string,
  flags: readonly string[],
  source: string,
  folder: string,
  path: string,
): Promise<void> {
  const staging = join(folder, `.new-${randomBytes(8).toString('hex')}`);
  try {
    makeFolder(folder, 0o700);
    await writeFile(`${staging}.c`, source);
  } catch (cause) {
    throw new BoxflowError(cacheUnusable([`${folder}: ${(cause as Error).message}`]), { cause });
  }
  const [command = '', ...words] = compiler.split(/\s+/).filter((word) => word !== '');
  try {
    await promisify(execFile)(command, [...words, ...flags, `${staging}.c`, '-o', `${staging}.so`, '-lm']);
    await rename(`${staging}.so`, path);
  } catch (cause) {
    const { stderr, message } = cause as Error & { stderr?: string };
    throw new BoxflowError(kernelsRejected(compiler, stderr || message), { cause });
  } finally {
    await Promise.all(['c', 'so'].map((extension) => rm(`${staging}.${extension}`, { force: true })));
  }
}
