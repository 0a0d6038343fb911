import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoxflowError, type Bundle } from '@boxflow/ir';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quoteShellWord } from '../toolchain/shell-words.js';
import { buildExecutable, cachedExecutable } from './build-executable.js';

// Bundles with no region: the program alone, so that nothing depends on the runtime library.
function bundle(program: string): Bundle {
  return {
    version: 1,
    files: ['p.c'],
    plans: [],
    recipes: [],
    kernels: [],
    sources: { programs: [`# 1 "p.c"\n${program}`], host: '', opencl: '', cuda: '' },
    diagnostics: [],
  };
}

let folder: string;
let cc: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxflow build '));
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'my cache'));
  // A compiler with a space in its path that counts how often it is asked.
  mkdirSync(join(folder, 'tool chain'));
  const script = join(folder, 'tool chain', 'cc');
  writeFileSync(script, `#!/bin/sh\necho "$*" >> ${quoteShellWord(join(folder, 'calls'))}\nexec gcc "$@"\n`);
  chmodSync(script, 0o755);
  cc = script;
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const calls = () =>
  existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').split('\n').length - 1 : 0;

async function failure(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof BoxflowError) return error.diagnostics;
    throw error;
  }
  return expect.fail('no error');
}

describe('building', () => {
  it('makes a program that runs', async () => {
    const out = join(folder, 'my prog');
    const built = await buildExecutable(bundle('int main(void) { return 7; }'), out, { cc });
    expect(built).toEqual({ path: out, warnings: '' });
    expect(() => execFileSync(out)).toThrowError(expect.objectContaining({ status: 7 }));
    expect(readdirSync(folder).sort()).toEqual(['calls', 'my cache', 'my prog', 'tool chain']);
  });

  it('takes the standard and the options of the user, and passes warnings on', async () => {
    const program = bundle(
      'inline int f(void) { return 0; } int main(int c, char **v) { int unused; return 0; }',
    );
    const { warnings } = await cachedExecutable(program, { cc, std: 'gnu17', cflags: ['-Wall'] });
    expect(warnings).toContain("p.c:1:66: warning: unused variable 'unused'");
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toContain(
      '-O2 -std=gnu17 -Wno-unknown-pragmas -Wall -c',
    );
    // A second time from the cache, in the same words.
    expect((await cachedExecutable(program, { cc, std: 'gnu17', cflags: ['-Wall'] })).warnings).toBe(
      warnings,
    );
  });

  it('compiles again only when something changed', async () => {
    const program = bundle('int main(void) { return 0; }');
    const first = await cachedExecutable(program, { cc });
    const once = calls();
    expect(once).toBeGreaterThan(0);
    expect(await cachedExecutable(program, { cc })).toEqual(first);
    expect(calls()).toBe(once);
    expect((await cachedExecutable(program, { cc, cflags: ['-O3'] })).path).not.toBe(first.path);
    expect((await cachedExecutable(program, { cc, defaults: { devices: 2 } })).path).not.toBe(first.path);
    expect(calls()).toBe(3 * once);
  });

  it('makes a damaged program again', async () => {
    const program = bundle('int main(void) { return 7; }');
    const first = await cachedExecutable(program, { cc });
    writeFileSync(first.path, readFileSync(first.path).subarray(0, 1000));
    const again = await cachedExecutable(program, { cc });
    expect(() => execFileSync(again.path)).toThrowError(expect.objectContaining({ status: 7 }));
  });

  it('goes past the cache when told', async () => {
    await buildExecutable(bundle('int main(void) { return 0; }'), join(folder, 'p'), { cc, cache: false });
    expect(existsSync(join(folder, 'my cache'))).toBe(false);
    expect(existsSync(join(folder, 'p'))).toBe(true);
  });

  it('serves many builders at once', async () => {
    const program = bundle('int main(void) { return 7; }');
    const paths = await Promise.all(
      [1, 2, 3].map(async () => (await cachedExecutable(program, { cc })).path),
    );
    expect(new Set(paths).size).toBe(1);
    expect(() => execFileSync(paths[0] ?? '')).toThrowError(expect.objectContaining({ status: 7 }));
  });
});

describe('a build that fails', () => {
  it('shows what the compiler says about the program, and leaves an older executable alone', async () => {
    const out = join(folder, 'p');
    writeFileSync(out, 'older');
    const broken = bundle('int main(void) { return\n  nothing; }');
    expect(await failure(buildExecutable(broken, out, { cc: 'gcc' }))).toEqual([
      {
        code: 'BF3002',
        family: 'user',
        severity: 'error',
        message: 'gcc cannot compile the program',
        location: { file: 'p.c', line: 2, column: 3 },
        notes: [
          { message: "p.c: In function 'main':" },
          { message: "p.c:2:3: error: 'nothing' undeclared (first use in this function)" },
          {
            message:
              'p.c:2:3: note: each undeclared identifier is reported only once for each function it appears in',
          },
        ],
        hint: 'correct the program, or give the options it needs with -D, -I, -std or --cflags',
      },
    ]);
    expect(readFileSync(out, 'utf8')).toBe('older');
    expect(readdirSync(folder).sort()).toEqual(['my cache', 'p', 'tool chain']);
    expect(readdirSync(join(folder, 'my cache', 'boxflow', 'executables'))).toEqual([]);
  });

  it('tells apart what cannot be linked', async () => {
    const program = bundle('double cosine(double);\nint main(void) { return cosine(1.0); }');
    const diagnostics = (await failure(cachedExecutable(program, { cc: 'gcc' }))) as {
      code: string;
      notes: unknown[];
    }[];
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      code: 'BF3004',
      message: 'gcc cannot link the program',
      hint: 'name all C files, objects and archives of the program; libraries go into --cflags, as in --cflags=-lm',
    });
    expect(JSON.stringify(diagnostics[0]?.notes)).toContain('undefined reference to `cosine');
  });

  it('replaces neither the program nor what is no file', async () => {
    const program = join(folder, 'p.c');
    writeFileSync(program, 'int main(void) {}');
    const built = { ...bundle('int main(void) {}'), files: [program] };
    expect(await failure(buildExecutable(built, program, { cc: 'gcc' }))).toMatchObject([
      { code: 'BF3006', message: `cannot write ${program}: it is a file of the program itself` },
    ]);
    expect(await failure(buildExecutable(built, '/dev/null', { cc: 'gcc' }))).toMatchObject([
      { code: 'BF3006', message: 'cannot write /dev/null: it is not a file' },
    ]);
    expect(await failure(buildExecutable(built, folder, { cc: 'gcc' }))).toMatchObject([
      { code: 'BF3006', message: `cannot write ${folder}: it is not a file` },
    ]);
    expect(readFileSync(program, 'utf8')).toBe('int main(void) {}');
  });

  it('names the files that define the same', async () => {
    const parts = ['int main(void) { return 0; }', 'int main(void) { return 1; }'];
    const program = {
      ...bundle(''),
      files: ['one.c', 'two.c'],
      sources: { programs: parts, host: '', opencl: '', cuda: '' },
    };
    const diagnostics = await failure(cachedExecutable(program, { cc: 'gcc' }));
    expect(diagnostics).toMatchObject([
      {
        code: 'BF3004',
        hint: 'files of one program define everything once: leave a file out, or make what is its own static',
      },
    ]);
    const said = JSON.stringify(diagnostics);
    for (const name of ['one.c', 'two.c']) expect(said).toContain(name);
    expect(said).not.toContain('program0.o');
  });

  it('asks for main where there is none', async () => {
    expect(await failure(cachedExecutable(bundle('int f(void) { return 1; }'), { cc: 'gcc' }))).toMatchObject(
      [{ code: 'BF3004', hint: 'name all files of the program, with the one that has its main' }],
    );
  });

  it('links several files, objects and archives', async () => {
    const files = { 'o.c': 'int one(void) { return 1; }', 'a.c': 'int two(void) { return 2; }' };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    execFileSync('gcc', ['-c', 'o.c', 'a.c'], { cwd: folder });
    execFileSync('ar', ['rc', 'liba.a', 'a.o'], { cwd: folder });
    const parts = [
      'static int x = 4; int get(void) { return x; }',
      'static int x = 8; int get(void), one(void), two(void); int main(void) { return get() + x + one() + two(); }',
    ];
    const program = {
      ...bundle(''),
      files: ['get.c', 'main.c'],
      sources: { programs: parts, host: '', opencl: '', cuda: '' },
    };
    const objects = ['o.o', 'liba.a'].map((name) => join(folder, name));
    const { path } = await cachedExecutable(program, { cc: 'gcc', objects });
    expect(spawnSync(path).status).toBe(15);
    writeFileSync(join(folder, 'o.c'), 'int one(void) { return 16; }');
    execFileSync('gcc', ['-c', 'o.c'], { cwd: folder });
    const changed = await cachedExecutable(program, { cc: 'gcc', objects });
    expect(spawnSync(changed.path).status).toBe(30);
    const missing = { cc: 'gcc', objects: [join(folder, 'none.o')] };
    expect(await failure(cachedExecutable(program, missing))).toMatchObject([
      { code: 'BF3014', message: `cannot read ${join(folder, 'none.o')}: no such file or directory` },
    ]);
  });

  it('names a compiler that is missing', async () => {
    expect(await failure(cachedExecutable(bundle('int main(void) {}'), { cc: 'no-such-cc' }))).toMatchObject([
      { code: 'BF3001', message: "cannot run 'no-such-cc', which is needed to compile the program" },
    ]);
  });

  it('names the place that cannot be written, and nothing else', async () => {
    const out = join(folder, 'none', 'p');
    expect(await failure(buildExecutable(bundle('int main(void) {}'), out, { cc: 'gcc' }))).toEqual([
      {
        code: 'BF3015',
        family: 'user',
        severity: 'error',
        message: `cannot write ${out}: there is no folder ${join(folder, 'none')}`,
        notes: [],
        hint: `make it with \`mkdir -p '${join(folder, 'none')}'\`, or choose another place with -o`,
      },
    ]);
  });
});
