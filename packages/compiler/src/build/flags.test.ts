import { expect, it, vi } from 'vitest';
import { runtimeFiles } from './flags.js';

vi.mock('@boxflow/runtime-native', () => ({
  paths: { library: '/nowhere/libboxflow.a', includeFolder: '/nowhere/include' },
}));

it('says that the runtime library was not built', async () => {
  await expect(runtimeFiles()).rejects.toThrow(
    'error BF3009: the runtime library /nowhere/libboxflow.a is not there\n' +
      '  hint: run `npm run bootstrap` in a clone of boxflow, or reinstall @boxflow/runtime-native',
  );
});
