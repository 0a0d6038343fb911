import { dirname } from 'node:path';
import type { PreprocessOptions } from './options.js';

/** Returns the flags that say what a program means. */
export function compilerFlags({
  defines = [],
  includes = [],
  std,
  cflags = [],
  file,
  text,
}: PreprocessOptions): string[] {
  return [
    ...(std === undefined ? [] : [`-std=${std}`]),
    ...defines.map((define) => `-D${define}`),
    ...(text === undefined ? [] : ['-iquote', dirname(file)]),
    ...includes.flatMap((folder) => ['-I', folder]),
    ...cflags,
  ];
}
