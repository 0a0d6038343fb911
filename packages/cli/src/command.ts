import type { Options } from 'yargs';

/** A command of poly-cli: what yargs must know, and a function that does the work and gives the exit code. */
export interface Command<Arguments> {
  readonly name: string;
  /** One line for `--help`. */
  readonly summary: string;
  /** Whether C files come after the name. */
  readonly takesFiles: boolean;
  /** Whether the files may be CUDA. */
  readonly takesCuda?: boolean;
  /** The words of which one may come after the name; the argument `action` has it. Absent if there are none. */
  readonly actions?: readonly string[];
  /** Whether words after `--` go to the program. */
  readonly takesProgramArguments: boolean;
  readonly options: Readonly<Record<string, Options>>;
  /** Throws BoxflowError. */
  run(argv: Arguments): Promise<number>;
}
