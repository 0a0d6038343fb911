import { existsSync } from 'node:fs';
import { mustRun, type ProcessResult, runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { buildSequentialText } from '../support/sequential-text.js';
import type { Setting } from './settings.js';

/** A failure of a program. */
export interface Failure {
  /** Failures of one kind are taken for the same one while shrinking. */
  readonly kind: string;
  /** All that is known, human-readable. */
  readonly detail: string;
  readonly setting: Setting | null;
}

const RUN_MS = 120_000;

/**
 * What each program of the file prints with gcc. Undefined behaviour in a program would be a bug of the generator, so
 * the sanitizers stop at it.
 */
export async function sequentialSections(file: string, executable: string): Promise<readonly string[]> {
  const sanitizers = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];
  await mustRun('gcc', ['-O0', '-w', '-ffp-contract=off', ...sanitizers, file, '-o', executable]);
  const { stdout } = await mustRun(executable, [], {
    timeoutMs: RUN_MS,
    env: { ASAN_OPTIONS: 'detect_leaks=0' },
  });
  return sections(stdout);
}

/** Returns what each program prints whose text the compiler has rewritten, if all regions run sequentially. */
export async function contractedSections(text: string, executable: string): Promise<readonly string[]> {
  await buildSequentialText(text, executable, ['-O0']);
  return sections((await mustRun(executable, [], { timeoutMs: RUN_MS })).stdout);
}

function sections(output: string): readonly string[] {
  const parts = output.split(/^== \d+\n/m);
  return parts.length > 1 ? parts.slice(1) : parts;
}

/**
 * Runs the programs under a setting and adds what goes wrong to `failures`, by position: a program prints something
 * other than `expected`, or ends the process, after which the ones behind it run in a new one.
 */
export async function compareRun(
  executable: string,
  setting: Setting,
  expected: readonly string[],
  failures: Map<number, Failure>,
): Promise<void> {
  for (let first = 0; first < expected.length; ) {
    const result = await runFrom(executable, first, setting);
    const actual = typeof result === 'string' ? [] : sections(result.stdout);
    const ended = first + actual.length - 1;
    const clean = typeof result !== 'string' && result.code === 0;
    for (const [k, text] of actual.entries()) {
      if (!clean && first + k === ended) continue;
      if (text !== expected[first + k] && !failures.has(first + k)) {
        failures.set(first + k, {
          kind: 'wrong result',
          detail: difference(expected[first + k] ?? '', text),
          setting,
        });
      }
    }
    if (clean) return;
    const failure = endOf(result, setting);
    const at = Math.max(ended, first);
    if (failure !== null && !failures.has(at)) failures.set(at, failure);
    first = at + 1;
  }
}

function runFrom(executable: string, first: number, setting: Setting): Promise<ProcessResult | string> {
  const options = { env: { BOXFLOW_TARGET: 'host', ...setting }, timeoutMs: RUN_MS };
  return runProcess(executable, [String(first)], options).catch((error: unknown) => String(error));
}

/** Null where a program may end so: a single iteration does not fit into the memory of a device. */
function endOf(result: ProcessResult | string, setting: Setting): Failure | null {
  if (typeof result === 'string') return { kind: 'the program hangs', detail: result, setting };
  // Warnings may come before the error that ended it.
  const code = /\berror (BF\d{4})\b/.exec(result.stderr)?.[1];
  if (code === 'BF5020' && setting.BOXFLOW_MEMORY_LIMIT !== undefined) return null;
  const end = result.signal === null ? `exits with ${result.code}` : `dies of ${result.signal}`;
  return { kind: `the program ${end} ${code ?? ''}`.trim(), detail: result.stderr, setting };
}

/** The first line of the two that differs, and where in it. */
function difference(expected: string, actual: string): string {
  const [wanted, got] = [expected.split('\n'), actual.split('\n')];
  const line = wanted.findIndex((each, k) => each !== got[k]);
  if (line < 0) return `${got.length} lines instead of ${wanted.length}`;
  const [elements, others] = [wanted[line]!.split(' '), (got[line] ?? '').split(' ')];
  const element = elements.findIndex((each, k) => each !== others[k]);
  return `${elements[0]}: element ${element - 1} is ${others[element]} instead of ${elements[element]}`;
}

/** The places, `file.c:12`, of the regions that ran in more than one tile; writes `stats` on the way. */
export async function distributedRegions(executable: string, stats: string): Promise<readonly string[]> {
  const env = { BOXFLOW_TARGET: 'host', BOXFLOW_DEVICES: '2', BOXFLOW_STATS: stats };
  const result = await runProcess(executable, [], { env, timeoutMs: RUN_MS }).catch(() => null);
  // A program of which nothing runs on devices has no runtime that would write them.
  if (result === null || result.code !== 0 || !existsSync(stats)) return [];
  return readStats(stats)
    .regions.filter(({ devices }) => devices.every(({ tiles }) => tiles > 0))
    .map(({ origin }) => origin);
}
