import { spawnSync } from 'node:child_process';

/** A failure that its message explains: no stack is printed. */
export class BuildError extends Error {
  name = 'BuildError';
}

/** Runs a command with its output shown, on standard error: the last line of standard output is the result. */
export function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { stdio: ['ignore', 2, 2], ...options });
  if (error) throw new BuildError(`cannot start ${command}: ${error.message}`);
  if (status !== 0)
    throw new BuildError(`${command} ${signal ? `was ended by ${signal}` : `exited with ${status}`}`);
}

/** Prints what `action` returns, or why it failed; then the exit code is 1. */
export function main(action) {
  try {
    console.log(action());
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    process.exitCode = 1;
  }
}
