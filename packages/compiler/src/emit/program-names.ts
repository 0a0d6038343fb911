import { basename } from 'node:path';

/**
 * Names, without an ending, for the emitted form of each file of a program: `program` for the only one. No two are the
 * same, and none is that of another file of the folder; make and shells take them as they are.
 */
export function programNames(files: readonly string[]): readonly string[] {
  if (files.length === 1) return ['program'];
  const names: string[] = [];
  for (const file of files) {
    const stem = `program-${basename(file)
      .replace(/\.[^.]*$/, '')
      .replace(/[^\w.-]/g, '_')}`;
    let name = stem;
    for (let number = 2; names.includes(name); number++) name = `${stem}-${number}`;
    names.push(name);
  }
  return names;
}
