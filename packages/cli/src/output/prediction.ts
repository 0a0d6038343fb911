import { type LinkTraffic, type PredictedRegion, type Prediction, printBytes } from '@boxflow/ir';
import { printSeconds } from './seconds.js';
import { printTable } from './table.js';

/** Returns the prediction as human-readable text. */
export function printPrediction({ files, devices, model, regions }: Prediction): string {
  if (regions.length === 0)
    return `${files.join(', ')}: nothing runs on devices, so nothing is allocated there\n`;
  return regions.map((region) => printRegion(region, devices, model)).join('\n');
}

function printRegion(region: PredictedRegion, devices: number, model: string): string {
  const count = `${devices} device${devices === 1 ? '' : 's'}`;
  const head = `${region.name}, ${region.origin}, on ${count}${printSizes(region)}\n`;
  if (region.brokenAssumptions.length > 0) {
    const reasons = region.brokenAssumptions.map((message) => `  ${message}\n`).join('');
    return `${head}runs sequentially with these sizes:\n${reasons}`;
  }
  const tables = `${head}\n${printMemory(region)}\n${printLinks(region.links)}`;
  return `${tables}\n${printTime(region, model)}${printPressure(region)}`;
}

function printSizes({ parameters }: PredictedRegion): string {
  const sizes = Object.entries(parameters).map(([name, value]) => `${name} = ${value}`);
  return sizes.length === 0 ? '' : `, with ${sizes.join(', ')}`;
}

function printTime({ seconds }: PredictedRegion, model: string): string {
  return `${printSeconds(seconds)} by the machine model ${model}\n`;
}

function printPressure({ boxOuts, warnings }: PredictedRegion): string {
  const evicted =
    boxOuts > 0
      ? `${boxOuts} buffer${boxOuts === 1 ? ' leaves its' : 's leave their'} device for others\n`
      : '';
  return evicted + warnings.map((warning) => `warning ${warning}\n`).join('');
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
