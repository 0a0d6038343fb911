import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheRoot } from '@boxflow/runtime-native';
import { ContentCache } from './cache/content-cache.js';
import { contentKey } from './cache/content-key.js';
import { toolFingerprint } from './cache/tool-fingerprint.js';
import type { CompileOptions } from './options.js';
import { runPipeline, type StageOutputs } from './pipeline.js';
import type { PreprocessedFile } from './stages/preprocess.js';

/** A kind of result that the cache keeps. */
export interface ResultKind {
  /** The folder of the cache. */
  readonly folder: 'bundles' | 'explanations';
  readonly version: number;
  /** Tells results of one kind apart that were asked for with other options than those of the compilation. */
  readonly variant?: string;
}

const FILE = 'result.json';

/**
 * Returns what `make` returns, plain data, from the cache if the same program was compiled with the same options before.
 * The key is made of the preprocessed text and the options, so a known result takes as long as preprocessing.
 */
export async function keptResult<Result>(
  kind: ResultKind,
  options: CompileOptions,
  outputs: StageOutputs,
  make: () => Promise<Result>,
): Promise<Result> {
  await runPipeline(options, outputs, 'preprocess');
  const cache = new ContentCache(join(cacheRoot(), kind.folder));
  const key = resultKey(kind, options, outputs.preprocess ?? []);
  const known = await cache.find(key);
  if (known !== null) return JSON.parse(await readFile(join(known, FILE), 'utf8')) as Result;
  const result = await make();
  // What a script prints would be missing the next time.
  if (outputs.lower?.hasPrinted) return result;
  await cache.store(key, (folder) => writeFile(join(folder, FILE), JSON.stringify(result)));
  return result;
}

/** The options of the preprocessor have done their work and are in the text; these come after it. */
function resultKey(
  { folder, version, variant = '' }: ResultKind,
  options: CompileOptions,
  files: readonly PreprocessedFile[],
): string {
  return contentKey([
    folder,
    toolFingerprint(),
    String(version),
    variant,
    JSON.stringify(options.recipes ?? []),
    options.reassociate ? 'reassociate' : '',
    `dimensions ${options.dimensions ?? 1}`,
    options.keep === false ? '' : 'keep',
    ...files.flatMap(({ file, text, contracts, numbers }) => [
      file,
      text,
      contracts ? 'contracts' : '',
      JSON.stringify(numbers ?? {}),
    ]),
  ]);
}
