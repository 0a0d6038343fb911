import { expect, it } from 'vitest';
import { compilerContracts } from './contracts.js';

// Other architectures have the instructions in every processor.
it.runIf(process.arch === 'x64').each([
  [false, []],
  [true, ['-mfma']],
  [true, ['-march=haswell']],
  [false, ['-march=haswell', '-mno-fma']],
  [false, ['-mfma', '-ffp-contract=off']],
  [true, ['-mfma', '-ffp-contract=off', '-ffp-contract=fast']],
  [false, ['-mfma', '-std=c11']],
  [true, ['-mfma', '-std=gnu11']],
  [true, ['-mfma', '-std=c11', '-ffp-contract=fast']],
  [true, ['-mfma', '-std=c11', '-ffast-math']],
  [false, ['-ffp-contract=fast']],
  [false, ['-mfma', '--no-such-option']],
] as const)('gcc contracts: %s, with %j', async (contracts, cflags) => {
  expect(await compilerContracts({ cflags, cc: 'gcc' })).toBe(contracts);
});

it('asks with the standard and the compiler that are given', async () => {
  const cflags = ['-mfma'];
  expect(await compilerContracts({ cflags, cc: 'gcc', std: 'c99' })).toBe(false);
  await expect(compilerContracts({ cflags, cc: '/nowhere/cc' })).rejects.toThrow('BF1003');
});
