import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { macroNumbers, parseUnit, preprocess } from '@boxflow/frontend-c';
import { printKernel, printRecipe } from '@boxflow/ir';
import { lowerScop, mappingSteps } from '@boxflow/poly';
import { expect, test } from 'vitest';
import { runScript } from './run-script.js';

const folder = join(import.meta.dirname, '../../../benchmarks/chill');

interface Kernel {
  readonly program: string;
  readonly scripts: readonly { readonly file: string; readonly defines: Readonly<Record<string, number>> }[];
}

const KERNELS = JSON.parse(readFileSync(join(folder, 'kernels.json'), 'utf8')) as readonly Kernel[];
const SCRIPTS = KERNELS.flatMap(({ program, scripts }) => scripts.map((script) => ({ program, ...script })));

/** Every script of Khan's thesis, and those after its descriptions: the lines that they stand for, the tree and the kernel. */
test.each(SCRIPTS)('$file maps $program', async ({ program, file, defines }) => {
  const source = join(folder, 'kernels', program, `${program}.c`);
  const options = {
    file: source,
    defines: Object.entries(defines).map(([name, value]) => `${name}=${value}`),
  };
  const { scops } = await parseUnit({ file: source, text: await preprocess(options) });
  const script = { file, text: readFileSync(join(folder, file), 'utf8') };
  const [recipe, ...more] = await runScript(script, scops, { globals: await macroNumbers(options) });
  expect(more).toEqual([]);
  expect(recipe?.lines.every(({ location }) => location?.file === file)).toBe(true);
  const scop = scops.find(({ name }) => name === recipe?.scop);
  const { kernels, plan } = await lowerScop(scop!, { recipe: recipe! });
  expect(plan.phases).toHaveLength(1);
  expect(kernels.map(({ name }) => name)).toEqual([expect.stringMatching(/_GPU$/)]);
  const steps = await mappingSteps(scop!, recipe!, false);
  const tree = steps
    .at(-1)!
    .tree.map(({ depth, text, notes }) => `${'  '.repeat(depth)}${text}  ${notes.join('; ')}`.trimEnd());
  const result = [printRecipe(recipe!), ...tree, '', ...kernels.map(printKernel)].join('\n');
  const expected = join(import.meta.dirname, '../test/expected', `${basename(file, '.lua')}.txt`);
  await expect(`${result.trimEnd()}\n`).toMatchFileSnapshot(expected);
});
