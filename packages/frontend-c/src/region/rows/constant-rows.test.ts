import { evaluateIntExpr, type IntExpr, printIntExpr, type Subscript } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { parseUnit } from '../../parse-unit.js';

/** Arrays of the region in `body` with their extents, and what their subscripts became. */
async function shapes(body: string, declarations = 'double a[360000], b[360000], c[360000];') {
  const text = `#include <stdlib.h>\n${declarations}\nvoid f(int n) { ${body} }\n`;
  const { scops } = await parseUnit({ file: 'rows.c', text });
  const [scop] = scops;
  if (!scop || scops.length > 1) throw new Error('the program has not one region');
  const extents = scop.arrays.map(
    ({ name, extents: each }) =>
      `${name}${each.map((extent) => `[${extent ? printIntExpr(extent) : ''}]`).join('')}`,
  );
  const printed = (each: Subscript) => (each.op === 'data' ? 'data' : printIntExpr(each));
  const accesses = scop.statements.flatMap((statement) =>
    statement.accesses.map(({ array, index }) => `${array}(${index.map(printed).join(', ')})`),
  );
  return { scop, extents, accesses };
}

const PRODUCT = (a: string, b: string, c: string) =>
  `for (int i = 0; i < 600; i++) for (int j = 0; j < 600; j++) for (int k = 0; k < 600; k++) ${c} += ${a} * ${b};`;

describe('arrays without rows whose rows have a known length', () => {
  it('get them where some array is walked across its rows', async () => {
    const { extents, accesses } = await shapes(PRODUCT('a[i * 600 + k]', 'b[k * 600 + j]', 'c[i * 600 + j]'));
    expect(extents).toEqual(['c[600][600]', 'a[600][600]', 'b[600][600]']);
    expect(accesses).toContain('b(k, j)');
  });

  it('stay as they are if all loops go along them', async () => {
    const { extents } = await shapes(PRODUCT('a[i * 600 + k]', 'b[j * 600 + k]', 'c[i * 600 + j]'));
    expect(extents).toEqual(['c[360000]', 'a[360000]', 'b[360000]']);
  });

  it('may have several dimensions, and elements beside the one of the iteration', async () => {
    const { extents, accesses } = await shapes(
      `for (int k = 1; k < 19; k++) for (int j = 1; j < 99; j++) for (int i = 1; i < 9; i++)
         a[(i * 100 + j) * 20 + k] = b[(i - 1) * 2000 + (j - 1) * 20 + k - 1] + b[2000 * i + 20 * j + k + 2021] + a[(i * 100 + j) * 20 + k - 1];`,
      'double a[20000], b[20000];',
    );
    expect(extents).toEqual(['a[10][100][20]', 'b[10][100][20]']);
    expect(accesses).toEqual([
      'b(i - 1, j - 1, k - 1)',
      'b(i + 1, j + 1, k + 1)',
      'a(i, j, k - 1)',
      'a(i, j, k)',
    ]);
  });

  it.each([
    ['a subscript may leave its row', 'a[j * 600 + i + 1]', '600'],
    ['a subscript leaves its row, if n says so', 'a[j * 600 + i + n]', '600'],
    ['no step is a multiple of the other', 'a[j * 600 + i] + a[j * 500]', '500'],
    ['a subscript is data', 'a[j * 600 + i] + a[(int)b[i]]', '600'],
    ['their number is not one of whole rows', 'a[j * 601 + i]', '599'],
  ])('stay as they are where %s', async (_, access, end) => {
    const { extents } = await shapes(
      `for (int i = 0; i < ${end}; i++) for (int j = 0; j < ${end}; j++) c[i * 600 + j] = ${access};`,
    );
    expect(extents).toContain('a[360000]');
  });

  it('are those of the heap whose size the function says', async () => {
    const body = (size: string) =>
      `double *p = malloc(${size}); ${PRODUCT('a[i * 600 + k]', 'p[k * 600 + j]', 'c[i * 600 + j]')}`;
    expect((await shapes(body('600 * 600 * sizeof(double)'))).extents).toContain('p[600][600]');
    expect((await shapes(body('n * sizeof(double)'))).extents).toContain('p[]');
    const parameter = `void g(double *p) { ${PRODUCT('a[i * 600 + k]', 'p[k * 600 + j]', 'c[i * 600 + j]')} }`;
    expect((await shapes('', `double a[360000], c[360000];\n${parameter}`)).extents).toContain('p[]');
  });
});

it('dimensions name the same elements as the subscripts without them', async () => {
  let state = 20261122;
  const below = (limit: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % limit;
  };
  let shaped = 0;
  for (let run = 0; run < 60; run++) {
    const [rows, columns] = [3 + below(6), 3 + below(6)];
    const [up, right] = [below(6) - 3, below(4 * columns) - 2 * columns];
    const flat = `(j + (${up})) * ${columns} + i + (${right})`;
    const [low, high] = [below(3), columns - below(3)];
    const { scop } = await shapes(
      `for (int i = ${low}; i < ${high}; i++) for (int j = 2; j < ${rows}; j++) c[j * ${columns} + i] = a[${flat}];`,
      `double a[${columns * 30}], c[${columns * 30}];`,
    ).catch(() => ({ scop: undefined }));
    const [access] = scop?.statements[0]?.accesses ?? [];
    if (access?.index.length !== 2) continue;
    shaped++;
    for (let i = low; i < high; i++) {
      for (let j = 2; j < rows; j++) {
        const values = new Map([
          ['i', i],
          ['j', j],
        ]);
        const [first, second] = access.index.map((each) => evaluateIntExpr(each as IntExpr, values));
        expect(first! * columns + second!).toBe((j + up) * columns + i + right);
        expect(second).toBeGreaterThanOrEqual(0);
        expect(second).toBeLessThan(columns);
      }
    }
  }
  expect(shaped).toBeGreaterThan(10);
});
