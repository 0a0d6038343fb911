import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PtxModule, parsePtx } from '@boxflow/ptx';
import { type CorpusProgram, corpusIncludes, corpusPtx } from '@boxflow/ptx/testing';
import { includeFolder, printHostUnit, UNIT_FLAGS } from '../src/index.ts';

/** The options with which tests compile units. */
export const TEST_FLAGS = [...UNIT_FLAGS, '-O1', '-Wall', '-Wno-unused', '-Werror'];

/** Builds a program of the corpus with its kernels as C, and returns the executable. Its module may be changed before. */
export function buildHostProgram(
  program: CorpusProgram,
  folder: string,
  change = (module: PtxModule): PtxModule => module,
): string {
  const { source, diagnostics } = printHostUnit(change(parsePtx(corpusPtx(program))));
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const path = (file: string) => join(folder, `${program.name}.O${program.level}.${file}`);
  writeFileSync(path('c'), source);
  writeFileSync(path('cpp'), hostCode(readFileSync(program.source, 'utf8')));
  run('gcc', [...TEST_FLAGS, '-I', includeFolder, '-c', path('c'), '-o', path('o')]);
  run('g++', [
    ...['-std=c++17', '-O1', '-ffp-contract=off', '-frounding-math', '-rdynamic', '-w'],
    ...['-I', includeFolder, '-I', corpusIncludes, '-include', join(import.meta.dirname, 'cuda-on-host.h')],
    ...[path('cpp'), path('o'), '-o', path('exe'), '-lm', '-ldl'],
  ]);
  return path('exe');
}

export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, signal, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(`${command} ${args.at(-1)}: ${signal ?? status}\n${stdout}${stderr}`);
  return stdout;
}

/** Makes C++ of a CUDA program: kernels without their code, and launches as calls. */
function hostCode(cuda: string): string {
  return withoutDeviceCode(cuda).replace(/(\b\w+(?:<[\w\s,]+>)?)<<<([\s\S]*?)>>>\(/g, 'launch($1, $2)(');
}

/** Empties the bodies of functions that only devices call. */
function withoutDeviceCode(cuda: string): string {
  const start = /__global__|(?<!__host__ )__device__/g;
  let text = cuda;
  for (let match = start.exec(text); match !== null; match = start.exec(text)) {
    const open = text.indexOf('{', match.index);
    const end = text.slice(match.index).search(/[;=]/) + match.index;
    if (open < 0 || end < open) continue;
    let close = open;
    for (let depth = 0; ; ++close) {
      depth += text[close] === '{' ? 1 : text[close] === '}' ? -1 : 0;
      if (depth === 0) break;
    }
    text = `${text.slice(0, open)}{}${text.slice(close + 1)}`;
  }
  return text;
}
