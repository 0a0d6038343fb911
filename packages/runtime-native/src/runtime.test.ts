import { BoxflowError } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { Runtime } from './runtime.js';
import { doublingBundle } from './test-support.js';

function doubled(x: Float64Array, y: Float64Array, steps: number): Float64Array {
  return x.map((value, i) => {
    let result = value;
    for (let t = 0; t < steps; t++) result = 2 * result + (y[i] as number);
    return result;
  });
}

function numbers(n: number, seed = 1): Float64Array {
  return Float64Array.from({ length: n }, (_, i) => ((i * 31 + seed) % 17) / 4);
}

async function codeOf(run: Promise<unknown>): Promise<string> {
  const error = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BoxflowError);
  return (error as BoxflowError).message;
}

describe('a run on host devices', () => {
  it.each([1, 2, 3, 4, 7])('computes in place on %i devices and says what it did', async (devices) => {
    const n = 1000;
    const [x, y] = [numbers(n), numbers(n, 5)];
    const expected = doubled(x, y, 3);
    const stats = await new Runtime({ target: 'host', devices }).run(doublingBundle(), {
      params: { n, steps: 3n },
      arrays: { x, y },
    });
    expect(x).toEqual(expected);
    expect(stats.target).toBe('host');
    expect(stats.devices).toHaveLength(devices);
    const [region] = stats.regions;
    expect(region?.devices.map(({ launches }) => launches)).toEqual(Array(devices).fill(3));
    const fromHost = region?.links.filter(({ from }) => from === 'host').map(({ bytes }) => bytes) ?? [];
    expect(fromHost.reduce((sum, bytes) => sum + bytes, 0)).toBe(2 * n * 8);
  });

  it('keeps to the memory limit and the tile width', async () => {
    const [x, y] = [numbers(1000), numbers(1000, 5)];
    const expected = doubled(x, y, 2);
    const stats = await new Runtime({ target: 'host', devices: 2, memoryLimit: 1024, tile: 100 }).run(
      doublingBundle(),
      { params: { n: 1000, steps: 2 }, arrays: { x, y } },
    );
    expect(x).toEqual(expected);
    for (const device of stats.regions[0]?.devices ?? []) expect(device.peakBytes).toBeLessThanOrEqual(1024);
    expect(stats.regions[0]?.counters.splits).toBeGreaterThan(0);
  });

  it('runs two at once that do not disturb each other, while JavaScript goes on', async () => {
    const runs = [3, 5].map((devices) => {
      const [x, y] = [numbers(20_000, devices), numbers(20_000)];
      const expected = doubled(x, y, 40);
      const runtime = new Runtime({ target: 'host', devices });
      const params = { n: 20_000, steps: 40 };
      return { x, expected, done: runtime.run(doublingBundle(), { params, arrays: { x, y } }) };
    });
    let ticks = 0;
    const timer = setInterval(() => ticks++, 0);
    const stats = await Promise.all(runs.map(({ done }) => done));
    clearInterval(timer);
    for (const { x, expected } of runs) expect(x).toEqual(expected);
    expect(stats.map(({ devices }) => devices.length)).toEqual([3, 5]);
    expect(ticks).toBeGreaterThan(0);
  });

  it('reports progress that grows from 0 to 1', async () => {
    const seen: number[] = [];
    await new Runtime({ target: 'host' }).run(doublingBundle(), {
      params: { n: 10, steps: 50 },
      arrays: { x: numbers(10), y: numbers(10) },
      onProgress: (fraction) => seen.push(fraction),
    });
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  });

  it('tells what the progress function throws', async () => {
    const run = new Runtime({ target: 'host' }).run(doublingBundle(), {
      params: { n: 10, steps: 5 },
      arrays: { x: numbers(10), y: numbers(10) },
      onProgress: () => {
        throw new Error('no thanks');
      },
    });
    await expect(run).rejects.toThrow('no thanks');
  });
});

describe('a run on simulated devices', () => {
  it('leaves arrays as they are, needs no kernels, and says what would have happened', async () => {
    const bundle = doublingBundle();
    const [x, y] = [numbers(1000), numbers(1000, 5)];
    const stats = await new Runtime({ target: 'sim', model: 'c2050-4', devices: 100 }).run(
      { ...bundle, sources: { ...bundle.sources, host: 'int broken(' } },
      { params: { n: 1000, steps: 3 }, arrays: { x, y } },
    );
    expect(x).toEqual(numbers(1000));
    expect(stats.target).toBe('sim');
    expect(stats.devices).toEqual(Array(100).fill({ name: 'Tesla C2050', memory: 2.5e9 }));
    const [region] = stats.regions;
    expect(region?.devices.map(({ launches }) => launches)).toEqual(Array(100).fill(3));
    // 10 instances and 240 bytes: 7 us for the launch, and two nanoseconds.
    expect(region?.devices[0]?.computeNs).toBe(3 * 7002);
    expect(region?.times.simulatedNs).toBeGreaterThan(3 * 7002);
  });

  it('has the devices of its model', async () => {
    const stats = await new Runtime({ target: 'sim' }).run(doublingBundle(), {
      params: { n: 10, steps: 1 },
      arrays: { x: numbers(10), y: numbers(10) },
    });
    expect(stats.devices.map(({ name }) => name)).toEqual(Array(8).fill('NVIDIA H200'));
  });
});

describe('what cannot run is said', () => {
  const good = { params: { n: 4, steps: 1 }, arrays: { x: numbers(4), y: numbers(4) } };
  const run = (input: object, bundle = doublingBundle()) =>
    codeOf(new Runtime({ target: 'host' }).run(bundle, { ...good, ...input } as never));

  it.each([
    ["error BF5060: the bundle has no region 'main'", { region: 'main' }],
    ['doubling.c:3:1: error BF5061: the parameter steps has no value', { params: { n: 4 } }],
    [
      'doubling.c:3:1: error BF5061: the parameter n is 4.5, which is not a 64-bit integer',
      { params: { n: 4.5, steps: 1 } },
    ],
    [
      'doubling.c:3:1: error BF5061: the parameter n is 9223372036854775808',
      { params: { n: 2n ** 63n, steps: 1 } },
    ],
    ['doubling.c:3:1: error BF5061: there is no parameter m', { params: { n: 4, steps: 1, m: 2 } }],
    ['doubling.c:3:1: error BF5062: the array y is not given', { arrays: { x: numbers(4) } }],
    ['doubling.c:3:1: error BF5062: there is no array z', { arrays: { ...good.arrays, z: numbers(4) } }],
    [
      'doubling.c:3:1: error BF5062: the array x is a Float32Array, and the region needs a Float64Array',
      { arrays: { x: new Float32Array(4), y: numbers(4) } },
    ],
    [
      'doubling.c:3:1: error BF5062: the array x has 5 elements, and the region needs 4 elements',
      { arrays: { x: numbers(5), y: numbers(4) } },
    ],
    [
      'doubling.c:3:1: error BF5052: the region cannot run on devices: the extents are not positive',
      { params: { n: 0, steps: 1 }, arrays: { x: numbers(0), y: numbers(0) } },
    ],
  ])('%s', async (message, input) => {
    expect(await run(input)).toContain(message);
  });

  it('an array whose memory has gone to another thread', async () => {
    const x = numbers(4);
    structuredClone(x.buffer, { transfer: [x.buffer as ArrayBuffer] });
    expect(await run({ arrays: { x, y: numbers(4) } })).toContain('the array x has 0 elements');
  });

  it('arrays that overlap, unless both are only read', async () => {
    const memory = new Float64Array(6);
    const arrays = { x: memory.subarray(0, 4), y: memory.subarray(2, 6) };
    expect(await run({ arrays })).toContain(
      'doubling.c:3:1: error BF5063: the arrays x and y overlap in memory',
    );
    const readOnly = doublingBundle((plan) => ({
      ...plan,
      host: [],
      arrays: plan.arrays.map((array) => ({ ...array, liveOut: false })),
    }));
    await new Runtime({ target: 'host' }).run(readOnly, { ...good, arrays });
  });

  it('memory for less than one iteration', async () => {
    const runtime = new Runtime({ target: 'host', memoryLimit: 100 });
    expect(await codeOf(runtime.run(doublingBundle(), good))).toContain(
      'doubling.c:3:1: error BF5020: one iteration of phase p0 needs 512 bytes on device 0 (host 0), which has 100',
    );
  });

  it('kernels that no compiler takes', async () => {
    const bundle = doublingBundle();
    const broken = { ...bundle, sources: { ...bundle.sources, host: 'int broken(' } };
    expect(await run({}, broken)).toContain('error BF5065: cc cannot compile the kernels of the host device');
  });

  it('a target that the bundle has no kernels for', async () => {
    expect(await codeOf(new Runtime({ target: 'opencl' }).run(doublingBundle(), good))).toContain(
      'error BF5031: the program was built without kernels for the target opencl',
    );
  });

  it('a machine model that is not there', async () => {
    const runtime = new Runtime({ target: 'sim', model: 'cray' });
    expect(await codeOf(runtime.run(doublingBundle(), good))).toContain(
      "error BF5301: there is no machine model 'cray'\n  hint: give one of nvlink-8, c2050-4, or a file",
    );
  });

  it.each([
    [
      'error BF5064: the option devices is 0, which is not a whole number from 1 on, or all or auto',
      { devices: 0 },
    ],
    ['error BF5064: the option target is gpu', { target: 'gpu' }],
    ['error BF5064: the option memoryLimit is 1.5', { memoryLimit: 1.5 }],
    ['error BF5064: the option tile is -1', { tile: -1 }],
    [
      'error BF5064: the option distribution is rows, which is not dynamic, block, cyclic or block-cyclic, or two of the last three with a comma between, as block,block',
      { distribution: 'rows' },
    ],
    [
      'error BF5064: the option concurrentTiles is 65, which is not a whole number from 1 to 64',
      { concurrentTiles: 65 },
    ],
    ['error BF5064: the option comm is all, which is not exact, fop or fo', { comm: 'all' }],
    ['error BF5064: the option boxes is hull, which is not merge, disjoint or convex', { boxes: 'hull' }],
    ['error BF5064: the option model is , which is not the name of a machine', { target: 'sim', model: '' }],
    [
      'error BF5064: the option model is for simulated devices, and the target is auto',
      { model: 'nvlink-8' },
    ],
    ['error BF5064: the option trace is , which is not the name of a file', { trace: '' }],
    ['error BF5064: the option reuse is no, which is not true or false', { reuse: 'no' }],
  ])('%s', (message, options) => {
    expect(() => new Runtime(options as never)).toThrow(message);
  });
});
