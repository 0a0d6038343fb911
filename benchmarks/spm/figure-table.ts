import type { Result } from '../gpu/results.js';
import { casesOf, type Figure } from './figures.js';

/** Why a case could not be built, by its name. */
export type Refusals = Readonly<Record<string, string>>;

/** Returns the times of a figure, each beside that without scratchpad memory and the paper's ratio. */
export function figureTable(
  figure: Figure,
  results: readonly Result[],
  refusals: Refusals,
  paperRatio: number,
): string[][] {
  const without = figure.ways[0]!.label;
  const cases = casesOf(figure);
  const timeOf = (size: string, way: string) => {
    const name = cases.find((one) => one.size === size && one.way === way)?.name;
    return results.find(({ row }) => row === name)?.medianMs ?? null;
  };
  const lines = cases.map(({ name, size, way }) => {
    const [ms, base] = [timeOf(size, way), timeOf(size, without)];
    const isFaster = way !== without && ms !== null && base !== null;
    const ratio = isFaster ? (base / ms).toFixed(2) : '';
    const result = results.find(({ row }) => row === name);
    const note = refusals[name] === undefined ? (result?.verified ?? 'not measured') : 'refused';
    return [
      size,
      way,
      ms === null ? '-' : String(Number(ms.toPrecision(3))),
      ratio,
      way === without ? '' : `${paperRatio}`,
      note,
    ];
  });
  return [['size', 'way', 'ms', 'ratio', 'paper', 'verified'], ...lines];
}
