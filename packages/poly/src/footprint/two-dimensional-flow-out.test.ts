import { blockDistribution, type ConcreteBox, evaluatePlan, type TileExtent } from '@boxflow/ir';
import { describe, expect, test } from 'vitest';
import { lowerScop } from '../lower-scop.js';
import { buildScop } from '../test-support/build-scop.js';
import { jacobi2d } from '../test-support/program-sketches.js';

describe('what flows in jacobi-2d', () => {
  const n = 11;
  const scop = buildScop(jacobi2d);
  const steps = async (devices: number) => {
    const { plan } = await lowerScop(scop, { dimensions: 2 });
    const parameters = new Map([
      ['n', n],
      ['T', 2],
    ]);
    return [...evaluatePlan(plan, blockDistribution(plan, parameters, devices, 2))];
  };

  test.each([4, 6, 9])(
    'between %i devices is rows and columns at borders, each element once',
    async (devices) => {
      const all = await steps(devices);
      const [first] = all.filter(({ phase }) => phase === 0).map(({ hostIterators }) => hostIterators[0]);
      const tiles = all.filter(({ phase, hostIterators }) => phase === 0 && hostIterators[0] === first);
      expect(tiles.length).toBe(devices);
      for (const writer of tiles) {
        const written = pointsOf(writer.views.flatMap(({ writes }) => writes.map(({ box }) => box)));
        for (const reader of tiles.filter((other) => other !== writer)) {
          const flows = writer.flowOut.filter(({ toDevice }) => toDevice === reader.tile.device);
          expect(flows.every(({ exact }) => exact)).toBe(true);
          const sent = pointsOf(flows.flatMap(({ boxes }) => boxes));
          const read = new Set(neighbours(reader.tile));
          expect(sent.sort()).toEqual(written.filter((point) => read.has(point)).sort());
        }
      }
    },
  );

  test('is all that a tile reads and did not write: the corners of its hull are not read', async () => {
    for (const { tile, views } of await steps(9)) {
      const read = pointsOf(views.flatMap(({ reads }) => reads));
      expect(new Set(read).size).toBe(read.length);
      expect(read.sort()).toEqual([...new Set(neighbours(tile))].sort());
    }
  });

  /** Returns the elements that a five-point stencil reads for a tile. */
  function neighbours({ lo, hi, second }: TileExtent): string[] {
    return pointsOf([{ lo: [lo, second?.lo ?? 0], hi: [hi, second?.hi ?? 0] }]).flatMap((point) => {
      const [i = 0, j = 0] = point.split(' ').map(Number);
      return [`${i} ${j}`, `${i - 1} ${j}`, `${i + 1} ${j}`, `${i} ${j - 1}`, `${i} ${j + 1}`];
    });
  }

  function pointsOf(boxes: readonly ConcreteBox[]): string[] {
    const range = (lo = 0, hi = 0) => Array.from({ length: hi - lo }, (_, i) => lo + i);
    return boxes.flatMap(({ lo, hi }) =>
      range(lo[0], hi[0]).flatMap((i) => range(lo[1], hi[1]).map((j) => `${i} ${j}`)),
    );
  }
});
