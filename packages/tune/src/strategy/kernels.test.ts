import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseUnit, preprocess } from '@boxflow/frontend-c';
import { BoxflowError, printRecipeLine } from '@boxflow/ir';
import { mappingOpener } from '@boxflow/poly';
import { expect, test } from 'vitest';
import { masterRecipesOf } from './program.js';
import { type SearchSpace, searchSpaceOf } from './search-space.js';
import { strategyTarget } from './target.js';
import { defaultValues, recipeOf, valuesOf, variantsOf } from './variants.js';

const folder = join(import.meta.dirname, '../../../../benchmarks/chill');

async function mastersOf(program: string, ...defines: readonly string[]) {
  const file = join(folder, 'kernels', program, `${program}.c`);
  const { scops } = await parseUnit({ file, text: await preprocess({ file, defines }) });
  // The first region is the kernel; main initialises its arrays.
  const [kernel] = scops;
  return { scop: kernel!, masters: await masterRecipesOf([kernel!], strategyTarget('c2050')) };
}

const { kernels } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../test/search-space.json'), 'utf8'),
) as {
  readonly kernels: Readonly<Record<string, SearchSpace>>;
};

test.each(Object.entries(kernels))('%s has this search space', async (program, expected) => {
  const { masters } = await mastersOf(program);
  expect(masters).toHaveLength(1);
  expect(searchSpaceOf(masters[0]!)).toEqual(expected);
});

test.each(['gemm', 'mriq', 'convolution-2d'])('variants of %s are recipes', async (program) => {
  const { scop, masters } = await mastersOf(program);
  const [master] = masters;
  const session = (await mappingOpener())(scop);
  try {
    const variants = variantsOf(master!);
    const every = Math.ceil(variants.length / 12);
    const refusals = variants
      .filter((_, i) => i % every === 0)
      .flatMap((variant, i) => {
        const all = valuesOf(variant.choice);
        const values = i % 2 === 0 ? defaultValues(variant.choice) : all[(i * 7) % all.length]!;
        const branch = session.branch();
        try {
          for (const line of recipeOf(master!, variant, values).lines) branch.apply(line);
          return [];
        } catch (error) {
          if (!(error instanceof BoxflowError)) throw error;
          return [error.diagnostics[0]!.message];
        }
      });
    // Boxes of all arrays with the largest sizes need more memory than there is.
    for (const message of refusals)
      expect(message).toMatch(/bytes, of which there are|no loop in threads up to this depth/);
    expect(refusals.length).toBeLessThan(6);
  } finally {
    session.close();
  }
});

test("gemm has the thesis's partitions, placements and recipes among its own", async () => {
  // Blocks of 64 iterations fill the 14 processors.
  const { masters } = await mastersOf('gemm', 'N=896');
  const [master] = masters;
  expect(
    master?.choices.map(({ grid, threads, shared, registers, texture }) => ({
      grid,
      threads,
      shared,
      registers,
      texture,
    })),
  ).toEqual(
    (['line', 'box'] as const).map((threads) => ({
      ...{ grid: ['S0.j', 'S0.i'], threads },
      ...{ shared: [['a'], ['b']], registers: [['c']], texture: [['a'], ['b']] },
    })),
  );
  const variants = variantsOf(master!);
  const printed = variants.map((variant) =>
    recipeOf(master!, variant, defaultValues(variant.choice)).lines.map(printRecipeLine).join('\n'),
  );
  // Figure 4.1 (b)
  expect(printed).toContain(`permute(S0.j, S0.i)
distribute(S0.j)
cudaize(tuned, S0.j, 16, 1, S0.i, 64, 64)
copy_to_shared(S0.k, 16, b)
copy_to_texture(b)
copy_to_registers(S0.k, c)
unroll_to_depth(2)`);
  // Figure 4.1 (d)
  expect(printed).toContain(`permute(S0.j, S0.i)
distribute(S0.j)
cudaize(tuned, S0.j, 64, 16, S0.i, 64, 16)
copy_to_shared(S0.k, 16, a)
copy_to_shared(S0.k, 16, b)
copy_to_texture(a)
copy_to_texture(b)
copy_to_registers(S0.k, c)
unroll_to_depth(2)`);
});
