import type { LinkTraffic, PredictedRegion, Prediction } from '@boxflow/ir';
import { printBytes } from './bytes.js';
import { printTable } from './table.js';

/** The prediction for people. */
export function printPrediction({ files, devices, regions }: Prediction): string {
  if (regions.length === 0)
    return `${files.join(', ')}: nothing runs on devices, so nothing is allocated there\n`;
  return regions.map((region) => printRegion(region, devices)).join('\n');
}

function printRegion(region: PredictedRegion, devices: number): string {
  const head = `${region.name}, ${region.origin}, on ${devices} device${devices === 1 ? '' : 's'}\n`;
  if (region.brokenAssumptions.length > 0) {
    const reasons = region.brokenAssumptions.map((message) => `  ${message}\n`).join('');
    return `${head}runs sequentially with these sizes:\n${reasons}`;
  }
  return `${head}\n${printMemory(region)}\n${printLinks(region.links)}`;
}

function printMemory({ memory }: PredictedRegion): string {
  const names = memory[0]?.arrays.map(({ name }) => name) ?? [];
  const rows = memory.map(({ device, bytes, arrays }) => [
    `device ${device}`,
    ...arrays.map((array) => printBytes(array.bytes)),
    printBytes(bytes),
  ]);
  return printTable(['memory', ...names, 'all'], rows);
}

function printLinks(links: readonly LinkTraffic[]): string {
  const place = (end: LinkTraffic['from']) => (end === 'host' ? 'host' : `device ${end}`);
  return printTable(
    ['from', 'to', 'bytes'],
    links.map(({ from, to, bytes }) => [place(from), place(to), printBytes(bytes)]),
  );
}
