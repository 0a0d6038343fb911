import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { polyCli } from '../support/poly-cli.js';
import { mustRun, type ProcessResult, runProcess } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { printPrograms } from './print-program.js';
import type { Program } from './program.js';
import { type Setting, settingText } from './settings.js';

/** What was wrong with a program. */
export interface Failure {
  /** Failures of one kind are taken for the same one while shrinking. */
  readonly kind: string;
  /** All that is known, for people. */
  readonly detail: string;
  readonly setting: Setting | null;
}

export interface CheckedPrograms {
  /** By position; absent where nothing was wrong. */
  readonly failures: ReadonlyMap<number, Failure>;
  /** Positions of programs of which some region ran on devices, in more than one tile. */
  readonly distributed: ReadonlySet<number>;
}

const BUILD_MS = 300_000;
const RUN_MS = 120_000;
/** Codes that are a bug whatever the program: analyses that ran out of steps, and everything in BF9xxx. */
const BUGS = /\bBF(?:2102|9\d{3})\b/;

/**
 * Compiles the programs in one file with gcc and with `poly-cli build`, runs both, the second one under each setting,
 * and compares all elements of all arrays.
 */
export async function checkPrograms(
  programs: readonly Program[],
  settings: readonly Setting[],
): Promise<CheckedPrograms> {
  const text = printPrograms(programs);
  const folder = scratchFolder('random');
  const file = join(folder, 'programs.c');
  writeFileSync(file, text);
  const checked = await checkFile(file, settings);
  rmSync(folder, { recursive: true });
  return checked ?? apart(programs, settings);
}

/**
 * As {@link checkPrograms} for a C file; one that prints no line `== INDEX` is one program. `null` where the compiler
 * fails on a file of several programs.
 */
export async function checkFile(file: string, settings: readonly Setting[]): Promise<CheckedPrograms | null> {
  const folder = scratchFolder('checked');
  const expected = await sequentialSections(file, join(folder, 'sequential'));
  const executable = join(folder, 'program');
  const failure = await build(file, executable);
  if (failure !== null) {
    return expected.length > 1 ? null : { failures: new Map([[0, failure]]), distributed: new Set() };
  }
  const failures = new Map<number, Failure>();
  for (const setting of settings) await compareRun(executable, setting, expected, failures);
  const distributed = await distributedPrograms(folder, readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return { failures, distributed };
}

// Which of them it was: each half by itself.
async function apart(programs: readonly Program[], settings: readonly Setting[]): Promise<CheckedPrograms> {
  const middle = programs.length >> 1;
  const first = await checkPrograms(programs.slice(0, middle), settings);
  const second = await checkPrograms(programs.slice(middle), settings);
  return {
    failures: new Map([
      ...first.failures,
      ...[...second.failures].map(([k, each]) => [k + middle, each] as const),
    ]),
    distributed: new Set([...first.distributed, ...[...second.distributed].map((k) => k + middle)]),
  };
}

async function build(file: string, executable: string): Promise<Failure | null> {
  const args = ['build', file, '-o', executable, '--target', 'host', '--no-cache'];
  const result = await polyCli(args, { timeoutMs: BUILD_MS }).catch((error: unknown) => String(error));
  if (typeof result === 'string') return { kind: 'the compiler hangs', detail: result, setting: null };
  const code = BUGS.exec(result.stderr)?.[0];
  if (code !== undefined) return { kind: `the compiler says ${code}`, detail: result.stderr, setting: null };
  if (result.code === 0) return null;
  return { kind: 'the compiler fails', detail: result.stderr, setting: null };
}

/** Undefined behaviour in a program would be a bug of the generator. */
async function sequentialSections(file: string, executable: string): Promise<readonly string[]> {
  const sanitizers = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];
  await mustRun('gcc', ['-O1', '-w', '-ffp-contract=off', ...sanitizers, file, '-o', executable]);
  const { stdout } = await mustRun(executable, [], {
    timeoutMs: RUN_MS,
    env: { ASAN_OPTIONS: 'detect_leaks=0' },
  });
  return sections(stdout);
}

function sections(output: string): readonly string[] {
  const parts = output.split(/^== \d+\n/m);
  return parts.length > 1 ? parts.slice(1) : parts;
}

async function compareRun(
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
  const code = /\bBF\d{4}\b/.exec(result.stderr)?.[0];
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

async function distributedPrograms(folder: string, text: string): Promise<ReadonlySet<number>> {
  const stats = join(folder, 'stats.json');
  const env = { BOXFLOW_TARGET: 'host', BOXFLOW_DEVICES: '2', BOXFLOW_STATS: stats };
  const result = await runProcess(join(folder, 'program'), [], { env, timeoutMs: RUN_MS }).catch(() => null);
  // A program of which nothing runs on devices has no runtime that would write them.
  if (result === null || result.code !== 0 || !existsSync(stats)) return new Set();
  const starts = text.split('\n').flatMap((line, k) => (/^\/\* seed /.test(line) ? [k + 1] : []));
  const busy = readStats(stats).regions.filter(({ devices }) => devices.every(({ tiles }) => tiles > 0));
  return new Set(
    busy.map(({ origin }) => {
      const line = Number(/:(\d+)/.exec(origin)?.[1]);
      return Math.max(0, starts.filter((start) => start <= line).length - 1);
    }),
  );
}

/** A failure as a whole, with what runs it again. */
export function failureText(program: Program, failure: Failure): string {
  return [
    `${failure.kind}: ${failure.detail.trim()}`,
    failure.setting === null ? '' : `with ${settingText(failure.setting)}`,
    `again: BOXFLOW_RANDOM_SEED=${program.seed} BOXFLOW_RANDOM_PROGRAMS=1 npx vitest run --root tests random`,
    printPrograms([program]),
  ].join('\n');
}
