import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { lazy } from './lazy.js';
import { cleanEnvironment, type ProcessResult } from './run-process.js';

const PROGRAM = join(import.meta.dirname, 'cli-requests.mjs');
const TIMEOUT_MS = 100_000;

/** The process of this test file. It ends with the one that runs the tests. */
const child = lazy(() => {
  const started = fork(PROGRAM, { env: cleanEnvironment(), execArgv: [] });
  started.unref();
  started.channel?.unref();
  return started;
});

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command line of poly-cli in a process that has run others before it, which is several times as fast as a new
 * process. One runs at a time. Commands that start programs of the user, or take an environment, need a new process.
 */
export function warmCli(args: readonly string[], cwd: string): Promise<ProcessResult> {
  const result = last.then(() => answer(child(), args, cwd));
  last = result.catch(() => {});
  return result;
}

function answer(process: ChildProcess, args: readonly string[], cwd: string): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const settle = (action: () => void): void => {
      clearTimeout(timer);
      process.removeAllListeners();
      action();
    };
    const fail = (what: string): void =>
      settle(() => reject(new Error(`poly-cli ${args.join(' ')}: ${what}`)));
    const timer = setTimeout(() => {
      process.kill('SIGKILL');
      fail(`still runs after ${TIMEOUT_MS} ms`);
    }, TIMEOUT_MS);
    process.once('message', (message) => settle(() => resolve(message as ProcessResult)));
    process.once('error', (error) => fail(String(error)));
    process.once('exit', (code, signal) => fail(`its process ended: ${code ?? signal}`));
    process.send({ args, cwd });
  });
}
