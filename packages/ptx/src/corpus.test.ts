import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpus, corpusPtx, hasTool, nvccPtx } from '../test/index.ts';
import { functionsOf, parsePtx, printPtx, tokenize } from './index.js';

const programs = corpus();
/** Returns text without space: its tokens, one a line. */
const tokensOf = (text: string) => tokenize(text).map(({ kind, text }) => `${kind} ${text}`);

describe.each(programs)('$name at -O$level', (program) => {
  const text = corpusPtx(program);

  it('is printed as it was, up to space', () => {
    expect(tokensOf(printPtx(parsePtx(text)))).toEqual(tokensOf(text));
  });
});

it('the corpus has kernels enough', () => {
  const kernels = programs.flatMap((program) =>
    functionsOf(parsePtx(corpusPtx(program))).filter(({ isEntry }) => isEntry),
  );
  expect(new Set(kernels.map(({ name }) => name)).size).toBeGreaterThanOrEqual(30);
});

describe.runIf(hasTool('nvcc'))('PTX that is checked in', () => {
  it.each(programs)('$name at -O$level is what nvcc makes: npm run corpus -w @boxflow/ptx', (program) => {
    const made = nvccPtx(program);
    // A different compiler makes different code.
    const release = /Cuda compilation tools, release (\S+)/.exec(corpusPtx(program))![1];
    if (made.includes(`release ${release}`)) expect(made).toBe(corpusPtx(program));
    else expect(tokensOf(printPtx(parsePtx(made)))).toEqual(tokensOf(made));
  });
});

describe.runIf(hasTool('ptxas'))('ptxas', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boxflow-ptx-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(programs)('accepts what is printed of $name at -O$level', (program) => {
    const file = join(folder, `${program.name}.ptx`);
    writeFileSync(file, printPtx(parsePtx(corpusPtx(program))));
    const { status, stderr } = spawnSync(
      'ptxas',
      ['-c', '-arch=sm_80', '-O0', '-o', join(folder, 'out'), file],
      {
        encoding: 'utf8',
      },
    );
    expect(status, stderr).toBe(0);
  });
});
