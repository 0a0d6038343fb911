import { describe, expect, it } from 'vitest';
import {
  adi,
  allocatedBytes,
  type Block,
  blackscholes,
  blocksOf,
  fdtd2d,
  floyd,
  heat2d,
  heat3d,
  lu,
  type Minimum,
  movedBytes,
  mvt,
} from './minimum.js';
import { Simulation } from './simulation.js';

const DEVICES = [1, 2, 3, 4, 7];
const STEPS = [1, 2, 3, 4];

/** Arrays of which a device holds nothing are not in a simulation's count. */
function compare(minimum: Minimum, simulation: Simulation): void {
  const held = minimum.allocation.map((arrays) =>
    Object.fromEntries(Object.entries(arrays).filter(([, count]) => count > 0)),
  );
  expect(held).toEqual(simulation.allocation());
  expect(minimum.communication).toEqual(simulation.communication());
}

/** Walks `body` for lo <= i < hi, each i on the device that has it. */
function distributed(simulation: Simulation, blocks: readonly Block[], lo: number, hi: number) {
  return (body: (i: number) => void) => {
    for (let i = lo; i < hi; i++) {
      simulation.on(blocks.findIndex((block) => block.lo <= i && i < block.hi));
      body(i);
    }
  };
}

describe.each(DEVICES)('the minimum on %i devices is what a simulation needs', (devices) => {
  it.each([1, 2, 5, 9])('floyd, %i points', (n) => {
    const simulation = new Simulation(devices);
    const forRows = distributed(simulation, blocksOf(0, n, devices), 0, n);
    for (let k = 0; k < n; k++) {
      simulation.nextIteration();
      forRows((i) => {
        for (let j = 0; j < n; j++) {
          simulation.read('path', i, j);
          simulation.read('path', i, k);
          simulation.read('path', k, j);
          // Row k keeps its values in iteration k.
          if (i !== k) simulation.write('path', i, j);
        }
      });
    }
    compare(floyd(n, devices), simulation);
  });

  it.each(STEPS)('heat2d, %i steps', (steps) => {
    for (const n of [3, 4, 8, 11]) {
      const simulation = new Simulation(devices);
      const forRows = distributed(simulation, blocksOf(1, n - 1, devices), 1, n - 1);
      for (let t = 0; t < steps; t++) {
        simulation.nextIteration();
        forRows((i) => {
          for (let j = 1; j < n - 1; j++) {
            for (const [y, x] of [
              [1, 0],
              [-1, 0],
              [0, 0],
              [0, 1],
              [0, -1],
            ] as const)
              simulation.read('A', t % 2, i + y, j + x);
            simulation.write('A', (t + 1) % 2, i, j);
          }
        });
      }
      compare(heat2d(n, steps, devices), simulation);
    }
  });

  it.each(STEPS)('heat3d, %i steps', (steps) => {
    for (const n of [3, 5, 8]) {
      const simulation = new Simulation(devices);
      const forPlanes = distributed(simulation, blocksOf(1, n - 1, devices), 1, n - 1);
      for (let t = 0; t < steps; t++) {
        simulation.nextIteration();
        forPlanes((i) => {
          for (let j = 1; j < n - 1; j++)
            for (let k = 1; k < n - 1; k++) {
              simulation.read('A', t % 2, i, j, k);
              for (const d of [-1, 1]) {
                simulation.read('A', t % 2, i + d, j, k);
                simulation.read('A', t % 2, i, j + d, k);
                simulation.read('A', t % 2, i, j, k + d);
              }
              simulation.write('A', (t + 1) % 2, i, j, k);
            }
        });
      }
      compare(heat3d(n, steps, devices), simulation);
    }
  });

  it.each(STEPS)('fdtd2d, %i steps', (steps) => {
    for (const [nx, ny] of [
      [2, 2],
      [7, 5],
      [8, 3],
      [3, 9],
    ] as const) {
      const simulation = new Simulation(devices);
      const blocks = blocksOf(0, nx, devices);
      const rows = (lo: number, hi: number) => distributed(simulation, blocks, lo, hi);
      for (let t = 0; t < steps; t++) {
        simulation.nextIteration();
        rows(
          0,
          1,
        )(() => {
          for (let j = 0; j < ny; j++) {
            simulation.read('_fict_', t);
            simulation.write('ey', 0, j);
          }
        });
        rows(
          1,
          nx,
        )((i) => {
          for (let j = 0; j < ny; j++) {
            simulation.read('ey', i, j);
            simulation.read('hz', i, j);
            simulation.read('hz', i - 1, j);
            simulation.write('ey', i, j);
          }
        });
        rows(
          0,
          nx,
        )((i) => {
          for (let j = 1; j < ny; j++) {
            simulation.read('ex', i, j);
            simulation.read('hz', i, j);
            simulation.read('hz', i, j - 1);
            simulation.write('ex', i, j);
          }
        });
        rows(
          0,
          nx - 1,
        )((i) => {
          for (let j = 0; j < ny - 1; j++) {
            simulation.read('hz', i, j);
            simulation.read('ex', i, j + 1);
            simulation.read('ex', i, j);
            simulation.read('ey', i + 1, j);
            simulation.read('ey', i, j);
            simulation.write('hz', i, j);
          }
        });
      }
      compare(fdtd2d(nx, ny, steps, devices), simulation);
    }
  });

  it.each([2, 5, 9])('lu, %i rows', (n) => {
    const simulation = new Simulation(devices);
    const blocks = blocksOf(1, n, devices);
    for (let k = 0; k < n; k++) {
      simulation.nextIteration();
      distributed(
        simulation,
        blocks,
        k + 1,
        n,
      )((i) => {
        simulation.read('A', i, k);
        simulation.read('A', k, k);
        simulation.write('A', i, k);
        for (let j = k + 1; j < n; j++) {
          simulation.read('A', i, j);
          simulation.read('A', i, k);
          simulation.read('A', k, j);
          simulation.write('A', i, j);
        }
      });
    }
    compare(lu(n, devices), simulation);
  });

  it.each(STEPS)('adi, %i steps', (steps) => {
    for (const n of [3, 6, 9]) {
      const simulation = new Simulation(devices);
      const forLines = distributed(simulation, blocksOf(1, n - 1, devices), 1, n - 1);
      // One half of a step, on lines i of `to`; `from` and `to` take a line and a place on it.
      const half = (
        write: (...at: Place) => void,
        again: (...at: Place) => void,
        cross: (...at: Place) => void,
      ) =>
        forLines((i) => {
          write(i, 0);
          simulation.write('p', i, 0);
          again(i, 0);
          simulation.write('q', i, 0);
          for (let j = 1; j < n - 1; j++) {
            simulation.read('p', i, j - 1);
            simulation.write('p', i, j);
            for (const line of [i - 1, i, i + 1]) cross(line, j);
            simulation.read('q', i, j - 1);
            simulation.write('q', i, j);
          }
          write(i, n - 1);
          for (let j = n - 2; j >= 1; j--) {
            simulation.read('p', i, j);
            again(i, j + 1);
            simulation.read('q', i, j);
            write(i, j);
          }
        });
      for (let t = 0; t < steps; t++) {
        simulation.nextIteration();
        half(
          (i, j) => simulation.write('v', j, i),
          (i, j) => simulation.read('v', j, i),
          (i, j) => simulation.read('u', j, i),
        );
        half(
          (i, j) => simulation.write('u', i, j),
          (i, j) => simulation.read('u', i, j),
          (i, j) => simulation.read('v', i, j),
        );
      }
      compare(adi(n, steps, devices), simulation);
    }
  });

  it.each([1, 6, 9])('mvt, %i rows', (n) => {
    const simulation = new Simulation(devices);
    const forRows = distributed(simulation, blocksOf(0, n, devices), 0, n);
    simulation.nextIteration();
    forRows((i) => {
      for (let j = 0; j < n; j++) {
        simulation.read('x1', i);
        simulation.read('A', i, j);
        simulation.read('y_1', j);
        simulation.write('x1', i);
      }
    });
    forRows((i) => {
      for (let j = 0; j < n; j++) {
        simulation.read('x2', i);
        simulation.read('A', j, i);
        simulation.read('y_2', j);
        simulation.write('x2', i);
      }
    });
    compare(mvt(n, devices), simulation);
  });

  it.each([1, 6, 9])('blackscholes, %i options', (n) => {
    const simulation = new Simulation(devices);
    simulation.nextIteration();
    distributed(
      simulation,
      blocksOf(0, n, devices),
      0,
      n,
    )((i) => {
      for (const array of ['price', 'strike', 'years']) simulation.read(array, i);
      for (const array of ['call', 'put']) simulation.write(array, i);
    });
    compare(blackscholes(n, devices), simulation);
  });
});

type Place = [line: number, at: number];

describe('bytes', () => {
  it('are those of all arrays on each device, and of all iterations', () => {
    const minimum = floyd(8, 2, 8);
    expect(allocatedBytes(minimum)).toEqual([5 * 8 * 8, 5 * 8 * 8]);
    expect(movedBytes(minimum)).toBe(7 * 8 * 8);
  });

  it('are none for a device without iterations', () => {
    expect(allocatedBytes(blackscholes(2, 3))).toEqual([0, 20, 20]);
  });
});

describe('blocksOf', () => {
  it('covers the interval with blocks of widths that differ by one at most', () => {
    expect(blocksOf(1, 12, 4)).toEqual([
      { lo: 1, hi: 3 },
      { lo: 3, hi: 6 },
      { lo: 6, hi: 9 },
      { lo: 9, hi: 12 },
    ]);
  });

  it('leaves devices without work if there are too few iterations', () => {
    expect(blocksOf(0, 2, 3).map(({ lo, hi }) => hi - lo)).toEqual([0, 1, 1]);
    expect(blocksOf(1, -1, 2)).toEqual([
      { lo: 1, hi: 1 },
      { lo: 1, hi: 1 },
    ]);
  });
});
