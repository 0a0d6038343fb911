import { spawnSync } from 'node:child_process';

const TOOLS = [
  ['cmake', 'cmake', 'configures the native build'],
  ['c++', 'g++', 'compiles the runtime'],
];

/** Throws where a tool is missing, and names the Debian package that has it. */
export function requireTools() {
  for (const [tool, debianPackage, purpose] of TOOLS) {
    if (spawnSync(tool, ['--version']).error) {
      throw new Error(`${tool}, which ${purpose}, is missing; install the Debian package ${debianPackage}`);
    }
  }
}

/** Runs a command; on failure throws an error that ends with the last lines the command printed. */
export function run(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (result.error)
    throw new Error(`cannot start ${command}: ${result.error.message}`, { cause: result.error });
  if (result.status !== 0) {
    const printed = `${result.stdout}${result.stderr}`.trim().split('\n').slice(-40).join('\n');
    throw new Error(`${command} failed with exit code ${result.status}\n${printed}`);
  }
}

export function step(text) {
  process.stderr.write(`runtime-native: ${text}\n`);
}

/** Runs a script's main function: a failure is printed as one message, without a stack, and the exit code is 1. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`runtime-native: error: ${error.message}\n`);
    process.exitCode = 1;
  }
}
