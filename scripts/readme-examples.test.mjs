import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './lib/repository.mjs';

/** Returns the TypeScript of every README, by the path that each block would have as a file beside it. */
function examples() {
  const words = ['ls-files', '-z', '--', '*README.md'];
  const files = execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^```ts\n(.*?)^```/gms)].map(([, code], i) => [
        join(root, dirname(file), `readme-example-${i + 1}.ts`),
        code,
      ]),
    ),
  );
}

/** Returns what the type checker says of files that exist in memory only. */
function problemsOf(sources) {
  const config = ts.parseConfigFileTextToJson(
    '',
    readFileSync(join(root, 'tsconfig.base.json'), 'utf8'),
  ).config;
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  host.readFile = (path) => sources.get(path) ?? readFile(path);
  const program = ts.createProgram([...sources.keys()], options, host);
  return [...sources.keys()]
    .map((path) => program.getSourceFile(path))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) => `${file.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

it('the examples of all READMEs are what the type checker accepts', { timeout: 120_000 }, () => {
  const sources = examples();
  expect(sources.size).toBeGreaterThan(10);
  expect(problemsOf(sources)).toEqual([]);
});

it('an example with a field that does not exist is found', { timeout: 120_000 }, () => {
  const code =
    "import type { Bundle } from '@boxflow/ir';\nexport const bundle: Partial<Bundle> = { file: 'f.c' };\n";
  const path = join(root, 'packages', 'runtime-native', 'readme-example.ts');
  expect(problemsOf(new Map([[path, code]]))).toEqual([
    expect.stringContaining("'file' does not exist in type"),
  ]);
});
