import {
  formatLocation,
  type LinkTraffic,
  type PredictedRegion,
  type Prediction,
  printBytes,
  type ScalingPoint,
} from '@boxflow/ir';
import { printSeconds } from './seconds.js';
import { printTable } from './table.js';

/** Returns the prediction as human-readable text. */
export function printPrediction(prediction: Prediction): string {
  const { files, devices, model, regions, scaling } = prediction;
  const host = printHost(prediction);
  if (regions.length === 0)
    return `${files.join(', ')}: nothing runs on devices, so nothing is allocated there\n${host}`;
  const parts = regions.map((region) => printRegion(region, devices, model));
  const comparison = scaling ? [printScaling(prediction, scaling)] : [];
  return [...comparison, ...parts, printTotal(prediction), host].filter((part) => part !== '').join('\n');
}

/** Compares numbers of devices, and names the fastest. */
function printScaling({ devices, model }: Prediction, scaling: readonly ScalingPoint[]): string {
  const row = (title: string, cell: (point: ScalingPoint) => string) => [title, ...scaling.map(cell)];
  const table = printTable(
    row('devices', (point) => String(point.devices)),
    [
      row('time', ({ seconds }) => printSeconds(seconds)),
      row('held by a device', ({ bytesHeld }) => printBytes(bytesHeld)),
      row('sent between devices', ({ bytesBetweenDevices }) => printBytes(bytesBetweenDevices)),
      row('sent from and to the host', ({ bytesWithHost }) => printBytes(bytesWithHost)),
      row('efficiency', ({ efficiency }) => `${Math.round(efficiency * 100)} %`),
    ],
  );
  const count = `${devices} ${devices === 1 ? 'device is' : 'devices are'}`;
  return `all regions, each once\n\n${table}\n${count} fastest, as predicted by the machine model ${model}; the rest is for ${devices === 1 ? 'it' : 'them'}\n`;
}

function printTotal({ regions, model }: Prediction): string {
  const seconds = regions.reduce((sum, region) => sum + region.seconds, 0);
  return regions.length > 1
    ? `all ${regions.length} regions, each once: ${printSeconds(seconds)}, as predicted by the machine model ${model}\n`
    : '';
}

/** Lists the loops that stay on the host, those with the same reason together. */
function printHost({ host = [] }: Prediction): string {
  if (host.length === 0) return '';
  const reasons = [...new Set(host.map(({ reason }) => reason))];
  const lines = reasons.flatMap((reason) => [
    `  ${reason}:`,
    ...host
      .filter((place) => place.reason === reason)
      .map((place) => `    ${formatLocation(place.location)}, in ${place.function}`),
  ]);
  return `on the host, of which no time is predicted:\n${lines.map((line) => `${line}\n`).join('')}`;
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
