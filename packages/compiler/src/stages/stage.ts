import type { CompileOptions } from '../options.js';

/** One step of the compiler: a value, so that the pipeline is a list and any step can be printed by its name. */
export interface Stage<Input, Output, Name extends string = string> {
  readonly name: Name;
  /** One line for people. */
  readonly summary: string;
  /** Pure but for tools that it starts. Throws BoxflowError. */
  run(input: Input, options: CompileOptions): Promise<Output>;
  /** The output for people, ending with a newline. */
  print(output: Output): Promise<string>;
}
