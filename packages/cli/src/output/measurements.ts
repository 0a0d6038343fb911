import type { FiguresTogether, LinkFigures, MeasuredDevices } from '@boxflow/ir';
import { printTable } from './table.js';

/** Prints what was measured of some devices: what regions need, and the speeds of links. */
export function printMeasurements({ machine, figures, links }: MeasuredDevices): string {
  const {
    openingSeconds,
    copiedByteSeconds,
    exchangeSeconds,
    serialOperationSeconds,
    hostOperationSeconds,
    hostByteSeconds,
  } = figures;
  return [
    `measured: ${machine}`,
    `  to open devices ${microseconds(openingSeconds)}, a short copy from one to another ${microseconds(exchangeSeconds)}, ` +
      `copies from and to the host ${gigabytes(1 / copiedByteSeconds)}, one thread ${rate(serialOperationSeconds)} operations a second`,
    ...figures.together.map(printTogether),
    `  host: ${rate(hostOperationSeconds)} operations a second, memory ${gigabytes(1 / hostByteSeconds)}`,
    printLinks(links),
  ].join('\n');
}

function printTogether(figures: FiguresTogether): string {
  const { devices, callSeconds, launchSeconds, operationSeconds, deviceByteSeconds } = figures;
  return (
    `  ${devices === 1 ? '1 device' : `${devices} devices`}: a call ${microseconds(callSeconds)}, a launch ${microseconds(launchSeconds)}, ` +
    `${rate(operationSeconds)} operations a second, memory ${gigabytes(1 / deviceByteSeconds)}`
  );
}

function printLinks(links: readonly LinkFigures[]): string {
  const place = (device: number | null) => (device === null ? 'host' : `device ${device}`);
  return printTable(
    ['  from', 'to', 'latency', 'large copies'],
    links.map(({ from, to, latencySeconds, bytesPerSecond }) => [
      `  ${place(from)}`,
      place(to),
      microseconds(latencySeconds),
      gigabytes(bytesPerSecond),
    ]),
  );
}

function microseconds(seconds: number): string {
  return seconds < 1e-2 ? `${(seconds * 1e6).toFixed(1)} µs` : `${(seconds * 1e3).toFixed(0)} ms`;
}

function gigabytes(bytesPerSecond: number): string {
  return `${(bytesPerSecond / 1e9).toFixed(1)} GB/s`;
}

function rate(seconds: number): string {
  const each = 1 / seconds;
  return each >= 1e12 ? `${(each / 1e12).toFixed(2)} T` : `${(each / 1e9).toFixed(2)} G`;
}
