import { parseUnit } from '@boxflow/frontend-c';
import { BoxflowError, type Recipe, type RecipeLine } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';

const program = (body: string) => `
int v[9999], s, t[3], u0, u1, u2, w[256];
double a[99][999], r, x[16];
void f(int n) { ${body} }`;

const FILL = 'for (int i = 0; i < 900; i++) a[0][i] = i; ';
const sumOf = (count: number) => `for (int i = 0; i < ${count}; i++) s += v[i];`;

interface Options {
  readonly lines?: readonly string[];
  readonly reassociate?: boolean;
  readonly maxOperations?: number;
}

async function lower(body: string, options: Options = {}) {
  const unit = await parseUnit({ file: 'test.c', text: program(body) });
  const [scop] = unit.scops;
  if (!scop) throw new Error('the program has no region');
  const { lines, ...rest } = options;
  const recipe = lines && { recipe: recipeOf(scop.name, lines) };
  return lowerScop(scop, { ...recipe, ...rest });
}

function recipeOf(scop: string, lines: readonly string[]): Recipe {
  return {
    scop,
    lines: lines.map((text, i): RecipeLine => {
      const [, verb, args] = /^(\w+)\((.*)\)$/.exec(text) ?? [];
      return {
        verb: verb as RecipeLine['verb'],
        args: (args ?? '').split(', '),
        location: { file: 'recipe.txt', line: i + 1, column: 1 },
      };
    }),
  };
}

async function reduceLines(body: string, reassociate = false): Promise<readonly string[]> {
  try {
    const { recipe } = await lower(body, { reassociate });
    return recipe.lines.filter(({ verb }) => verb === 'reduce').map(({ args }) => args.join(', '));
  } catch (error) {
    if (!(error instanceof BoxflowError)) throw error;
    return error.diagnostics.map(({ code }) => code);
  }
}

const SUM = 'for (int i = 0; i < n; i++) s += v[i];';
const MAXIMUM = 'for (int i = 0; i < n; i++) if (a[0][i] > r) r = a[0][i];';
const BELOW_0 =
  'for (int i = 0; i < 99; i++) for (int j = -3; j < n; j++) if (a[i][j + 3] > r) r = a[i][j + 3];';
const MATRIX = 'for (int i = 0; i < 99; i++) for (int j = 0; j < 999; j++) r += a[i][j];';

describe('the default recipe', () => {
  test.each<[string, string, boolean, readonly string[]]>([
    ['a sum of integers is in parts', SUM, false, ['S0.i, 16384, S0.i, 32']],
    ['one of floating point is not', MATRIX, false, ['BF2101']],
    ['unless it may be', MATRIX, true, ['S0.i, 8, S0.j, 32']],
    [
      'lanes take turns along the rows',
      'for (int j = 0; j < 999; j++) for (int i = 0; i < 99; i++) r += a[i][j];',
      true,
      ['S0.j, 32, S0.j, 32'],
    ],
    [
      'elements that change with the loop are not',
      'for (int i = 1; i < n; i++) v[i] += v[i - 1];',
      false,
      ['BF2101'],
    ],
    [
      'a loop in which something else goes from one iteration to another is not',
      'for (int i = 1; i < n; i++) { s += v[i]; v[i] = v[i - 1] + 1; }',
      false,
      ['BF2101'],
    ],
    [
      'an element that is updated in two ways is not',
      'for (int i = 0; i < n; i++) { s += v[i]; s *= v[i] | 1; }',
      false,
      ['BF2101'],
    ],
    [
      'nor one that is added to and compared',
      'for (int i = 0; i < n; i++) { s += v[i]; if (v[i] > s) s = v[i]; }',
      false,
      ['BF2101'],
    ],
    [
      'nor two of an array, since they may be one',
      'for (int i = 0; i < n; i++) { t[0] += v[i]; t[1] += v[i]; t[1] ^= v[i]; }',
      false,
      ['BF2101'],
    ],
    [
      'an element that several statements update in one way is',
      'for (int i = 0; i < n; i++) { s += v[i]; s -= v[i] * v[i]; }',
      false,
      ['S0.i, 16384, S0.i, 32'],
    ],
    ['a maximum of floating point is, in the order of the loop', MAXIMUM, false, ['S0.i, 16384, S0.i, 64']],
    [
      'one of a matrix, in parts of rows',
      'for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) r = a[i][j] < r ? a[i][j] : r;',
      false,
      ['S0.i, 16, S0.j, 64'],
    ],
    ['one of few iterations, in as many parts', sumOf(900), false, ['S0.i, 30']],
    ['of fewer only beside parallel loops', FILL + sumOf(400), false, ['S1.i, 20']],
    ['not alone, which the host is faster at', sumOf(400), false, ['BF2101']],
    ['not of so few that launches take longer', FILL + sumOf(64), false, []],
    ['in rows, if columns begin below 0', BELOW_0, false, ['S0.i, 1']],
    [
      'one of what loops inside compute, an iteration each',
      'for (int i = 0; i < n; i++) { double d = 0; for (int j = 0; j < 9; j++) d += a[i][j]; if (d > r) { r = d; s = i; } }',
      false,
      ['S0.i, 256, S0.i, 1'],
    ],
    [
      'a histogram is, in parts with copies',
      'for (int i = 0; i < n; i++) t[v[i] % 3]++;',
      false,
      ['S0.i, 4096, S0.i, 64'],
    ],
    [
      'one of longer parts if it has more elements',
      'for (int i = 0; i < 9999; i++) w[v[i] & 255] += v[i];',
      false,
      ['S0.i, 512'],
    ],
    [
      'one of a matrix, by rows that are long enough together',
      'for (int i = 0; i < 99; i++) for (int j = 0; j < 999; j++) if (a[i][j] > 0) w[(int)a[i][j]]++;',
      false,
      ['S0.i, 64, S0.i, 1'],
    ],
    [
      'one of elements that a loop inside chooses',
      'for (int i = 0; i < 3333; i++) for (int j = 0; j < 3; j++) t[j] += v[3 * i + j];',
      false,
      ['S0.i, 1408, S0.i, 22'],
    ],
    [
      'two of an array that statements update alike',
      'for (int i = 0; i < n; i++) { t[v[i] % 3]++; t[2] -= v[i]; }',
      false,
      ['S0.i, 4096, S0.i, 64'],
    ],
    [
      'one of as many elements as iterations is not',
      'for (int i = 0; i < 9999; i++) v[v[i]]++;',
      false,
      ['BF2101'],
    ],
    [
      'nor one whose elements are read',
      'for (int i = 0; i < n; i++) { t[v[i] % 3]++; a[0][i] = t[0]; }',
      false,
      ['BF2101'],
    ],
    [
      'nor one with two operators',
      'for (int i = 0; i < n; i++) { t[v[i] % 3]++; t[v[i] & 1] ^= v[i]; }',
      false,
      ['BF2101'],
    ],
    [
      'nor one whose subscript is a count of the loop',
      'for (int i = 0; i < n; i++) if (v[i] > 0) w[s++ & 255] += v[i];',
      false,
      ['BF2101'],
    ],
    ['nor one of floating point', 'for (int i = 0; i < n; i++) x[v[i] & 15] += a[0][i];', false, ['BF2101']],
    [
      'unless it may round differently',
      'for (int i = 0; i < n; i++) x[v[i] & 15] += a[0][i];',
      true,
      ['S0.i, 4096, S0.i, 64'],
    ],
    [
      'a flag is, and the last of several values',
      'for (int i = 0; i < n; i++) { if (v[i] != 3) s = 0; if (v[i] > 7) u0 = i; }',
      false,
      ['S0.i, 16384, S0.i, 64'],
    ],
    [
      'not one that the loop reads',
      'for (int i = 0; i < n; i++) { if (v[i] != 3) s = 0; a[0][i] = s; }',
      false,
      ['BF2101'],
    ],
    [
      'the place of a maximum is',
      'int p = s; for (int i = 1; i < n; i++) if (a[0][i] > a[0][p]) p = i; s = p;',
      false,
      ['S0.i, 16384, S0.i, 64'],
    ],
    [
      'not if the place before the loop is only known to devices',
      'for (int i = 1; i < n; i++) if (a[0][i] > a[0][s]) s = i;',
      false,
      ['BF2101'],
    ],
    [
      'one of what several elements make, with more to remember',
      'int p = s; for (int i = 0; i < n; i++) if (v[p] * 2 - a[p][p] >= v[i] * 2 - a[i][i]) { u1 = v[i]; p = i; } s = p;',
      false,
      ['S0.i, 16384, S0.i, 64'],
    ],
    [
      'not if the place is not the compared one',
      'int p = s; for (int i = 1; i < n; i++) if (a[0][i] > a[0][p]) p = i - 1; s = p;',
      false,
      ['BF2101'],
    ],
    [
      'not if the elements change',
      'int p = s; for (int i = 1; i < n; i++) { if (a[0][i] > a[0][p]) p = i; a[0][i] = 0; } s = p;',
      false,
      ['BF2101'],
    ],
    [
      'not if the place is only asked for under a condition',
      'int p = s; for (int i = 1; i < n; i++) if (v[i] > 0 && a[0][i] > a[0][p]) p = i; s = p;',
      false,
      ['BF2101'],
    ],
    [
      'not if the loop uses the place',
      'int p = s; for (int i = 1; i < n; i++) { if (a[0][i] > a[0][p]) p = i; v[i] = p; } s = p;',
      false,
      ['BF2101'],
    ],
    [
      'not beside a sum that rounds',
      'for (int i = 0; i < n; i++) { if (a[0][i] > r) r = a[0][i]; a[98][0] += a[0][i]; }',
      false,
      ['BF2101'],
    ],
    [
      'what never executes is not in the way',
      'for (int i = 0; i < 99; i++) { if (i < 0) v[i] = 1; for (int j = 0; j < 999; j++) r += a[i][j]; }',
      true,
      ['S1.i, 8, S1.j, 32'],
    ],
  ])('%s', async (_, body, reassociate, lines) => {
    expect(await reduceLines(body, reassociate)).toEqual(lines);
  });
});

test('five reductions of one region are all in parts', async () => {
  const bodies = [
    's += v[i]',
    'u0 ^= v[i]',
    'u1 |= v[i]',
    'if (a[0][i] > r) r = a[0][i]',
    'if (v[i] < u2) u2 = v[i]',
  ];
  const lines = await reduceLines(bodies.map((body) => `for (int i = 0; i < n; i++) ${body};`).join('\n'));
  expect(lines).toHaveLength(5);
});

test('where reductions in parts are too complex to analyse, the rest is mapped as it is without them', async () => {
  const body = `for (int i = 0; i < n; i++) v[i] *= 3; ${MATRIX}`;
  const inOrder = await lower(body);
  const lowers = (maxOperations: number, reassociate: boolean) =>
    lower(body, { maxOperations, reassociate }).catch(() => undefined);
  let barelyEnough = 10_000;
  while (!(await lowers(barelyEnough, true))) barelyEnough = Math.round(barelyEnough * 1.1);
  const lowered = await lowers(barelyEnough, true);
  expect(lowered?.recipe).toEqual(inOrder.recipe);
  expect(lowered?.diagnostics.map(({ code }) => code)).toEqual(['BF2104']);
});

describe('a reduce line', () => {
  test.each<[string, string, readonly string[], string, string]>([
    ['that would round differently', MATRIX, ['reduce(S0.i, 8)'], 'BF2007', 'r is of floating point'],
    ['with a wrong number', SUM, ['reduce(S0.i, none)'], 'BF2002', 'reduce(LOOP, COUNT)'],
    [
      'for a loop without reductions',
      'for (int i = 0; i < n; i++) v[i] = 1;',
      ['reduce(S0.i, 8)'],
      'BF2004',
      'the same in all its iterations',
    ],
    ['that comes too late', SUM, ['single(S0.i)', 'reduce(S0.i, 8)'], 'BF2004', 'before all lines'],
    [
      'with lanes in a loop that is not alone',
      'for (int i = 0; i < n; i++) { s += 1; for (int j = 0; j < n; j++) s += v[j]; }',
      ['reduce(S0.i, 8, S1.j, 4)'],
      'BF2004',
      'S1.j is not the only thing in S0.i',
    ],
    [
      'against a dependence',
      'for (int i = 1; i < n; i++) { s += v[i]; v[i] = v[i - 1]; }',
      ['reduce(S0.i, 8)'],
      'BF2003',
      'its iterations depend on one another',
    ],
    [
      'for a loop that may begin below 0',
      'for (int i = -3; i < n; i++) s += i;',
      ['reduce(S0.i, 8)'],
      'BF2004',
      'parts are counted from iteration 0',
    ],
  ])('%s is refused', async (_, body, lines, code, message) => {
    const refused = lower(body, { lines }).then(
      () => [],
      (error: unknown) => (error instanceof BoxflowError ? error.diagnostics : Promise.reject(error)),
    );
    const [diagnostic] = await refused;
    expect(diagnostic).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  test.each<[string, string, readonly string[]]>([
    ['parts that two chunks would share', MAXIMUM, ['reduce(S0.i, 100, S0.i, 64)']],
    ['parts of a loop inside that may begin below 0', BELOW_0, ['reduce(S0.i, 4, S0.j, 64)']],
  ])('of a maximum with %s is refused', async (_, body, lines) => {
    await expect(lower(body, { lines })).rejects.toMatchObject({ diagnostics: [{ code: 'BF2004' }] });
  });

  test.each<[string, string, readonly string[], string, string]>([
    ['with one part', sumOf(900), ['split_k(S0.i, 1)'], 'BF2002', 'split_k(LOOP, PARTS)'],
    ['with more parts than iterations', sumOf(9), ['split_k(S0.i, 10)'], 'BF2004', 'it has 9 iterations'],
    [
      'if the number of iterations is open',
      SUM,
      ['split_k(S0.i, 8)'],
      'BF2004',
      'the number of its iterations is not known: reduce(S0.i, N) has parts of N iterations',
    ],
    ['that would round differently', MATRIX, ['split_k(S0.i, 8)'], 'BF2007', 'r is of floating point'],
  ])('by the number of parts %s is refused', async (_, body, lines, code, message) => {
    await expect(lower(body, { lines })).rejects.toMatchObject({
      diagnostics: [{ code, message: expect.stringContaining(message) }],
    });
  });

  test('by the number of parts is that with the iterations of one', async () => {
    const rest = [
      'privatize(S0_begin.chunk, s_part)',
      'distribute(S0_begin.chunk)',
      'threads(S0_begin.chunk)',
      'single(S0_total.chunk)',
    ];
    const [byParts, byIterations] = await Promise.all(
      ['split_k(S0.i, 8)', 'reduce(S0.i, 113)'].map((line) => lower(sumOf(900), { lines: [line, ...rest] })),
    );
    expect(byParts?.plan).toEqual(byIterations?.plan);
    expect(byParts?.kernels).toEqual(byIterations?.kernels);
  });

  test('without lanes gives each chunk to one thread', async () => {
    const lines = [
      'reduce(S0.i, 8)',
      'privatize(S0_begin.chunk, s_part)',
      'distribute(S0_begin.chunk)',
      'threads(S0_begin.chunk)',
      'single(S0_total.chunk)',
    ];
    const { plan } = await lower(SUM, { lines });
    expect(plan.phases.map(({ single }) => single === null)).toEqual([true, false]);
    expect(plan.arrays.map(({ name, liveIn, liveOut }) => [name, liveIn, liveOut])).toContainEqual([
      's_chunks',
      false,
      false,
    ]);
  });
});
