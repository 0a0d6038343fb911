import { apply, BoxflowError, int, variable } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { type PredictOptions, predict } from './predict.js';
import { predictScaling } from './predict-scaling.js';
import type { ParameterValues } from './run/check-parameters.js';
import { doublingBundle } from './test-support.js';

const parameters = { n: 1024, steps: 3 };

async function failure(options: PredictOptions): Promise<string> {
  const error = await predict(doublingBundle(), options).catch((reason: unknown) => reason);
  if (!(error instanceof BoxflowError)) throw error;
  return error.message;
}

describe('a prediction', () => {
  it('is what each device allocates and each link carries', async () => {
    const { devices, model, regions } = await predict(doublingBundle(), { devices: 2, parameters });
    expect({ devices, model }).toEqual({ devices: 2, model: 'nvlink-8' });
    const half = 512 * 8;
    const arrays = ['x', 'y'].map((name) => ({ name, bytes: half }));
    expect(regions).toMatchObject([
      {
        name: 'scop0',
        brokenAssumptions: [],
        memory: [
          { device: 0, bytes: 2 * half, arrays },
          { device: 1, bytes: 2 * half, arrays },
        ],
        links: [
          { from: 'host', to: 0, bytes: 2 * half },
          { from: 'host', to: 1, bytes: 2 * half },
          { from: 0, to: 'host', bytes: half },
          { from: 1, to: 'host', bytes: half },
        ],
        boxOuts: 0,
        warnings: [],
      },
    ]);
    expect(regions[0]?.seconds).toBeGreaterThan(0);
  });

  it("takes the program's own values of parameters, unless others are given", async () => {
    const bundle = { ...doublingBundle(), parameterValues: { scop0: { n: 1024 } } };
    const bytesOf = async (given: ParameterValues) => {
      const { regions } = await predict(bundle, { devices: 1, parameters: given });
      return regions.map((region) => [region.parameters, region.memory[0]?.bytes]);
    };
    expect(await bytesOf({ steps: 3 })).toEqual([[{ n: 1024, steps: 3 }, 2 * 1024 * 8]]);
    expect(await bytesOf({ n: 512, steps: 3n })).toEqual([[{ n: 512, steps: 3 }, 2 * 512 * 8]]);
    await expect(predict(bundle)).rejects.toThrow('sizes depend on steps, which has no value');
  });

  it('goes by the options of a run', async () => {
    const options = { model: 'c2050-4', memoryLimit: 2048, distribution: 'cyclic', tile: 100 } as const;
    const { devices, model, regions } = await predict(doublingBundle(), { ...options, parameters });
    expect({ devices, model }).toEqual({ devices: 4, model: 'c2050-4' });
    for (const { bytes } of regions[0]?.memory ?? []) expect(bytes).toBeLessThanOrEqual(2048);
    const roomy = await predict(doublingBundle(), { ...options, memoryLimit: 2 ** 20, parameters });
    const limited = await predict(doublingBundle(), { ...options, devices: 1, parameters });
    expect(roomy.regions[0]?.boxOuts).toBe(0);
    expect(limited.regions[0]?.boxOuts).toBeGreaterThan(0);
    expect(limited.regions[0]?.warnings).toMatchObject([expect.stringContaining('BF5905')]);
  });

  it('takes no memory for the arrays, however large they are', async () => {
    const n = 2 ** 40;
    const { regions } = await predict(doublingBundle(), { devices: 1024, parameters: { n, steps: 1 } });
    expect(regions[0]?.memory[0]?.bytes).toBe((2 * 8 * n) / 1024);
  });

  it('computes parameters that are products of others', async () => {
    const product = { n: apply('mul', variable('w'), variable('h')) };
    const bundle = {
      ...doublingBundle((plan) => ({ ...plan, parameters: [...plan.parameters, 'w', 'h'] })),
      parameterProducts: { [doublingBundle().plans[0]!.name]: product },
    };
    const { regions } = await predict(bundle, { devices: 2, parameters: { w: 30, h: 40, steps: 1 } });
    expect(regions[0]?.parameters).toMatchObject({ n: 1200, w: 30, h: 40 });
    await expect(predict(bundle, { devices: 2, parameters: { steps: 1 } })).rejects.toThrow(
      'sizes depend on w, h, which have no value before the program runs',
    );
  });

  it('says which assumptions do not hold', async () => {
    const bundle = doublingBundle((plan) => ({
      ...plan,
      assumptions: [{ condition: apply('ge', variable('n'), int(2000)), message: 'n is too small' }],
    }));
    const { regions } = await predict(bundle, { devices: 2, parameters });
    expect(regions).toMatchObject([{ brokenAssumptions: ['n is too small'], memory: [], links: [] }]);
  });

  it.each<[string, PredictOptions]>([
    [
      'error BF5067: doubling.c: sizes depend on steps, which has no value before the program runs\n  hint: give values, as in --param steps=1024',
      { parameters: { n: 4 } },
    ],
    [
      'error BF5068: doubling.c: no size depends on m, which has a value\n  hint: sizes depend on n, steps; macros are given with -D',
      { parameters: { ...parameters, m: 1 } },
    ],
    [
      'doubling.c:3:1: error BF5020: one iteration of phase p0 needs 512 bytes',
      { parameters, memoryLimit: 256 },
    ],
    ['error BF5011: ', { parameters: { n: 2 ** 50, steps: 1 } }],
    ['error BF5064: the option devices is 0', { parameters, devices: 0 }],
  ])('%s', async (message, options) => {
    expect(await failure(options)).toContain(message);
  });
});

it('of several numbers of devices names the fastest, and compares speeds', async () => {
  const prediction = await predictScaling(doublingBundle(), { parameters }, [1, 2]);
  const alone = await predict(doublingBundle(), { parameters, devices: 1 });
  const both = await predict(doublingBundle(), { parameters, devices: 2 });
  const [one, two] = [alone, both].map(({ regions }) => regions[0]?.seconds ?? 0);
  expect(prediction.devices).toBe(two! < one! ? 2 : 1);
  expect(prediction.scaling).toMatchObject([
    { devices: 1, seconds: one, bytesHeld: 2 * 8192, bytesBetweenDevices: 0, efficiency: 1 },
    { devices: 2, seconds: two, bytesHeld: 8192, bytesWithHost: 3 * 8192, efficiency: one! / (2 * two!) },
  ]);
});
