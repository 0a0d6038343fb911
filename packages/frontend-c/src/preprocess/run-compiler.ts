import { spawn } from 'node:child_process';
import { BoxflowError } from '@boxflow/ir';
import { noCompiler } from '../diagnostics/user-errors.js';
import { compilerCommand } from './compiler-command.js';

export interface CompilerOutput {
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/**
 * Runs the C compiler. Its messages are English and uncoloured, whatever the user's settings.
 *
 * @throws BoxflowError BF1003 if it cannot be started
 */
export function runCompiler(
  command: string,
  args: readonly string[],
  input: string | undefined,
): Promise<CompilerOutput> {
  const [program, ...leading] = compilerCommand(command);
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C', GCC_COLORS: '' };
    const child = spawn(program, [...leading, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    // The compiler may end before it has read everything; its status says why.
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
    child.on('error', (error) =>
      reject(new BoxflowError(noCompiler(program, error.message), { cause: error })),
    );
    child.on('close', (code) => {
      resolve({
        status: code ?? 1,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString('utf8'),
      });
    });
  });
}
