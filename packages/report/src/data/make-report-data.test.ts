import { beforeAll, describe, expect, it } from 'vitest';
import { collectReportData } from '../create-report.js';
import type { ReportData } from './report-data.js';

function dataOf(text: string): Promise<ReportData> {
  return collectReportData({ file: 'f.c', text, cache: false }, { simulation: { devices: [2] } });
}

const PATHS = `double path[100][100];
void shortest_paths(int n) {
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        if (path[i][k] + path[k][j] < path[i][j]) path[i][j] = path[i][k] + path[k][j];
}
`;

describe('the data of a report', () => {
  let paths: ReportData;
  beforeAll(async () => {
    paths = await dataOf(PATHS);
  });

  it('has the text of the file, and each loop with its verdict', () => {
    const { sources, regions, loops } = paths;
    expect(sources).toEqual([{ file: 'f.c', text: PATHS }]);
    expect(regions).toMatchObject([{ name: 'scop0', where: 'runs on devices', sequential: null }]);
    expect(loops.map(({ location, kind, label, region }) => [location.line, kind, label, region])).toEqual([
      [3, 'ordered', 'in order', 'scop0'],
      [4, 'devices', 'devices', 'scop0'],
      [5, 'threads', 'threads', 'scop0'],
    ]);
  });

  it('says why a loop stays in order, with both places of the dependence', () => {
    const { loops } = paths;
    const place = { statement: 'S0', location: expect.objectContaining({ line: 6 }) };
    expect(loops.map(({ reason }) => reason)).toEqual([
      {
        code: null,
        message: 'f.c:6:9 reads path, which the same line wrote 1 or more iterations before',
        help: [expect.stringContaining('a recurrence')],
        dependence: { array: 'path', source: place, sink: place },
      },
      null,
      null,
    ]);
  });

  it('has all dependences, and knows which are on copies of each iteration', async () => {
    const { regions } = await dataOf(`double A[99][99], x[99], y[99];
void f(void) {
  for (int i = 0; i < 99; i++) {
    double s = 0;
    for (int j = 0; j < 99; j++) s += A[i][j] * x[j];
    y[i] = s;
  }
}
`);
    const dependences = regions[0]!.dependences;
    expect(dependences.length).toBeGreaterThan(0);
    expect(dependences.map(({ array, isPrivate }) => [array, isPrivate])).toEqual(
      dependences.map(() => ['s', true]),
    );
  });

  it('has iterations to draw, with their places in the plan, and no dependences on copies', async () => {
    const { regions } = await dataOf(`double a[99], b[99];
void f(void) {
  for (int i = 1; i < 99; i++) {
    double s = a[i];
    s = s + 1;
    b[i] = s * s + b[i];
  }
}
`);
    const { sample, plan } = regions[0]!;
    const [first] = sample!.statements;
    expect(first!.places).toEqual(
      first!.instances.map(([i]) => ({ phase: 0, hostIterators: [], position: [i] })),
    );
    expect(plan!.phases.length).toBeGreaterThan(0);
    expect(sample!.dependences).toEqual([]);
  });

  it('says why loops outside of regions stay on the host', async () => {
    const { regions, loops } = await dataOf(`int next[9], g(void);
void f(void) {
  for (int i = 0; i < 9; i++)
    next[i] = g();
}
`);
    expect(regions).toEqual([]);
    expect(loops).toEqual([
      {
        location: expect.objectContaining({ line: 3 }),
        kind: 'host',
        label: 'host',
        how: 'for (int i = 0; i < 9; i++): stays on the host',
        region: null,
        reason: {
          code: 'BF1102',
          message: expect.stringContaining("calls 'g'"),
          help: [expect.stringContaining('move the call out of the region')],
          dependence: null,
        },
      },
    ]);
  });

  it('gives all loops of a region that stays on the host the reason', async () => {
    const { regions, loops } = await dataOf(`double a[99];
void f(void) {
  for (int i = 1; i < 99; i++) a[i] = 0.5 * a[i - 1] + 1;
}
`);
    expect(regions[0]).toMatchObject({ where: 'stays on the host', recipe: null });
    expect(loops).toMatchObject([
      { kind: 'host', region: 'scop0', reason: { message: expect.stringContaining('reads a') } },
    ]);
  });

  it('is empty for a program without loops', async () => {
    expect(await dataOf('int main(void) { return 0; }\n')).toMatchObject({ regions: [], loops: [] });
  });
});
