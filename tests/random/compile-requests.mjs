// The child process of compiler-process.ts: answers one request after the other, so that node, isl and the compiler's
// code are loaded once for many programs.
import { writeFileSync } from 'node:fs';
import { buildExecutable, compile } from '@boxflow/compiler';

/** @typedef {import('./compiler-process.ts').CompileRequest} CompileRequest */
/** @typedef {import('./compiler-process.ts').CompileAnswer} CompileAnswer */

/**
 * @param {CompileRequest} request
 * @returns {Promise<CompileAnswer>}
 */
async function answer({ file, executable, recipes, dimensions = 1, keep = true, contracted }) {
  try {
    const bundle = await compile({
      file,
      cache: false,
      dimensions,
      keep,
      fpContract: contracted === undefined ? 'off' : 'on',
      ...(recipes === undefined ? {} : { recipes }),
    });
    if (contracted !== undefined) writeFileSync(contracted, bundle.sources.programs[0]);
    if (executable !== undefined)
      await buildExecutable(bundle, executable, { cache: false, defaults: { target: 'host' } });
    const regions = bundle.plans.map(({ name, origin }) => ({ name, origin }));
    return { kind: 'compiled', regions, recipes: bundle.recipes, diagnostics: bundle.diagnostics };
  } catch (error) {
    if (error?.name === 'BoxflowError') return { kind: 'refused', diagnostics: error.diagnostics };
    return { kind: 'crashed', message: String(error?.stack ?? error) };
  }
}

process.on('message', async (request) =>
  process.send?.(await answer(/** @type {CompileRequest} */ (request))),
);
