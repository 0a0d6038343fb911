import type { ReportData, ReportRegion } from './report-data.js';

/** A part of a region that a page may do without, and what it is called. */
interface Part {
  readonly name: string;
  readonly without: (region: ReportRegion) => ReportRegion;
}

/** The least missed part comes first. */
const PARTS: readonly Part[] = [
  {
    name: 'anti and output dependences between iterations',
    without: (region) => ({
      ...region,
      sample: region.sample && {
        ...region.sample,
        dependences: region.sample.dependences.filter(({ kind }) => kind === 'flow'),
      },
    }),
  },
  {
    name: 'kernels in OpenCL C and C',
    without: (region) => ({
      ...region,
      kernels: region.kernels.map((kernel) => ({ ...kernel, opencl: '', c: '' })),
    }),
  },
  { name: 'runs', without: (region) => ({ ...region, runs: region.runs.slice(-1) }) },
  { name: 'iterations', without: (region) => ({ ...region, sample: null }) },
  { name: 'the last run', without: (region) => ({ ...region, runs: [] }) },
  { name: 'kernels', without: (region) => ({ ...region, kernels: [] }) },
  { name: 'dependences', without: (region) => ({ ...region, dependences: [] }) },
];

/**
 * Returns data that is at most so many characters of JSON, if that is possible: parts of regions are left out, those of
 * regions with little work first. {@link ReportData.leftOut} says which.
 */
export function withinSize(data: ReportData, most: number): ReportData {
  let size = JSON.stringify(data).length;
  const regions = [...data.regions];
  const order = regions
    .map((region, position) => ({ position, work: region.estimate?.executions ?? 0 }))
    .sort((a, b) => a.work - b.work);
  const leftOut: string[] = [];
  for (const { name, without } of PARTS) {
    const names: string[] = [];
    for (const { position } of order) {
      if (size <= most) break;
      const region = regions[position]!;
      const smaller = without(region);
      const saved = JSON.stringify(region).length - JSON.stringify(smaller).length;
      if (saved <= 0) continue;
      regions[position] = smaller;
      size -= saved;
      names.push(region.name);
    }
    if (names.length > 0) leftOut.push(`${name} of ${names.join(', ')}`);
  }
  return { ...data, regions, leftOut };
}
