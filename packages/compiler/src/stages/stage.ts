import type { CompileOptions } from '../options.js';

/** One step of the compiler: a value, so that the pipeline is a list and any step can be printed by its name. */
export interface Stage<Input, Output, Name extends string = string> {
  readonly name: Name;
  /** A human-readable line. */
  readonly summary: string;
  /** Runs the stage. Its only side effects are those of tools that it starts. Throws BoxflowError. */
  run(input: Input, options: CompileOptions): Promise<Output>;
  /** Returns the output as human-readable text, ending with a newline. */
  print(output: Output): Promise<string>;
}
