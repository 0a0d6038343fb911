import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { BoxflowError } from '@boxflow/ir';
import { cannotStart } from '../diagnostics.js';

/** A compiled program and how to start it. */
export interface Program {
  readonly path: string;
  /** What it finds as `argv[0]`. */
  readonly name: string;
  readonly args: readonly string[];
  /** Added to the environment of this process. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Runs a program in place of this process: same standard streams, same signals. Resolves to its exit code, or to 128 and
 * the number of the signal that ended it. Throws BF4007 where it cannot be started.
 */
export function runProgram(program: Program): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program.path, program.args, {
      argv0: program.name,
      stdio: 'inherit',
      env: { ...process.env, ...program.environment },
    });
    const stopForwarding = forwardSignals(child);
    child.on('error', (cause) => {
      stopForwarding();
      reject(new BoxflowError(cannotStart(cause.message), { cause }));
    });
    child.on('exit', (code, signal) => {
      stopForwarding();
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGUSR2', 'SIGINT', 'SIGQUIT'] as const;

/** A terminal sends these to the whole foreground group, so the program has its own already. */
const SENT_BY_TERMINALS: readonly string[] = ['SIGINT', 'SIGQUIT'];

function forwardSignals(child: ChildProcess): () => void {
  const terminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  const handlers = SIGNALS.map((signal) => {
    const handler = () => {
      if (!(terminal && SENT_BY_TERMINALS.includes(signal))) child.kill(signal);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => {
    for (const remove of handlers) remove();
  };
}
