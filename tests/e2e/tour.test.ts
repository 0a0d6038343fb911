import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/paths.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

const BLOCK = /^```(\w+) ?(\S*)\n(.*?)^```/gms;

it('the tour does what it says', { timeout: 120_000 }, async () => {
  const cwd = scratchFolder('tour');
  const blocks = [...readFileSync(join(root, 'docs', 'TOUR.md'), 'utf8').matchAll(BLOCK)];
  let output = '';
  let commands = 0;
  for (const [, language, file, text] of blocks) {
    if (language === 'c') writeFileSync(join(cwd, file!), text!);
    if (language === 'text') expect(output).toBe(text);
    if (language !== 'sh') continue;
    for (const line of text!.trim().split('\n')) {
      output = await run(line, cwd);
      commands++;
    }
  }
  expect(commands).toBeGreaterThan(7);
  expect((await mustPolyCli(['explain', 'ways.c'], { cwd })).stdout).toContain(
    '  12  for i      dealt out to the devices\n',
  );
  expect((await mustRun(join(cwd, 'ways.exe'), [], { cwd })).stdout).toBe(
    'the average of the longest ways is 21.2\n',
  );
});

async function run(line: string, cwd: string): Promise<string> {
  const words = line.split(' ').map((word) => word.replace(/^'(.*)'$/, '$1'));
  const [program, ...rest] = words;
  const { stdout } =
    program === 'poly-cli' ? await mustPolyCli(rest, { cwd }) : await mustRun(program!, rest, { cwd });
  return stdout;
}
