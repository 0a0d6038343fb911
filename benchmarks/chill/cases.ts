import { basename, join } from 'node:path';
import type { Case } from '../gpu/manifest.js';
import type { Result } from '../gpu/results.js';
import { CHILL_FOLDER, type ChillKernel, definesOf, fileOf } from './kernels.js';

const DEFAULT = 'default';

/** Returns a program by the default recipe and by each of its scripts, to be built and timed. */
export function casesOf(kernel: ChillKernel): readonly Case[] {
  const { program, scripts, sizes, measured, mathFunctions } = kernel;
  const common = {
    ...{ file: fileOf(kernel), function: kernel.function, element: 'float' as const },
    ...(mathFunctions && { mathFunctions }),
  };
  return [
    {
      ...{ ...common, name: `${program}-${DEFAULT}` },
      ...{ measured: definesOf(measured), check: definesOf(sizes.odd) },
    },
    ...scripts.map(({ file, defines }) => ({
      ...{ ...common, name: `${program}-${basename(file, '.lua')}`, recipe: join(CHILL_FOLDER, file) },
      measured: definesOf({ ...measured, ...defines }),
      check: definesOf({ ...sizes.odd, ...defines }),
    })),
  ];
}

/** Returns the rows of a table: each way to map a program, its time, and the default recipe's time as a multiple of it. */
export function timeRows(
  kernels: readonly ChillKernel[],
  results: readonly Result[],
): readonly (readonly string[])[] {
  const timeOf = (name: string) => results.find(({ row }) => row === name)?.medianMs ?? undefined;
  const rows = kernels.flatMap((kernel) => {
    const byDefault = timeOf(`${kernel.program}-${DEFAULT}`);
    return casesOf(kernel).map(({ name }) => {
      const time = timeOf(name);
      const ratio = time !== undefined && byDefault !== undefined ? (byDefault / time).toFixed(2) : '';
      return [name, time === undefined ? '' : time.toPrecision(3), ratio];
    });
  });
  return [['program and recipe', 'ms', 'default / this'], ...rows.filter(([, time]) => time !== '')];
}
