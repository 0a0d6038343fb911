import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLE_VERSION, type Bundle } from '@boxflow/ir';
import { cacheRoot } from '@boxflow/runtime-native';
import { ContentCache } from './cache/content-cache.js';
import { contentKey } from './cache/content-key.js';
import { toolFingerprint } from './cache/tool-fingerprint.js';
import type { CompileOptions } from './options.js';
import { runPipeline, type StageOutputs } from './pipeline.js';
import type { PreprocessedFile } from './stages/preprocess.js';

const BUNDLE_FILE = 'bundle.json';

/**
 * Compiles a C program, one file or several, into a bundle: the plans, the kernels in every device language,
 * and the program with its regions replaced by calls of the runtime. Regions that cannot run on devices stay
 * as they are and {@link Bundle.diagnostics} says why; the program may have none at all.
 *
 * The result is kept under a key made of the preprocessed text and the options, so compiling again is a matter
 * of preprocessing.
 *
 * @throws BoxflowError for errors of the user: a missing file (BF1xxx), a syntax error, an illegal recipe (BF2xxx)
 */
export async function compile(options: CompileOptions): Promise<Bundle> {
  const outputs: StageOutputs = {};
  if (options.cache === false) return finish(options, outputs);
  await runPipeline(options, outputs, 'preprocess');
  const cache = new ContentCache(join(cacheRoot(), 'bundles'));
  const key = bundleKey(options, outputs.preprocess ?? []);
  const known = await load(cache, key);
  if (known) return known;
  const bundle = await finish(options, outputs);
  await cache.store(key, (folder) => writeFile(join(folder, BUNDLE_FILE), JSON.stringify(bundle)));
  return bundle;
}

async function finish(options: CompileOptions, outputs: StageOutputs): Promise<Bundle> {
  await runPipeline(options, outputs);
  if (outputs.rewrite === undefined) throw new Error('the pipeline ended before its last stage');
  return outputs.rewrite;
}

async function load(cache: ContentCache, key: string): Promise<Bundle | null> {
  const folder = await cache.find(key);
  if (folder === null) return null;
  return JSON.parse(await readFile(join(folder, BUNDLE_FILE), 'utf8')) as Bundle;
}

/** The options of the preprocessor have done their work and are in the text; these come after it. */
function bundleKey(options: CompileOptions, files: readonly PreprocessedFile[]): string {
  const recipes = JSON.stringify(options.recipes ?? []);
  return contentKey([
    'bundle',
    toolFingerprint(),
    String(BUNDLE_VERSION),
    recipes,
    options.reassociate ? 'reassociate' : '',
    `dimensions ${options.dimensions ?? 1}`,
    options.keep === false ? '' : 'keep',
    ...files.flatMap(({ file, text, contracts }) => [file, text, contracts ? 'contracts' : '']),
  ]);
}
