import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCommandLine } from './settings.js';

const parse = (line: string) => parseCommandLine(line.split(' '), '/folder');

describe('the command line', () => {
  it('has the thesis in full on a simulated machine by default', () => {
    expect(parse('table-5.1')).toEqual({
      names: ['table-5.1'],
      list: false,
      help: false,
      settings: {
        target: 'sim',
        model: 'nvlink-8',
        scale: 1,
        out: resolve(import.meta.dirname, '../reports/bbmm/sim-nvlink-8'),
      },
    });
  });

  it('takes all options', () => {
    expect(parse('all --target sim --model ./m.json --devices 1,2,16 --scale 0.5 --out /x')).toMatchObject({
      names: ['all'],
      settings: { model: '/folder/m.json', devices: [1, 2, 16], scale: 0.5, out: '/x' },
    });
  });

  it.each([
    ['all --target cuda', 'cuda'],
    ['all --target opencl', 'opencl'],
    ['all --model c2050-4', 'sim-c2050-4'],
    ['all --model models/mine.json', 'sim-mine'],
  ])('has a folder for each target and model: %s', (line, name) => {
    expect(parse(line).settings.out).toBe(resolve(import.meta.dirname, '../reports/bbmm', name));
  });

  it('is asked for help without a name', () => {
    for (const word of ['--help', '-h']) expect(parse(word)).toMatchObject({ help: true, names: [] });
  });

  it('is small on the host', () => {
    expect(parse('all --target host').settings.scale).toBeLessThan(0.1);
  });

  it.each([
    ['all --target gpu', /one of host, opencl, cuda, sim/],
    ['all --target host --model c2050-4', /only --target sim/],
    ['all --devices 1,,2', /as in 1,2,4/],
    ['all --devices 0', /as in 1,2,4/],
    ['all --scale=-1', /above 0/],
    ['--target sim', /no table or figure/],
    ['all --speed 3', /^Unknown option '--speed'$/],
  ])('refuses %s', (line, message) => {
    expect(() => parse(line)).toThrow(message);
  });
});
