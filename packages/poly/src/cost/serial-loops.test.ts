import { parseUnit } from '@boxflow/frontend-c';
import { parseRecipes } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';

const RECURRENCE = 'for (int i = 0; i < 200000; i++) { s = s * 69069u + 1u; x[i] = s; y[i] = i; }';
const SHORT_RECURRENCE = 'for (int i = 0; i < 100; i++) { s = s * 69069u + 1u; x[i] = s; }';
const SUM = 'for (int i = 0; i < 200000; i++) r += x[i];';
const PARALLEL = 'for (int i = 0; i < n; i++) z[i] = x[i];';

/** The line before the region's text. */
const FIRST_LINE = 5;
const LINE_OF_WALK = -1;

async function regionOf(body: string) {
  const text = `unsigned s;\ndouble x[200000], y[200000], z[200000], A[9999][9999], B[999], r;\nint M[9999][9999];\nstatic void walk(double *p, int k) { for (int i = 1; i < 200000; i++) p[i] = p[i - k] * 0.5; }\nvoid f(int n) {\n${body}\n}\n`;
  const { scops } = await parseUnit({ file: 'test.c', text });
  const [scop, ...others] = scops.filter(({ functionName }) => functionName === 'f');
  if (!scop || others.length > 0) throw new Error('the program has not one region');
  return scop;
}

test('the sizes that the program has as constants count', async () => {
  const text = (size: number) =>
    `double p[5000000], z[1000];\nstatic void f(int n) {\nfor (int i = 1; i < n; i++) p[i] = p[i - 1] * 0.5;\nfor (int i = 0; i < 1000; i++) z[i] = i;\n}\nint main(void) { int n = ${size}; f(n); }\n`;
  const linesFor = async (size: number) => {
    const { scops } = await parseUnit({ file: 'test.c', text: text(size) });
    const { serialLoops } = await lowerScop(scops[0]!);
    return serialLoops.map(({ line }) => line);
  };
  expect(await linesFor(5_000_000)).toEqual([3]);
  expect(await linesFor(200)).toEqual([]);
});

async function serialLines(...loops: readonly string[]): Promise<readonly number[]> {
  const { serialLoops } = await lowerScop(await regionOf(loops.join('\n')));
  return serialLoops.map(({ line }) => line - FIRST_LINE);
}

describe('loops beside others that the host is faster at', () => {
  test('are recurrences that take one thread of a device longer than all of the loop takes the host', async () => {
    expect(await serialLines(RECURRENCE, PARALLEL)).toEqual([1]);
    expect(await serialLines(PARALLEL, RECURRENCE)).toEqual([2]);
    expect(await serialLines(PARALLEL, SUM, PARALLEL)).toEqual([2]);
  });

  test('are not those that are over before another region could begin', async () => {
    expect(await serialLines(SHORT_RECURRENCE, PARALLEL)).toEqual([]);
  });

  test('are not those that have much more to do in parallel', async () => {
    const norms =
      'for (int k = 0; k < 999; k++) {\nB[k] = 0;\nfor (int i = 0; i < 999; i++) B[k] += A[k][i];\n' +
      'for (int i = 0; i < 999; i++) for (int j = 0; j < 999; j++) A[i][j] *= B[k]; }';
    expect(await serialLines(norms, PARALLEL)).toEqual([]);
  });

  test('are not those between others for which large arrays would go to the host and back', async () => {
    const [fill, use] = ['A[i][j] = i + j;', 'z[i] += A[i][j];'].map(
      (body) => `for (int i = 0; i < 9999; i++) for (int j = 0; j < 9999; j++) ${body}`,
    );
    expect(await serialLines(fill!, RECURRENCE, use!)).toEqual([]);
    expect(await serialLines(RECURRENCE, PARALLEL, RECURRENCE, PARALLEL)).toEqual([1, 3]);
  });

  test('are not those of which a part is serial, whatever that part takes', async () => {
    const some =
      'for (int i = 0; i < 200000; i++) { s = s * 69069u + 1u; x[i] = s; y[i] = i; z[i] = 2 * i; }';
    expect(await serialLines(some, PARALLEL)).toEqual([]);
    const edges =
      'for (int i = 0; i < 999; i++) for (int j = 0; j < 999; j++) if (i == 0 || i == 998 || j == 0 || j == 998) s = s * 69069u + 1u; else A[i][j] = i;';
    expect(await serialLines(edges, PARALLEL)).toEqual([]);
  });

  test('are not sums that devices compute in parts', async () => {
    const sum = 'for (int i = 0; i < 9999; i++) for (int j = 0; j < 9999; j++) s += M[i][j];';
    expect(await serialLines(sum, PARALLEL)).toEqual([]);
  });

  test('are told apart where they begin at one place, in a macro or a function that is called twice', async () => {
    const macro = `#define BOTH ${RECURRENCE} ${PARALLEL}`;
    expect(await serialLines(macro, 'BOTH')).toEqual([2]);
    const calls = [PARALLEL, 'walk(x, 1);', PARALLEL, 'walk(y, 0);', 'walk(z, 0);', PARALLEL];
    expect(await serialLines(...calls)).toEqual([LINE_OF_WALK]);
  });

  test('are none where what is short is launched often: how long it takes depends on sizes', async () => {
    const steps =
      'for (int t = 0; t < n; t++) { s = s * 69069u + 1u; for (int i = 0; i < n; i++) z[i] += s; }';
    expect(await serialLines(steps, PARALLEL)).toEqual([]);
  });
});

test.each([[[RECURRENCE]], [[RECURRENCE, RECURRENCE]]])(
  'a region of such loops only runs sequentially',
  async (loops) => {
    await expect(lowerScop(await regionOf(loops.join('\n')))).rejects.toMatchObject({
      diagnostics: [{ code: 'BF2106', severity: 'warning', location: { line: FIRST_LINE + 1 } }],
    });
  },
);

test('a recipe has such a loop run on a device', async () => {
  const scop = await regionOf(RECURRENCE);
  const [recipe] = parseRecipes(
    `${scop.name}:\n  serial(S0.i)\n  single(S0)\n  single(S1)\n  single(S2)\n`,
    'r.txt',
  );
  const { plan, serialLoops } = await lowerScop(scop, { ...(recipe && { recipe }) });
  expect(plan.phases.length).toBe(3);
  expect(serialLoops).toEqual([]);
});
