import { expect, it } from 'vitest';
import { runQuietly } from './run-quietly.mjs';

const node = (code, options) => runQuietly(process.execPath, ['-e', code], options);

it('gives what the command printed', async () => {
  expect(await node(`console.log(process.env.GREETING)`, { env: { GREETING: 'hello' } })).toBe('hello\n');
});

it('fails with the command, its exit code and both ends of what it printed', async () => {
  const failed = node(`for (let i = 0; i < 100; i++) console.error('line ' + i); process.exit(3)`);
  await expect(failed).rejects.toThrow(
    / exited with 3\.\nline 0\n(line \d+\n)+… 60 lines left out …\nline 72\n(line \d+\n)+line 99$/,
  );
});

it('fails when there is no such command', async () => {
  await expect(runQuietly('no-such-command', [])).rejects.toThrow(/^no-such-command cannot start: /);
});
