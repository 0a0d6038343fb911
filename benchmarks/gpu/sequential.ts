import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Case } from './manifest.js';

/** What sequential programs print, by program and macros. */
export type KnownOutputs = Readonly<Record<string, string>>;

export const SEQUENTIAL_FILE = join(import.meta.dirname, 'sequential.json');

export function readOutputs(): KnownOutputs {
  return JSON.parse(readFileSync(SEQUENTIAL_FILE, 'utf8')) as KnownOutputs;
}

/** Returns what the sequential program prints at the size that is timed; `null` if nobody waited for it. */
export function sequentialOutput(known: KnownOutputs, one: Pick<Case, 'file' | 'measured'>): string | null {
  return known[keyOf(one)] ?? null;
}

function keyOf({ file, measured }: Pick<Case, 'file' | 'measured'>): string {
  return [basename(file), ...measured].join(' ');
}

/** Compiles a program with gcc so that it rounds each operation. */
function compileSequential(file: string, defines: readonly string[], output: string): void {
  const macros = defines.map((define) => `-D${define}`);
  execFileSync('gcc', [
    '-O3',
    '-march=native',
    '-ffp-contract=off',
    '-w',
    ...macros,
    file,
    '-o',
    output,
    '-lm',
  ]);
}

/**
 * Runs the sequential programs that are not known yet, each for at most some seconds, and returns all that is
 * known then.
 */
export function completeOutputs(known: KnownOutputs, cases: readonly Case[], seconds: number): KnownOutputs {
  const complete = { ...known };
  for (const one of cases.filter((each) => sequentialOutput(complete, each) === null)) {
    const output = runSequential(one.file, one.measured, [], seconds);
    if (output === undefined) console.error(`${one.name}: takes more than ${seconds} s`);
    else complete[keyOf(one)] = output;
  }
  return complete;
}

/** Returns what a sequential program prints; `undefined` if it takes longer. */
export function runSequential(
  file: string,
  defines: readonly string[],
  words: readonly string[],
  seconds: number,
): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'boxflow-gpu-'));
  try {
    const program = join(folder, 'sequential');
    compileSequential(file, defines, program);
    const options = { encoding: 'utf8', maxBuffer: 2 ** 29, timeout: 1000 * seconds } as const;
    const { stdout, status, signal } = spawnSync(program, words, options);
    if (signal !== null) return undefined;
    if (status !== 0) throw new Error(`${file} failed`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
