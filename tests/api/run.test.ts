import { join } from 'node:path';
import { compile } from '@boxflow/compiler';
import type { BoxflowError, Bundle } from '@boxflow/ir';
import { type RunInput, Runtime } from '@boxflow/runtime-native';
import { beforeAll, describe, expect, it } from 'vitest';
import { link } from '../support/run-stats.js';
import { countsOf, readTrace, tracedCounts } from '../support/run-trace.js';
import { cacheFolder, scratchFolder } from '../support/scratch.js';
import { randomEdges, shortestPaths } from '../support/shortest-paths.js';

const source = join(import.meta.dirname, 'shortest-paths.c');

let bundle: Bundle;

beforeAll(async () => {
  // The API takes its cache from the environment of this very process.
  process.env.XDG_CACHE_HOME = cacheFolder();
  bundle = await compile({ file: source });
});

const runtime = new Runtime({ target: 'host', devices: 4 });

describe('compile and Runtime.run', () => {
  it('computes floyd on a Float64Array, in place, and tells what it did', async () => {
    const n = 61;
    const path = randomEdges(n, 1);
    const expected = shortestPaths(n, path);
    const stats = await runtime.run(bundle, { params: { n: BigInt(n) }, arrays: { path } });

    expect(path).toEqual(expected);
    expect(stats.target).toBe('host');
    expect(stats.devices).toHaveLength(4);
    expect(stats.regions.map(({ name, calls }) => [name, calls])).toEqual([['scop0', 1]]);
    const [region] = stats.regions;
    const incoming = [0, 1, 2, 3].map((device) => link(region!, 'host', device).bytes);
    expect(incoming.reduce((sum, bytes) => sum + bytes, 0)).toBe(n * n * 8);
  });

  it('takes any size that the parameter says, with the same bundle', async () => {
    for (const n of [1, 2, 3, 5, 32]) {
      const path = randomEdges(n, n);
      const expected = shortestPaths(n, path);
      await runtime.run(bundle, { params: { n }, arrays: { path } });
      expect(path).toEqual(expected);
    }
  });

  it('reports progress from 0 to 1, growing, and the event loop stays alive', async () => {
    const n = 256;
    const reported: number[] = [];
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await runtime.run(bundle, {
      params: { n },
      arrays: { path: randomEdges(n, 2) },
      onProgress: (fraction) => reported.push(fraction),
    });
    clearInterval(timer);
    expect(reported.length).toBeGreaterThan(2);
    expect(reported).toEqual([...reported].sort((a, b) => a - b));
    expect(reported[0]).toBeLessThan(0.5);
    expect(reported.at(-1)).toBe(1);
    expect(turns).toBeGreaterThan(0);
  });

  it('ends when its signal is aborted, and the runtime works on', async () => {
    const n = 900;
    const controller = new AbortController();
    const reason = new Error('enough');
    const aborted = runtime.run(bundle, {
      params: { n },
      arrays: { path: randomEdges(n, 2) },
      signal: controller.signal,
      onProgress: (fraction) => fraction > 0 && controller.abort(reason),
    });
    await expect(aborted).rejects.toBe(reason);
    const before = runtime.run(bundle, { params: { n: 1 }, arrays: {}, signal: controller.signal });
    await expect(before).rejects.toBe(reason);

    const path = randomEdges(9, 1);
    const expected = shortestPaths(9, path);
    const { signal } = new AbortController();
    await runtime.run(bundle, { params: { n: 9 }, arrays: { path }, signal });
    expect(path).toEqual(expected);
  });

  it.each(['if (n >= 3)', ''])('reports progress of a long phase: %s', async (condition) => {
    const text = `double a[64];
void settle(int n) {
  ${condition} for (int i = 0; i < 64; i++)
    for (int k = 0; k < n; k++) a[i] = a[i] * 0.5 + i;
}`;
    const reported: number[] = [];
    const once = new Runtime({ target: 'host' });
    await once.run(await compile({ file: 'settle.c', text }), {
      params: { n: 5_000_000 },
      arrays: { a: new Float64Array(64) },
      onProgress: (fraction) => reported.push(fraction),
    });
    expect(reported.length).toBeGreaterThan(10);
    expect(reported).toEqual([...new Set(reported)].sort((a, b) => a - b));
    expect([reported[0], reported.at(-1)]).toEqual([0, 1]);
  });

  it('runs several at once, of different sizes and on different devices, undisturbed', async () => {
    const sizes = [70, 33, 101, 64, 17];
    const matrices = sizes.map((n) => randomEdges(n, 3 * n));
    const expected = sizes.map((n, index) => shortestPaths(n, matrices[index]!));
    const runs = sizes.map((n, index) =>
      new Runtime({ target: 'host', devices: index + 1 }).run(bundle, {
        params: { n },
        arrays: { path: matrices[index]! },
      }),
    );
    const all = await Promise.all(runs);
    expect(matrices).toEqual(expected);
    expect(all.map((stats) => stats.devices.length)).toEqual([1, 2, 3, 4, 5]);
  });

  it('writes a trace of a run if it is asked to', async () => {
    const trace = join(scratchFolder('trace'), 'trace.json');
    const traced = new Runtime({ target: 'host', devices: 2, trace });
    const stats = await traced.run(bundle, { params: { n: 20 }, arrays: { path: randomEdges(20, 1) } });
    expect(tracedCounts(readTrace(trace))).toEqual(countsOf(stats));
  });

  it('runs two at once on one Runtime', async () => {
    const matrices = [randomEdges(80, 7), randomEdges(80, 8)];
    const expected = matrices.map((matrix) => shortestPaths(80, matrix));
    await Promise.all(matrices.map((path) => runtime.run(bundle, { params: { n: 80 }, arrays: { path } })));
    expect(matrices).toEqual(expected);
  });
});

describe('what is given wrongly', () => {
  const right = { params: { n: 4n }, arrays: { path: randomEdges(4, 1) } };

  it.each<[string, RunInput, string, string]>([
    [
      'an array of another length',
      { ...right, arrays: { path: new Float64Array(15) } },
      'BF5062',
      'the array path has 15 elements, and the region needs 4 x 4 = 16 elements',
    ],
    [
      'an array of another type',
      { ...right, arrays: { path: new Float32Array(16) } },
      'BF5062',
      'the array path is a Float32Array, and the region needs a Float64Array',
    ],
    [
      'a misspelt array',
      { ...right, arrays: { paths: new Float64Array(16) } },
      'BF5062',
      'there is no array paths',
    ],
    ['no parameter', { arrays: right.arrays }, 'BF5061', 'the parameter n has no value'],
    [
      'a parameter that is not an integer',
      { ...right, params: { n: 4.5 } },
      'BF5061',
      'the parameter n is 4.5, which is not a 64-bit integer',
    ],
    [
      'a region that is not there',
      { ...right, region: 'scop7' },
      'BF5060',
      "the bundle has no region 'scop7'",
    ],
  ])('%s: one clear error, and the array stays as it is', async (_what, input, code, message) => {
    const before = structuredClone(input.arrays);
    const error: BoxflowError = await runtime.run(bundle, input).then(
      () => expect.fail('no error'),
      (thrown) => thrown,
    );
    expect(error.diagnostics).toHaveLength(1);
    expect(error.diagnostics[0]).toMatchObject({ code, family: 'user', severity: 'error' });
    expect(error.diagnostics[0]?.message).toContain(message);
    expect(error.diagnostics[0]?.hint).toMatch(/\w/);
    if (code !== 'BF5060')
      expect(error.diagnostics[0]?.location).toMatchObject({ file: source, line: expect.any(Number) });
    expect(input.arrays).toEqual(before);
  });

  it('a file that is not there: compile rejects with the message of the command line', async () => {
    const error: BoxflowError = await compile({ file: 'nowhere.c' }).then(
      () => expect.fail('no error'),
      (thrown) => thrown,
    );
    expect(error.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['BF1001', "cannot read 'nowhere.c': there is no such file"],
    ]);
  });
});
