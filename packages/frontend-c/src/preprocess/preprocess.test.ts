import { expect, it } from 'vitest';
import { preprocess } from './preprocess.js';

it('says that the C compiler cannot be started, and what to do', async () => {
  await expect(preprocess({ file: 'a.c', text: 'int x;\n', cc: '/nowhere/cc' })).rejects.toThrow(
    "error BF1003: cannot start the C compiler '/nowhere/cc', which preprocesses the program: spawn /nowhere/cc ENOENT\n" +
      '  hint: install gcc or clang (on Debian: apt-get install gcc), or name another compiler',
  );
});
