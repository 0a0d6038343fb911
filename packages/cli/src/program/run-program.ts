import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { BoxflowError } from '@boxflow/ir';
import { cannotStart } from '../diagnostics.js';
import { say } from '../output/messages.js';

/** A compiled program and how to start it. */
export interface Program {
  readonly path: string;
  /** The program's `argv[0]`. */
  readonly name: string;
  readonly args: readonly string[];
  /** Added to the environment of this process. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Runs a program in place of this process: same standard streams, same signals. Resolves to its exit code, or to 128
 * and the number of the signal that ended it, which it names as a shell does. Throws BF4007 if it cannot be started.
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
      const words = signal && WORDS[signal];
      if (words) say(`${program.name}: ${words}`);
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/** The messages of shells about programs that a signal ended. There is none for SIGINT and SIGPIPE. */
const WORDS: Readonly<Partial<Record<NodeJS.Signals, string>>> = {
  SIGABRT: 'Aborted',
  SIGALRM: 'Alarm clock',
  SIGBUS: 'Bus error',
  SIGFPE: 'Floating point exception',
  SIGHUP: 'Hangup',
  SIGILL: 'Illegal instruction',
  SIGKILL: 'Killed',
  SIGQUIT: 'Quit',
  SIGSEGV: 'Segmentation fault',
  SIGSYS: 'Bad system call',
  SIGTERM: 'Terminated',
  SIGTRAP: 'Trace/breakpoint trap',
  SIGUSR1: 'User defined signal 1',
  SIGUSR2: 'User defined signal 2',
  SIGXCPU: 'CPU time limit exceeded',
  SIGXFSZ: 'File size limit exceeded',
};

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
