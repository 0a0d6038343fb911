import { spawnSync } from 'node:child_process';

/** Runs a command; on failure throws an error that ends with the last lines the command printed. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, ...options });
  if (result.error)
    throw new Error(`cannot start ${command}: ${result.error.message}`, { cause: result.error });
  if (result.status !== 0) {
    const printed = `${result.stdout ?? ''}${result.stderr ?? ''}`.trim().split('\n').slice(-25).join('\n');
    throw new Error(`${command} failed with exit code ${result.status}\n${printed}`);
  }
  return result.stdout;
}

/** Prints one step of a script to standard error. */
export function step(text) {
  process.stderr.write(`isl-wasm: ${text}\n`);
}

/** Runs a script's main function: a failure is printed as one message, without a stack, and the exit code is 1. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`isl-wasm: error: ${error.message}\n`);
    process.exitCode = 1;
  }
}
