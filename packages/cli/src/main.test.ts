import { expect, it, vi } from 'vitest';
import { main } from './main.js';
import { parseCommandLine } from './parse-command-line.js';

vi.mock('./parse-command-line.js');

it('reports an unexpected exception as a bug, with its stack', async () => {
  vi.mocked(parseCommandLine).mockRejectedValue(new TypeError('x is undefined'));
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await main(['run', 'a.c'])).toBe(1);
  const said = write.mock.calls.join('');
  write.mockRestore();
  expect(said).toMatch(
    /^error BF9001: boxflow failed: TypeError: x is undefined\n {2}note: at [\s\S]*\n {2}hint: this is a bug of boxflow/,
  );
});
