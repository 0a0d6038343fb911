import { spawn } from 'node:child_process';
import { compilerCommand } from '@boxflow/frontend-c';
import { BoxflowError } from '@boxflow/ir';
import { toolMissing } from './diagnostics.js';

/** The end of a tool. If a signal ended it, `code` is not 0 either. */
export interface ToolResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The error if the tool is missing. */
export interface ToolNeed {
  /** Completes "which is needed to …". */
  readonly purpose: string;
  readonly hint: string;
}

/** Runs a command with no shell and waits. A command that cannot be started throws BF3001. */
export function runTool(command: string, args: readonly string[], need: ToolNeed): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    // English messages with no colour codes: they are quoted in diagnostics.
    const env = { ...process.env, LC_ALL: 'C', GCC_COLORS: '' };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', (cause) => {
      reject(new BoxflowError(toolMissing(command, need.purpose, need.hint), { cause }));
    });
    child.on('close', (code, signal) => {
      const ended = signal ? `\n${command} was ended by ${signal}\n` : '';
      resolve({
        code: code ?? 1,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: Buffer.concat(stderr).toString('utf8') + ended,
      });
    });
  });
}

/** Runs the C compiler, which may be named with options of its own as in `CC='ccache gcc -m64'`. */
export function runCompiler(cc: string, args: readonly string[]): Promise<ToolResult> {
  const [command, ...leading] = compilerCommand(cc);
  return runTool(command, [...leading, ...args], {
    purpose: 'compile the program',
    hint: 'install a C compiler (Debian, Ubuntu: apt-get install gcc) or name one with the environment variable CC',
  });
}
