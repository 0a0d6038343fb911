import { basename, dirname } from 'node:path';
import { listFiles, readText } from '../repository.js';

/** A program, and what boxflow says about it. Tests compare both. */
export interface Example {
  /** The command line, if the program is not just explained. */
  readonly command: string | null;
  /** The C program; `null` if the message is about the command line alone. */
  readonly program: string | null;
  readonly fileName: string;
  readonly message: string;
}

const CODE = /\b(?:error|warning|note) (BF\d{4}):/;

/** Returns the messages that tests compare, by their code: the example with the shortest program comes first. */
export function examplesByCode(): ReadonlyMap<string, readonly Example[]> {
  const all = [
    ...commandLines(),
    ...programs('tests/refusals'),
    ...programs('packages/frontend-c/test/corpus'),
  ];
  const found = new Map<string, Example[]>();
  for (const example of all) {
    const code = CODE.exec(example.message)?.[1];
    if (code !== undefined) found.set(code, [...(found.get(code) ?? []), example]);
  }
  for (const examples of found.values()) examples.sort((a, b) => length(a) - length(b));
  return found;
}

function length({ program, message }: Example): number {
  return (program?.length ?? 0) + message.length;
}

/** Returns the mistakes of `tests/diagnostics`, a folder each. */
function commandLines(): readonly Example[] {
  return listFiles('tests/diagnostics/*/case.json').flatMap((file) => {
    const folder = dirname(file);
    const { command } = JSON.parse(readText(file)) as { command: readonly string[] };
    const isThere = listFiles(`${folder}/input.c`).length > 0;
    const program = isThere && command.includes('input.c') ? readText(`${folder}/input.c`) : null;
    const line = [
      'poly-cli',
      ...command.map((word) => (/^[\w./=,-]+$/.test(word) ? word : `'${word}'`)),
    ].join(' ');
    return messagesOf(readText(`${folder}/expected.txt`)).map((message) => ({
      command: line,
      program,
      fileName: 'input.c',
      message,
    }));
  });
}

/** Returns the programs of a folder with a text beside each. */
function programs(folder: string): readonly Example[] {
  return listFiles(`${folder}/*.txt`).flatMap((file) => {
    const source = file.replace(/\.txt$/, '.c');
    if (listFiles(source).length === 0) return [];
    const program = readText(source);
    // A program that is not UTF-8 cannot be shown, and one with a header of its own is not whole.
    if (program.includes('\uFFFD') || /^#include "/m.test(program)) return [];
    return messagesOf(readText(file)).map((message) => ({
      command: null,
      program,
      fileName: basename(source),
      message,
    }));
  });
}

/** Returns the messages of a text: a line with a code, and the notes and hints that follow it. */
function messagesOf(text: string): readonly string[] {
  const messages: string[][] = [];
  for (const line of text.split('\n')) {
    const isMore = /^ {2}hint: |^\S+: note: /.test(line);
    if (CODE.test(line)) messages.push([line]);
    else if (isMore) messages.at(-1)?.push(line);
    else messages.push([]);
  }
  return messages.filter(({ length }) => length > 0).map((lines) => lines.join('\n'));
}
