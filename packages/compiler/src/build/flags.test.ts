import { expect, it } from 'vitest';
import { generatedFlags, programFlags } from './flags.js';

it('compiles generated code for the processor that the options name, and with no other option of the user', () => {
  expect(generatedFlags({ cflags: ['-Ofast', '-mtune=generic', '-DX'] })).toContain('-mtune=generic');
  expect(generatedFlags({ cflags: ['-Ofast', '-DX', '-m32'] })).toEqual(generatedFlags({}));
  expect(generatedFlags({})).toContain('-ffp-contract=off');
});

it('lets the C compiler contract nothing in a program with regions', () => {
  const options = { std: 'c99', cflags: ['-ffp-contract=fast'] };
  expect(programFlags(options, [{}]).at(-1)).toBe('-ffp-contract=off');
  expect(programFlags(options, []).at(-1)).toBe('-ffp-contract=fast');
  expect(generatedFlags({ cflags: ['-mfma', '-ffp-contract=fast'] })).toContain('-mfma');
});

it.runIf(process.arch === 'x64')('compiles for this machine what is run here', () => {
  const native = generatedFlags({ processor: 'native', cflags: ['-march=x86-64-v2'] });
  expect(native.indexOf('-march=native')).toBeGreaterThan(0);
  expect(programFlags({ processor: 'native' }, [{ contracts: true }])).toContain('-march=native');
  expect(programFlags({ processor: 'native' }, [{}])).not.toContain('-march=native');
  // The user's comes last and wins.
  expect(native.at(-1)).toBe('-march=x86-64-v2');
});
