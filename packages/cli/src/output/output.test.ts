import { printBytes } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { chooseTarget } from '../program/find-target.js';
import { printTable } from './table.js';

describe('what people read', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.00 KiB'],
    [1536 * 1024, '1.50 MiB'],
    [80 * 2 ** 30, '80.0 GiB'],
    [5000 * 2 ** 40, '5000 TiB'],
  ])('%d bytes are %s', (bytes, text) => expect(printBytes(bytes)).toBe(text));

  it('is aligned, numbers to the right', () => {
    expect(
      printTable(
        ['name', 'bytes'],
        [
          ['path', '7 B'],
          ['a', '1023 B'],
        ],
      ),
    ).toBe('name   bytes\npath     7 B\na     1023 B\n');
  });
});

describe('the target chosen for auto', () => {
  const device = (target: 'cuda' | 'opencl' | 'host', gpu: boolean, name: string) => ({
    target,
    gpu,
    name,
    index: 0,
    memory: 1,
    peerAccess: false,
  });

  it.each([
    ['nothing', [], 'host', 'no GPU was found'],
    [
      'a CPU behind OpenCL',
      [device('opencl', false, 'pthread'), device('host', false, 'h')],
      'host',
      'no GPU was found',
    ],
    ['an OpenCL GPU', [device('opencl', true, 'Arc')], 'opencl', '1 x Arc'],
    [
      'CUDA and OpenCL',
      [
        device('opencl', true, 'H'),
        device('cuda', true, 'H'),
        device('cuda', true, 'H'),
        device('cuda', true, 'L'),
      ],
      'cuda',
      '2 x H, 1 x L',
    ],
  ] as const)('with %s', (_, devices, target, reason) => {
    expect(chooseTarget(devices)).toEqual({ target, reason });
  });
});
