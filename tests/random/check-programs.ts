import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, formatDiagnostic, type Recipe } from '@boxflow/ir';
import { scratchFolder } from '../support/scratch.js';
import {
  compareRun,
  contractedSections,
  distributedRegions,
  type Failure,
  sequentialSections,
} from './compare-runs.js';
import type { CompileAnswer, CompilerProcess } from './compiler-process.js';
import { printPrograms } from './print-program.js';
import type { Program } from './program.js';
import { type Settings, settingText } from './settings.js';

/** Positions of programs in what was checked. */
export interface CheckedPrograms {
  /** Absent if nothing was wrong. */
  readonly failures: ReadonlyMap<number, Failure>;
  /** Some region ran on devices, in more than one tile. */
  readonly distributed: ReadonlySet<number>;
  /** Some region stays sequential since its analysis ran out of steps. */
  readonly tooComplex: ReadonlySet<number>;
}

/**
 * Compiles the programs in one file with gcc and with boxflow, runs both, the second one under each of the settings, and compares
 * all elements of all arrays.
 */
export async function checkPrograms(
  programs: readonly Program[],
  settings: Settings,
  compiler: CompilerProcess,
): Promise<CheckedPrograms> {
  const folder = scratchFolder('random');
  const file = join(folder, 'programs.c');
  writeFileSync(file, printPrograms(programs));
  const checked = await checkFile(file, settings, compiler);
  rmSync(folder, { recursive: true });
  return checked ?? apart(programs, settings, compiler);
}

// Which of them it was: each half by itself.
async function apart(
  programs: readonly Program[],
  settings: Settings,
  compiler: CompilerProcess,
): Promise<CheckedPrograms> {
  const middle = programs.length >> 1;
  const first = await checkPrograms(programs.slice(0, middle), settings, compiler);
  const second = await checkPrograms(programs.slice(middle), settings, compiler);
  const later = (positions: ReadonlySet<number>) => [...positions].map((k) => k + middle);
  return {
    failures: new Map([
      ...first.failures,
      ...[...second.failures].map(([k, each]) => [k + middle, each] as const),
    ]),
    distributed: new Set([...first.distributed, ...later(second.distributed)]),
    tooComplex: new Set([...first.tooComplex, ...later(second.tooComplex)]),
  };
}

/**
 * As {@link checkPrograms} for a C file; one that prints no line `== INDEX` is one program. `null` where the compiler
 * fails on a file of several programs.
 */
export async function checkFile(
  file: string,
  settings: Settings,
  compiler: CompilerProcess,
  recipes?: readonly Recipe[],
): Promise<CheckedPrograms | null> {
  const folder = scratchFolder('checked');
  const plain = await sequentialSections(file, join(folder, 'sequential'));
  const executable = join(folder, 'program');
  const { dimensions, keep, contracts } = settings;
  const contracted = contracts ? join(folder, 'contracted.i') : undefined;
  const answer = await compiler.compile({ file, executable, recipes, dimensions, keep, contracted });
  if (answer.kind !== 'compiled') {
    if (plain.length > 1) return null;
    const failures = new Map([[0, compilerFailure(answer)]]);
    return { failures, distributed: new Set(), tooComplex: new Set() };
  }
  const expected =
    contracted === undefined
      ? plain
      : await contractedSections(readFileSync(contracted, 'utf8'), join(folder, 'contracted'));
  const programAt = programsByLine(readFileSync(file, 'utf8'));
  const failures = new Map<number, Failure>();
  for (const each of answer.diagnostics)
    if (each.family === 'bug') failures.set(programAt(each.location?.line ?? 0), saysBug(each));
  for (const setting of settings.runs) await compareRun(executable, setting, expected, failures);
  const distributed = await distributedRegions(executable, join(folder, 'stats.json'));
  rmSync(folder, { recursive: true });
  return {
    failures,
    distributed: new Set(distributed.map((origin) => programAt(Number(/:(\d+)/.exec(origin)?.[1])))),
    tooComplex: new Set(
      answer.diagnostics
        .filter(({ code }) => code === 'BF2102')
        .map(({ location }) => programAt(location?.line ?? 0)),
    ),
  };
}

function compilerFailure(answer: Exclude<CompileAnswer, { kind: 'compiled' }>): Failure {
  switch (answer.kind) {
    case 'refused':
      return {
        kind: `the compiler says ${answer.diagnostics[0]?.code}`,
        detail: answer.diagnostics.map(formatDiagnostic).join('\n'),
        setting: null,
      };
    case 'crashed':
      return { kind: 'the compiler crashes', detail: answer.message, setting: null };
    case 'hangs':
      return { kind: 'the compiler hangs', detail: answer.message, setting: null };
  }
}

function saysBug(diagnostic: Diagnostic): Failure {
  const detail = formatDiagnostic(diagnostic);
  return { kind: `the compiler says ${diagnostic.code}`, detail, setting: null };
}

/** Which program of a file, from 0, a line of the file belongs to. */
function programsByLine(text: string): (line: number) => number {
  const starts = text.split('\n').flatMap((line, k) => (/^\/\* seed /.test(line) ? [k + 1] : []));
  return (line) => Math.max(0, starts.filter((start) => start <= line).length - 1);
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
