import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagnosticsFolder } from '../support/paths.js';
import { polyCli } from '../support/poly-cli.js';
import { scratchFolder } from '../support/scratch.js';

/** `case.json` of a folder: a command line that goes wrong, run in a copy of the folder. */
interface DiagnosticCase {
  readonly about: string;
  readonly command: readonly string[];
  readonly exitCode: number;
  readonly stdout: string;
  /** Line of `input.c` that the message must name, with a column. Absent where nothing in the file is wrong. */
  readonly line?: number;
  /** Skipped, and reported as skipped, where this path exists. */
  readonly unless?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The files of a case that are not its input. */
const OF_THE_TEST = ['case.json', 'expected.txt'];

const names = readdirSync(diagnosticsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

describe.each(names)('%s', (name) => {
  const folder = join(diagnosticsFolder, name);
  const expectedFile = join(folder, 'expected.txt');
  const wanted = JSON.parse(readFileSync(join(folder, 'case.json'), 'utf8')) as DiagnosticCase;

  it.skipIf(existsSync(wanted.unless ?? ''))(
    `says what is wrong and leaves nothing behind: ${wanted.about}`,
    async () => {
      const work = scratchFolder(name);
      cpSync(folder, work, {
        recursive: true,
        filter: (path) => !OF_THE_TEST.some((file) => path.endsWith(file)),
      });
      const before = filesIn(work);
      const result = await polyCli(wanted.command, { cwd: work, ...(wanted.env ? { env: wanted.env } : {}) });

      expect(result).toMatchObject({ code: wanted.exitCode, signal: null, stdout: wanted.stdout });
      expect(filesIn(work)).toEqual(before);
      const said = withoutProcessor(result.stderr);
      expect(said).not.toContain(work);
      expectOneDiagnostic(said, wanted.line);
      if (process.env.UPDATE_EXPECTED === '1') writeFileSync(expectedFile, said);
      expect(said).toBe(existsSync(expectedFile) ? readFileSync(expectedFile, 'utf8') : 'no expected.txt');
    },
  );
});

/** Expects the form of every message, whatever `expected.txt` says. */
function expectOneDiagnostic(text: string, line: number | undefined): void {
  const lines = text.split('\n');
  expect(lines.filter((each) => /(^|: )(error|warning) BF[1-5]\d{3}: /.test(each))).toHaveLength(1);
  expect(lines.filter((each) => each.startsWith('  hint: '))).toHaveLength(1);
  if (line !== undefined) expect(text).toMatch(new RegExp(`^input\\.c:${line}:\\d+: error BF\\d{4}: `));
}

/** PoCL's names for its devices end in the processor's, as in `pthread-haswell-SOME MODEL`. */
function withoutProcessor(text: string): string {
  return text.replaceAll(/\b(pthread|cpu)-[^,\n]*/g, '(a processor)');
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}
