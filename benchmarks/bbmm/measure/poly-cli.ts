import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const cli = join(import.meta.dirname, '../../../packages/cli/dist/bin.js');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export async function polyCli(words: readonly string[]): Promise<Ended> {
  return runProcess(process.execPath, [cli, ...words]);
}

/** Rejects where the command cannot be started. */
export async function runProcess(command: string, words: readonly string[]): Promise<Ended> {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const code = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}
