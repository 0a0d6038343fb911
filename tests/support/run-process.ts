import { spawn } from 'node:child_process';
import { cacheFolder } from './scratch.js';

/** How a program ended and what it said. */
export interface ProcessResult {
  /** The exit code; `null` where a signal ended the program. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProcessOptions {
  readonly cwd?: string;
  /** Added to {@link cleanEnvironment}; `undefined` removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** After which the program is killed, and the promise rejects. */
  readonly timeoutMs?: number;
}

/**
 * This process's environment without any option of boxflow's, except that regions run on devices, however small they are,
 * and with a compile cache of the test run's own.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('BOXFLOW_'));
  return { ...Object.fromEntries(kept), XDG_CACHE_HOME: cacheFolder(), BOXFLOW_OFFLOAD: 'always' };
}

/** Runs a program to its end. Rejects only where it cannot be started or takes too long. */
export function runProcess(
  command: string,
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<ProcessResult> {
  const timeoutMs = options.timeoutMs ?? 60_000;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...cleanEnvironment(), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const result = { code, signal, stdout: text(stdout), stderr: text(stderr) };
      if (late) reject(new Error(`${command} still ran after ${timeoutMs} ms; it said:\n${result.stderr}`));
      else resolve(result);
    });
  });
}

function text(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8');
}

/** Does {@link runProcess} for programs that must work: throws with all output if the program does not exit with 0. */
export async function mustRun(
  command: string,
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<ProcessResult> {
  return mustSucceed([command, ...args], await runProcess(command, args, options));
}

/** Returns the result of a command that exited with 0, and throws with everything that another one said. */
export function mustSucceed(command: readonly string[], result: ProcessResult): ProcessResult {
  if (result.code === 0) return result;
  const end = result.signal === null ? `exited with ${result.code}` : `was ended by ${result.signal}`;
  throw new Error(`${command.join(' ')}\n${end}\n${result.stderr}${result.stdout.slice(0, 2000)}`);
}
