import { basename } from 'node:path';

/**
 * Names, without an ending, for the emitted form of each file of a program: `program` for the only one. No two are the
 * same, and none is that of another file of the folder; make and shells take them as they are.
 */
export function programNames(files: readonly string[]): readonly string[] {
  if (files.length === 1) return ['program'];
  return distinctNames(
    files.map(
      (file) =>
        `program-${basename(file)
          .replace(/\.[^.]*$/, '')
          .replace(/[^\w.-]/g, '_')}`,
    ),
  );
}

/** Gives each name that occurred before, as files of different folders may have, a number. */
export function distinctNames(stems: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const stem of stems) {
    let name = stem;
    for (let number = 2; names.includes(name); number++) name = `${stem}-${number}`;
    names.push(name);
  }
  return names;
}
