import { expect, it } from 'vitest';
import { blackscholes, floyd } from '../programs.js';
import { commandFor } from './command.js';

it('has all options of the request, and verifies', () => {
  const command = commandFor(
    { target: 'cuda' },
    {
      program: floyd,
      sizes: { N: 100 },
      devices: 4,
      tile: 32,
      comm: 'fo',
      boxes: 'convex',
      reuse: false,
      overlap: false,
      reorder: false,
      memoryLimit: 4096,
    },
    's.json',
  );
  expect(command).toEqual(
    ['run', floyd.file, '-D', 'N=100', '-D', 'DATA_TYPE=double', '--cflags=-lm', '--target', 'cuda'].concat(
      [
        '--devices',
        '4',
        '--verify',
        '--stats',
        's.json',
        '--tile',
        '32',
        '--comm',
        'fo',
        '--boxes',
        'convex',
      ],
      ['--no-reuse', '--no-overlap', '--no-reorder', '--memory-limit', '4096'],
    ),
  );
});

it('leaves the defaults alone', () => {
  const request = { program: blackscholes, sizes: { OPTIONS: 64 }, devices: 1, reuse: true };
  expect(commandFor({ target: 'host' }, request, 's.json')).toEqual(
    ['run', blackscholes.file, '-D', 'OPTIONS=64', '-D', 'DATA_TYPE=float', '--cflags=-lm'].concat([
      '--target',
      'host',
      '--devices',
      '1',
      '--verify',
      '--stats',
      's.json',
    ]),
  );
});
