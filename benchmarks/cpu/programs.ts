import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildExecutable, compile } from '@boxflow/compiler';
import { runEnvironment } from '@boxflow/ir';
import type { RunTime } from './alternate.js';

const SEQUENTIAL_FLAGS = ['-O3', '-march=native', '-w'];
const KERNELS = join(import.meta.dirname, '..', 'kernels');

interface KernelList {
  readonly programs: readonly { readonly program: string; readonly file: string }[];
}

export function kernelList(): KernelList['programs'] {
  return (JSON.parse(readFileSync(join(KERNELS, 'kernels.json'), 'utf8')) as KernelList).programs;
}

/** The executables of one program. */
export interface Programs {
  readonly sequential: string;
  /** Without contraction, so that its results are ours to the last bit. */
  readonly exact: string;
  readonly ours: string;
}

export async function buildPrograms(file: string, dataSet: string, folder: string): Promise<Programs> {
  const source = join(KERNELS, file);
  const define = `${dataSet}_DATASET`;
  const built = {
    sequential: join(folder, 'sequential'),
    exact: join(folder, 'exact'),
    ours: join(folder, 'ours'),
  };
  const gcc = (flags: readonly string[], out: string) =>
    execFileSync('gcc', [...SEQUENTIAL_FLAGS, ...flags, `-D${define}`, source, '-o', out, '-lm']);
  gcc([], built.sequential);
  gcc(['-ffp-contract=off'], built.exact);
  const bundle = await compile({ file: source, defines: [define] });
  await buildExecutable(bundle, built.ours, {
    // Calls that stay on the host run the same code as the sequential program.
    cflags: ['-O3', '-march=native'],
    processor: 'native',
    defaults: { target: 'host' },
  });
  return built;
}

export function environmentOf(devices: number): Readonly<Record<string, string>> {
  return runEnvironment({ target: 'host', devices });
}

/** Runs a program, and returns its output, what it said on standard error, and its times. Throws if it fails. */
export function run(
  executable: string,
  environment: Readonly<Record<string, string>> = {},
): RunTime & { readonly output: string; readonly said: string } {
  const begin = performance.now();
  // The shell's `times` is the only portable way to a child's own time.
  const script = '"$0"; status=$?; times >&3; exit $status';
  const result = spawnSync('sh', ['-c', script, executable], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const wall = (performance.now() - begin) / 1000;
  if (result.status !== 0) throw new Error(`${executable} failed: ${result.stderr}`);
  return { wall, user: userTime(result.output[3] ?? ''), output: result.stdout, said: result.stderr };
}

/** `times` prints a line for the shell and one for its children: `0m1.25s 0m0.01s`. */
function userTime(text: string): number {
  const [, minutes = '0', seconds = '0'] = /\n(\d+)m([\d.]+)s/.exec(text) ?? [];
  return 60 * Number(minutes) + Number(seconds);
}
