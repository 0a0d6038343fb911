import type { RecipeLine } from '@boxflow/ir';
import type { GridSize } from './parameters.js';
import { line, orderLines, type Partition } from './partition.js';

export type Values = Readonly<Record<string, number>>;

/**
 * Returns the lines that make the grid of a partition, and put arrays in constant memory.
 *
 * @param from the order of the loops before
 */
export function gridLines(
  partition: Partition & { readonly sizes: readonly GridSize[] },
  values: Values,
  from: readonly string[],
): readonly RecipeLine[] {
  const { order, host, grid, copies, sizes, constant } = partition;
  const numberOf = (size: string | number) => String(typeof size === 'number' ? size : values[size]);
  return [
    ...orderLines(from, order),
    ...host.map((name) => line('serial', [name])),
    ...grid.flatMap((name, d) => {
      const own = copies[name] ?? [];
      return [
        ...(own.length > 0 ? [line('privatize', [name, ...own])] : []),
        ...(d === 0 ? [line('distribute', [name])] : []),
      ];
    }),
    line('cudaize', [
      'tuned',
      ...sizes.flatMap(({ loop, tile, threads }) => [loop, numberOf(tile), numberOf(threads)]),
    ]),
    ...constant.map((array) => line('copy_to_constant', [array])),
  ];
}
