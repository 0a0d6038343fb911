import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoxflowError } from '@boxflow/ir';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runProgram } from './run-program.js';

let folder: string;
let program: string;

/** Does what its first argument says. */
const SOURCE = `
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static void caught(int n) { (void)n; _exit(42); }
int main(int argc, char **argv) {
  if (argc < 2) return 0;
  if (!strcmp(argv[1], "exit")) return atoi(argv[2]);
  if (!strcmp(argv[1], "signal")) { raise(atoi(argv[2])); return 0; }
  if (!strcmp(argv[1], "name")) return strcmp(argv[0], argv[2]);
  if (!strcmp(argv[1], "variable")) return strcmp(getenv("BOXFLOW_DEVICES"), argv[2]);
  if (!strcmp(argv[1], "wait")) {
    if (argc > 3) signal(SIGTERM, caught);
    fclose(fopen(argv[2], "w"));
    for (;;) pause();
  }
  return 99;
}
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxflow run '));
  program = join(folder, 'program');
  writeFileSync(join(folder, 'program.c'), SOURCE);
  execFileSync('gcc', ['-o', program, join(folder, 'program.c')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], environment: Record<string, string> = {}): Promise<number> {
  return runProgram({ path: program, name: 'floyd', args, environment });
}

describe('running a program', () => {
  it.each([0, 1, 3, 255])('keeps exit code %d', async (code) => {
    expect(await run(['exit', String(code)])).toBe(code);
  });

  it.each([
    [6, 134, 'poly-cli: floyd: Aborted\n'],
    [11, 139, 'poly-cli: floyd: Segmentation fault\n'],
    [15, 143, 'poly-cli: floyd: Terminated\n'],
    [2, 130, ''],
  ])('turns signal %d into %d, and names it as a shell does', async (signal, code, words) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await run(['signal', String(signal)])).toBe(code);
    expect(said.mock.calls.map(([text]) => text).join('')).toBe(words);
    said.mockRestore();
  });

  it('gives it its name and its options', async () => {
    expect(await run(['name', 'floyd'])).toBe(0);
    expect(await run(['variable', '4'], { BOXFLOW_DEVICES: '4' })).toBe(0);
  });

  it('says so where it cannot be started', async () => {
    const error: BoxflowError = await runProgram({
      path: join(folder, 'none'),
      name: 'x',
      args: [],
      environment: {},
    }).then(
      () => expect.fail('it was started'),
      (thrown) => thrown,
    );
    expect(error.diagnostics[0]?.code).toBe('BF4007');
  });

  it.each([
    ['which ends it', [], 143],
    ['which it catches', ['catch'], 42],
  ])('passes a signal on %s', async (_, how, code) => {
    const ready = join(folder, `ready${code}`);
    const others = process.listeners('SIGTERM');
    const ended = run(['wait', ready, ...how]);
    while (!existsSync(ready)) await new Promise((resolve) => setTimeout(resolve, 5));
    const ours = process.listeners('SIGTERM').filter((listener) => !others.includes(listener));
    expect(ours).toHaveLength(1);
    ours[0]?.('SIGTERM');
    expect(await ended).toBe(code);
    expect(process.listeners('SIGTERM')).toEqual(others);
  });
});
