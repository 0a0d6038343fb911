import type { PreprocessOptions } from './options.js';

/** How the compiler is given a file or a text. */
export interface SourceArguments {
  readonly source: readonly string[];
  /** The compiler's standard input. */
  readonly input: string | undefined;
}

export function sourceArguments({ file, text }: PreprocessOptions): SourceArguments {
  // Without -x the compiler takes a file of another name, an executable for one, for something to link: no text at all.
  return {
    source: ['-x', 'c', text === undefined ? pathArgument(file) : '-'],
    input: text === undefined ? undefined : namedText(file, text),
  };
}

/** Returns the name as an argument of the compiler: a name that begins with a dash would be an option. */
function pathArgument(file: string): string {
  return file.startsWith('-') ? `./${file}` : file;
}

/** Text from standard input that says which file it is. */
function namedText(file: string, text: string): string {
  return `# 1 "${file.replace(/[\\"]/g, '\\$&')}"\n${text}`;
}
