import { expect } from 'vitest';
import { type ProcessResult, runProcess } from './run-process.js';

/**
 * Runs a program with as little memory on each device as lets it run. The message says what one iteration needs, which must
 * be enough; other phases, and later iterations, may need more.
 */
export async function runInLeastMemory(
  executable: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ProcessResult> {
  let limit = 1;
  for (let attempt = 0; attempt < 200; attempt++) {
    const env = { ...environment, BOXFLOW_MEMORY_LIMIT: String(limit) };
    const result = await runProcess(executable, args, { env });
    const needed = /BF(?:5020|5904).* needs (\d+) bytes? on device/.exec(result.stderr)?.[1];
    if (needed === undefined) return result;
    expect(Number(needed)).toBeGreaterThan(limit);
    limit = Number(needed);
  }
  throw new Error('no limit is enough');
}
