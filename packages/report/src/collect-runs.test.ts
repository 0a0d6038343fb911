import { expect, it } from 'vitest';
import { collectReportData } from './create-report.js';

const STENCIL = `double a[2][64][64];
void steps(int n) {
  for (int t = 0; t < n; t++)
    for (int i = 1; i < 63; i++)
      for (int j = 0; j < 64; j++)
        a[(t + 1) % 2][i][j] = a[t % 2][i - 1][j] + a[t % 2][i + 1][j];
}
`;

async function runsOf(devices: readonly number[], n = 5) {
  const simulation = { devices, parameters: { n } };
  const data = await collectReportData({ file: 'f.c', text: STENCIL, cache: false }, { simulation });
  return data.regions[0]!;
}

it('simulates the region on each number of devices', async () => {
  const { runs, sizes, runProblem } = await runsOf([1, 2]);
  expect(sizes).toEqual({ n: 5 });
  expect(runProblem).toBe(null);
  expect(runs.map(({ devices, stepCount }) => [devices, stepCount])).toEqual([
    [1, 5],
    [2, 5],
  ]);
  const [, two] = runs;
  expect(two!.steps.map(({ iterators }) => iterators)).toEqual([[0], [1], [2], [3], [4]]);
  expect(two!.steps[0]!.tiles.map(({ device, lo, hi }) => [device, lo, hi])).toEqual([
    [0, 1, 32],
    [1, 32, 63],
  ]);
});

it('says what devices do with all of their time', async () => {
  const [run] = (await runsOf([2])).runs;
  for (const { computing, copying, waiting, host } of run!.use) {
    expect(computing).toBeGreaterThan(0);
    expect(computing + copying + waiting + host).toBeCloseTo(run!.duration, 3);
  }
});

it('knows what is sent for each execution: one row in each direction', async () => {
  const [run] = (await runsOf([2])).runs;
  const between = run!.steps[3]!.copies.filter(({ from, to }) => from !== 'host' && to !== 'host');
  expect(between.map(({ from, to, lo, hi }) => [from, to, lo, hi]).sort()).toEqual([
    [0, 1, [1, 31, 0], [2, 32, 64]],
    [1, 0, [1, 32, 0], [2, 33, 64]],
  ]);
  const row = 64 * 8;
  expect(run!.links.find(({ from, to }) => from === 0 && to === 1)!.bytes % row).toBe(0);
});

it('knows what devices hold', async () => {
  const [run] = (await runsOf([1])).runs;
  const held = run!.buffers.filter(({ isThere }) => isThere);
  expect(held.map(({ array, step }) => [array, step])).toEqual([
    ['a', 0],
    ['a', 0],
  ]);
  expect(run!.buffers.filter(({ isThere }) => !isThere).map(({ step }) => step)).toEqual([5, 5]);
});

it('says why a region is not simulated', async () => {
  expect(await runsOf([2], 100_000)).toMatchObject({
    runs: [],
    runProblem: expect.stringContaining('would take long to simulate'),
  });
});

it('computes sizes that are products of others', async () => {
  const text = `void twice(int w, int h, double *a) {
  for (int i = 0; i < w * h; i++)
    a[i] = 2 * a[i];
}
`;
  const simulation = { devices: [2], parameters: { w: 30 } };
  const data = await collectReportData({ file: 'f.c', text, cache: false }, { simulation });
  const { sizes, runs } = data.regions[0]!;
  expect(sizes).toEqual({ w: 30, h: 1000, w_times_h: 30_000 });
  expect(runs[0]!.steps[0]!.tiles.map(({ lo, hi }) => [lo, hi])).toEqual([
    [0, 15_000],
    [15_000, 30_000],
  ]);
});
