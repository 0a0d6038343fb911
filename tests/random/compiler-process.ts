import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Diagnostic, Recipe } from '@boxflow/ir';
import { cleanEnvironment } from '../support/run-process.js';

export interface CompileRequest {
  /** Path of the C file. */
  readonly file: string;
  /** Path of the executable to build for the host; absent: only compile. */
  readonly executable?: string | undefined;
  /** In place of the default ones. */
  readonly recipes?: readonly Recipe[] | undefined;
  /** As in `CompileOptions`. */
  readonly dimensions?: 1 | 2 | undefined;
  /** As in `CompileOptions`. */
  readonly keep?: boolean | undefined;
  /** Path of the file to write the program to, preprocessed and with sums of products that have one rounding. */
  readonly contracted?: string | undefined;
}

export type CompileAnswer =
  | {
      readonly kind: 'compiled';
      /** The regions that run on devices, with their places `file.c:12`. */
      readonly regions: readonly { readonly name: string; readonly origin: string }[];
      readonly recipes: readonly Recipe[];
      readonly diagnostics: readonly Diagnostic[];
    }
  /** The compiler threw errors of the user. */
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] }
  /** Anything else that was thrown, or the end of the process. */
  | { readonly kind: 'crashed'; readonly message: string }
  | { readonly kind: 'hangs'; readonly message: string };

const COMPILE_MS = 300_000;
const PROGRAM = join(import.meta.dirname, 'compile-requests.mjs');

/** The published compiler in a process of its own, which is killed where it takes too long. One request at a time. */
export class CompilerProcess {
  private child: ChildProcess | null = null;

  compile(request: CompileRequest): Promise<CompileAnswer> {
    const child = this.start();
    return new Promise((resolve) => {
      const settle = (answer: CompileAnswer): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (answer.kind === 'hangs' || answer.kind === 'crashed') this.stop();
        resolve(answer);
      };
      const timer = setTimeout(
        () => settle({ kind: 'hangs', message: `${request.file} still compiles after ${COMPILE_MS} ms` }),
        COMPILE_MS,
      );
      child.once('message', (answer) => settle(answer as CompileAnswer));
      child.once('error', (error) => settle({ kind: 'crashed', message: String(error) }));
      child.once('exit', (code, signal) =>
        settle({ kind: 'crashed', message: `the compiler's process ended: ${code ?? signal}` }),
      );
      child.send(request);
    });
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  private start(): ChildProcess {
    this.child ??= fork(PROGRAM, { env: cleanEnvironment(), execArgv: [] });
    return this.child;
  }
}
