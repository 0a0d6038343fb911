import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBlockVectors } from '../../test/block-vectors.ts';
import { makeDeviceGridVectors } from '../../test/device-grid-vectors.ts';
import { floydPlan } from '../../test/floyd-plan.ts';
import { printVectors } from '../../test/print-vectors.ts';
import { productPlan } from '../../test/product-plan.ts';
import { blockDistribution, blocks, deviceGrid } from './block-distribution.js';
import { brokenAssumptions, evaluatePlan } from './plan-evaluate.js';

const committed = (file: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'vectors', file), 'utf8');

describe('blocks', () => {
  it('are contiguous, whole and even', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99, max: 99 }),
        fc.nat(999),
        fc.integer({ min: 1, max: 16 }),
        (lo, length, n) => {
          const cut = blocks({ lo, hi: lo + length }, n);
          const borders = [...cut.map((block) => block.lo), cut.at(-1)!.hi];
          expect(borders[0]).toBe(lo);
          expect(borders.at(-1)).toBe(lo + length);
          expect(cut.slice(1).map((block) => block.lo)).toEqual(cut.slice(0, -1).map((block) => block.hi));
          const sizes = cut.map((block) => block.hi - block.lo);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('are those of vectors/blocks.json, for every implementation (else: npm run generate -w @boxflow/ir)', () => {
    expect(committed('blocks.json')).toBe(printVectors(makeBlockVectors()));
  });

  it('are empty for an empty interval', () => {
    expect(blocks({ lo: 5, hi: 3 }, 2)).toEqual([
      { lo: 5, hi: 5 },
      { lo: 5, hi: 5 },
    ]);
  });
});

describe('evaluatePlan of floyd', () => {
  const steps = (n: number, devices: number) => {
    const parameters = new Map([['n', n]]);
    return [...evaluatePlan(floydPlan(), blockDistribution(floydPlan(), parameters, devices))];
  };

  it('runs every row but row k once per serial iteration, on the device that has it', () => {
    const n = 10;
    for (const devices of [1, 2, 3, 4, 7, 13]) {
      const owner = blocks({ lo: 0, hi: n }, devices);
      const all = steps(n, devices);
      const rows = all.flatMap(({ hostIterators: [k], tile }) =>
        Array.from({ length: tile.hi - tile.lo }, (_, r) => ({ k, row: tile.lo + r, device: tile.device })),
      );
      expect(rows.length).toBe(n * (n - 1));
      expect(new Set(rows.map(({ k, row }) => `${k} ${row}`)).size).toBe(rows.length);
      for (const { k, row, device } of rows) {
        expect(row).not.toBe(k);
        expect(owner[device]!.lo <= row && row < owner[device]!.hi).toBe(true);
      }
      expect(all.reduce((sum, step) => sum + step.work, 0)).toBe(n * n * (n - 1));
    }
  });

  it('sends row k + 1 to all other devices, from the device that writes it', () => {
    const flows = steps(8, 4).flatMap(({ hostIterators: [k], tile, flowOut }) =>
      flowOut
        .filter(({ toPhase }) => toPhase === 0)
        .map(({ boxes, toDevice }) => ({ k, from: tile.device, toDevice, boxes })),
    );
    expect(flows.length).toBe(7 * 3);
    for (const { k, from, toDevice, boxes } of flows) {
      expect(from).toBe(Math.floor((k! + 1) / 2));
      expect(toDevice).not.toBe(from);
      expect(boxes).toEqual([{ lo: [k! + 1, 0], hi: [k! + 2, 8] }]);
    }
  });

  it('gives boxes, launches and scalars of a tile', () => {
    const step = steps(8, 4).find(({ hostIterators: [k], tile }) => k === 5 && tile.device === 1)!;
    expect(step).toMatchObject({
      phase: 0,
      tile: { device: 1, lo: 2, hi: 4 },
      views: [
        { name: 'path_0', boxHull: { lo: [2, 0], hi: [4, 8] } },
        { name: 'path_1', boxHull: { lo: [5, 0], hi: [6, 8] }, writes: [], cleanUp: true },
      ],
      launches: [{ kernel: 'scop0_p0_k0', scalars: [8, 5, 2, 4], grid: [2, 8], block: [8, 32] }],
      flowOut: [],
      work: 16,
    });
  });

  it('leaves out launches of no thread', () => {
    const plan = floydPlan();
    const parameters = new Map([['n', 4]]);
    const [first] = plan.phases;
    const empty = {
      ...first!,
      launches: [{ ...first!.launches[0]!, grid: [{ op: 'int', value: 0 } as const] }],
    };
    const options = blockDistribution(plan, parameters, 1);
    const launches = [...evaluatePlan({ ...plan, phases: [empty, plan.phases[1]!] }, options)].flatMap(
      (s) => s.launches,
    );
    expect(launches.every(({ kernel }) => kernel === 'scop0_p1_k0')).toBe(true);
  });

  it('keeps a phase that must be whole on one device', () => {
    const plan = floydPlan();
    const single = plan.phases.map((phase) => ({ ...phase, single: 'for the test' }));
    const options = blockDistribution({ ...plan, phases: single }, new Map([['n', 8]]), 4);
    expect(options.tiles(single[1]!, { lo: 3, hi: 8 })).toEqual([{ device: 1, lo: 3, hi: 8 }]);
  });

  it('says what does not hold, and what is missing', () => {
    expect(brokenAssumptions(floydPlan(), new Map([['n', 0]]))).toEqual(['n is not positive']);
    const options = blockDistribution(floydPlan(), new Map([['n', 8]]), 2);
    const unset = { ...options, parameters: new Map() };
    expect(() => evaluatePlan(floydPlan(), unset).next()).toThrow('BF9110: the variable n has no value');
  });
});

describe('two dimensions', () => {
  it('of devices are as square as can be', () => {
    const grids = Array.from({ length: 9 }, (_, d) => deviceGrid(d + 1));
    expect(grids.map(({ rows, columns }) => `${rows}x${columns}`).join(' ')).toBe(
      '1x1 2x1 3x1 2x2 5x1 3x2 7x1 4x2 3x3',
    );
  });

  it('are those of vectors/device-grids.json, for every implementation (else: npm run generate -w @boxflow/ir)', () => {
    expect(committed('device-grids.json')).toBe(printVectors(makeDeviceGridVectors()));
  });

  it.each([
    [1, 1],
    [5, 1],
    [1, 2],
    [4, 2],
    [6, 2],
  ] as const)('%i devices in %i dimensions run every element once', (devices, dimensions) => {
    const parameters = new Map([['n', 7]]);
    const steps = [
      ...evaluatePlan(productPlan(), blockDistribution(productPlan(), parameters, devices, dimensions)),
    ];
    for (const phase of [0, 1]) {
      const written = steps
        .filter((step) => step.phase === phase)
        .flatMap(({ views }) => views.flatMap(({ writes }) => writes.flatMap(({ box }) => pointsOf(box))));
      expect(written.length).toBe(49);
      expect(new Set(written).size).toBe(49);
    }
    expect(steps.reduce((sum, { work }) => sum + work, 0)).toBe(2 * 49);
  });

  it('send a column to the right, and nothing across corners', () => {
    const options = blockDistribution(productPlan(), new Map([['n', 8]]), 4, 2);
    const flows = [...evaluatePlan(productPlan(), options)].flatMap(({ tile, flowOut }) =>
      flowOut.map(({ toDevice, boxes }) => ({ from: tile.device, toDevice, boxes })),
    );
    expect(flows).toEqual([
      { from: 0, toDevice: 1, boxes: [{ lo: [0, 3], hi: [4, 4] }] },
      { from: 2, toDevice: 3, boxes: [{ lo: [4, 3], hi: [8, 4] }] },
    ]);
  });

  it('keep a phase that must be whole where its first iteration is', () => {
    const plan = productPlan();
    const whole = { ...plan.phases[0]!, single: 'for the test' };
    const options = blockDistribution(plan, new Map([['n', 8]]), 4, 2);
    const extent = { lo: 5, hi: 8, second: { lo: 0, hi: 8 } };
    expect(options.tiles(whole, extent)).toEqual([{ ...extent, device: 2 }]);
  });
});

function pointsOf({ lo, hi }: { readonly lo: readonly number[]; readonly hi: readonly number[] }): string[] {
  return lo.reduce<string[]>(
    (points, from, d) =>
      points.flatMap((point) => Array.from({ length: hi[d]! - from }, (_, i) => `${point}[${from + i}]`)),
    [''],
  );
}
