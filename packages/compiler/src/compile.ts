import { BUNDLE_VERSION, type Bundle } from '@boxflow/ir';
import { keptResult } from './kept-result.js';
import type { CompileOptions } from './options.js';
import { runPipeline, type StageOutputs } from './pipeline.js';

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
  return keptResult({ folder: 'bundles', version: BUNDLE_VERSION }, options, outputs, () =>
    finish(options, outputs),
  );
}

async function finish(options: CompileOptions, outputs: StageOutputs): Promise<Bundle> {
  await runPipeline(options, outputs);
  if (outputs.rewrite === undefined) throw new Error('the pipeline ended before its last stage');
  return outputs.rewrite;
}
