import { expect, it } from 'vitest';
import type { ReportData, ReportRegion } from './report-data.js';
import { withinSize } from './within-size.js';

const pair = { array: 'a', source: 'S0', sink: 'S0', pairs: [[1, 2]], isCut: false };

function region(name: string, executions: number): ReportRegion {
  const dependences = (['flow', 'anti', 'output'] as const).map((kind) => ({ ...pair, kind }));
  const kernel = { name: 'k', summary: 's', statements: [], cuda: 'cuda', opencl: 'opencl', c: 'c' };
  return {
    name,
    estimate: { executions },
    sample: { sizes: {}, statements: [], dependences },
    kernels: [kernel],
    runs: [{ devices: 1 }, { devices: 2 }],
    dependences: [{ array: 'a' }],
  } as unknown as ReportRegion;
}

const data = { regions: [region('large', 100), region('small', 1)], leftOut: [] } as unknown as ReportData;
const size = (value: unknown) => JSON.stringify(value).length;

it('leaves data that fits as it is', () => {
  expect(withinSize(data, size(data))).toEqual(data);
});

it('leaves out what is least missed, of the region with least work', () => {
  const smaller = withinSize(data, size(data) - 1);
  expect(smaller.leftOut).toEqual(['anti and output dependences between iterations of small']);
  expect(smaller.regions[0]).toEqual(data.regions[0]);
  expect(smaller.regions[1]!.sample!.dependences.map(({ kind }) => kind)).toEqual(['flow']);
});

it('leaves out everything that it can if nothing else fits', () => {
  const least = withinSize(data, 1);
  for (const one of least.regions)
    expect(one).toMatchObject({ sample: null, runs: [], kernels: [], dependences: [] });
  expect(least.leftOut.at(-1)).toBe('dependences of small, large');
});
