import { resolve } from 'node:path';
import type { BoxflowError } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { compileOptions } from './c-options.js';
import { reportOptions, runtimeOptions, targetOf } from './runtime-options.js';
import { deviceCounts } from './simulation-options.js';
import { parseParameter } from './values.js';

function messageOf(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    const diagnostic = (error as BoxflowError).diagnostics[0];
    return `${diagnostic?.code} ${diagnostic?.message}; ${diagnostic?.hint}`;
  }
  return undefined;
}

describe('values of options', () => {
  it.each([
    ['512M', 536870912],
    ['1.5G', 1610612736],
    ['64k', 65536],
    ['1GiB', 1073741824],
    ['1000', 1000],
    ['2T', 2 ** 41],
  ])('%s is %d bytes', (text, bytes) =>
    expect(runtimeOptions({ 'memory-limit': text })).toEqual({ memoryLimit: bytes }),
  );

  it.each(['', '0', '-1M', '12Q', 'M', '1e9', 'nan'])('%j is not a size', (text) => {
    expect(messageOf(() => runtimeOptions({ 'memory-limit': text }))).toBe(
      `BF4003 --memory-limit cannot be ${text === '' ? 'empty' : `'${text}'`}; give a size such as 512M, 1.5G or a number of bytes`,
    );
  });

  it('become options of the runtime', () => {
    expect(runtimeOptions({ devices: 'all', 'memory-limit': '1K', tile: '7' })).toEqual({
      devices: 'all',
      memoryLimit: 1024,
      tile: 7,
    });
    expect(runtimeOptions({ devices: ['2', '3'], tile: 'auto' })).toEqual({ devices: 3, tile: 'auto' });
    expect(runtimeOptions({ tile: '32,7' })).toEqual({ tile: [32, 7] });
    expect(runtimeOptions({})).toEqual({});
    expect(runtimeOptions({ target: 'sim', model: 'c2050-4' })).toEqual({ model: 'c2050-4' });
  });

  it.each([
    ['block', 1],
    ['block-cyclic', 1],
    ['dynamic', 1],
    ['block,block', 2],
    ['cyclic,block-cyclic', 2],
  ] as const)('the distribution %s is compiled for in %i dimensions', async (distribution, dimensions) => {
    expect(runtimeOptions({ distribution })).toEqual({ distribution });
    const options = await compileOptions({ files: ['f.c'], distribution });
    expect(options.dimensions).toBe(dimensions === 2 ? 2 : undefined);
  });

  it.each(['', 'rows', 'block,', 'block,rows', 'block,block,block', 'block, block'])(
    '%j is not a distribution',
    (distribution) => {
      expect(messageOf(() => runtimeOptions({ distribution }))).toBe(
        `BF4003 --distribution cannot be ${distribution === '' ? 'empty' : `'${distribution}'`}; give dynamic, block, cyclic or block-cyclic, or two of the last three with a comma between, as block,block`,
      );
    },
  );

  it('say whether sums of products have one rounding', async () => {
    const optionsOf = (contract: string) => compileOptions({ files: ['f.c'], 'fp-contract': contract });
    expect((await optionsOf('on')).fpContract).toBe('on');
    expect((await compileOptions({ files: ['f.c'] })).fpContract).toBeUndefined();
    await expect(optionsOf('fast')).rejects.toThrow("--fp-contract cannot be 'fast'");
    await expect(optionsOf('')).rejects.toThrow('give auto, on or off');
  });

  it('name files by their full path', () => {
    expect(runtimeOptions({ target: 'sim', model: 'm.json' })).toEqual({ model: resolve('m.json') });
    expect(runtimeOptions({ target: 'sim', model: '../m' })).toEqual({ model: resolve('../m') });
  });

  it.each([
    [
      () => runtimeOptions({ devices: '0' }),
      "BF4003 --devices cannot be '0'; give a whole number from 1 on, or all or auto",
    ],
    [
      () => runtimeOptions({ devices: '' }),
      'BF4003 --devices cannot be empty; give a whole number from 1 on, or all or auto',
    ],
    [
      () => deviceCounts('2,auto', '1'),
      "BF4003 --devices cannot be '2,auto'; give a whole number from 1 on, or all, or several with commas between",
    ],
    [
      () => runtimeOptions({ tile: '1.5' }),
      "BF4003 --tile cannot be '1.5'; give a whole number from 1 on, two with a comma between, or auto",
    ],
    [
      () => runtimeOptions({ tile: '32,' }),
      "BF4003 --tile cannot be '32,'; give a whole number from 1 on, two with a comma between, or auto",
    ],
    [
      () => runtimeOptions({ tile: '1,2,3' }),
      "BF4003 --tile cannot be '1,2,3'; give a whole number from 1 on, two with a comma between, or auto",
    ],
    [
      () => runtimeOptions({ 'concurrent-tiles': '65' }),
      "BF4003 --concurrent-tiles cannot be '65'; give a whole number from 1 to 64",
    ],
    [() => reportOptions({ stats: '' }), 'BF4003 --stats cannot be empty; give the name of a file'],
    [() => reportOptions({ trace: '' }), 'BF4003 --trace cannot be empty; give the name of a file'],
    [
      () => reportOptions({ stats: 'a.json', trace: './a.json' }),
      'BF4004 --stats and --trace name the same file; see `poly-cli --help`',
    ],
    [
      () => targetOf({ target: 'gpu' }),
      "BF4003 --target cannot be 'gpu'; give auto, host, opencl, cuda or sim",
    ],
    [
      () => runtimeOptions({ target: 'host', model: 'nvlink-8' }),
      'BF4004 --model is for --target sim; see `poly-cli --help`',
    ],
    [
      () => runtimeOptions({ target: 'sim', model: '' }),
      'BF4003 --model cannot be empty; give the name of a machine model, or a file.json',
    ],
    [
      () => parseParameter('param', 'n'),
      "BF4003 --param cannot be 'n'; give a name and a whole number, as in n=1024",
    ],
    [
      () => parseParameter('param', 'n=x'),
      "BF4003 --param cannot be 'n=x'; give a name and a whole number, as in n=1024",
    ],
  ])('are refused: %#', (run, message) => expect(messageOf(run)).toBe(message));

  it('name parameters', () => expect(parseParameter('param', 'n=-3')).toEqual(['n', -3]));
});
