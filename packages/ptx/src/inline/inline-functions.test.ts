import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { corpus, corpusPtx, hasTool } from '../../test/index.ts';
import { functionsOf, inlineFunctions, parsePtx, printPtx, tokenize } from '../index.js';
import { callsIn } from './callable.js';

const HEAD = '.version 8.0\n.target sm_80\n.address_size 64\n';
const inlined = (text: string) => inlineFunctions(parsePtx(HEAD + text));
const words = (text: string) =>
  tokenize(text)
    .map((token) => token.text)
    .join(' ');

const TWICE = `.func (.param .b32 r) twice(.param .b32 a) { .reg .b32 %r<3>; .reg .pred %p<2>;
  ld.param.u32 %r1, [a]; setp.eq.s32 %p1, %r1, 0; @%p1 bra zero; add.s32 %r2, %r1, %r1; st.param.b32 [r], %r2; ret;
  zero: st.param.b32 [r], %r1; ret; }`;
const CALL =
  '{ .param .b32 x; .param .b32 y; st.param.b32 [x], %r1; call.uni (y), twice, (x); ld.param.b32 %r2, [y]; }';

describe('inlining', () => {
  it('puts a body in place of its call, with registers for parameters', () => {
    const module = inlined(`${TWICE} .entry k() { .reg .b32 %r<3>; ${CALL} ret; }`);
    expect(functionsOf(module).map(({ name }) => name)).toEqual(['k']);
    const [, body] = /\{([\s\S]*)\}/.exec(printPtx(module))!;
    expect(words(body!)).toBe(
      words(`.reg .b32 %i1_r<3>; .reg .pred %i1_p<2>; .reg .b32 %r<3>; .reg .b32 %x$1_at0; .reg .b32 %y$2_at0;
        mov.b32 %x$1_at0, %r1; mov.b32 %i1_r1, %x$1_at0; setp.eq.s32 %i1_p1, %i1_r1, 0; @%i1_p1 bra i1_zero;
        add.s32 %i1_r2, %i1_r1, %i1_r1; mov.b32 %y$2_at0, %i1_r2; bra $i1_end_twice;
        i1_zero: mov.b32 %y$2_at0, %i1_r1; $i1_end_twice: mov.b32 %r2, %y$2_at0; ret;`),
    );
  });

  it('jumps over the body if the call has a guard', () => {
    const call = CALL.replace('call.uni', '@!%p1 call.uni');
    const text = printPtx(inlined(`${TWICE} .entry k() { .reg .pred %p<2>; .reg .b32 %r<3>; ${call} ret; }`));
    expect(words(text)).toContain('@ %p1 bra $i1_end_twice ;');
  });

  it('uses local memory for parameters whose accesses differ in width', () => {
    const fn = '.func f(.param .align 8 .b8 a[8]) { .reg .b64 %rd<2>; ld.param.u64 %rd1, [a]; ret; }';
    const call = '{ .param .align 8 .b8 x[8]; st.param.b32 [x], 1; st.param.b32 [x+4], 2; call f, (x); }';
    const text = words(printPtx(inlined(`${fn} .entry k() { ${call} ret; }`)));
    expect(text).toContain(words('.local .align 8 .b8 x$1[8];'));
    expect(text).toContain(words('ld.local.u64 %i1_rd1, [x$1];'));
  });

  it('leaves calls of recursive functions, of functions without a body, and through registers', () => {
    const text = `.extern .func e(); .func r() { call r, (); ret; } .func a() { ret; } .global .u64 t[1] = {a};
      .entry k() { .reg .b64 %rd<2>; p: .callprototype _ (); call e, (); call r, (); call %rd1, (), p; call a, (); ret; }`;
    const module = inlined(text);
    const kernel = functionsOf(module).find(({ name }) => name === 'k')!;
    expect(callsIn(kernel.body!).map(({ callee }) => callee.name)).toEqual(['e', 'r', '%rd1']);
    expect(functionsOf(module).map(({ name }) => name)).toEqual(['e', 'r', 'a', 'k']);
  });

  it('gives all copies one shared variable', () => {
    const fn = '.func f() { .shared .align 4 .b8 s[4]; .reg .b32 %r<2>; st.shared.u32 [s], %r1; ret; }';
    const text = words(printPtx(inlined(`${fn} .entry k() { call f, (); call f, (); ret; }`)));
    expect(text.match(/\. ?shared align|shared align/g)).toHaveLength(1);
    expect(text.match(/\[ f\$s \]/g)).toHaveLength(2);
  });
});

describe.each(corpus().filter(({ level }) => level === 1))('the kernels of $name', (program) => {
  const module = inlineFunctions(parsePtx(corpusPtx(program)));

  it('call only what cannot be inlined', () => {
    const kernels = functionsOf(module).filter(({ isEntry }) => isEntry);
    const called = new Set(kernels.flatMap(({ body }) => callsIn(body!)).map(({ callee }) => callee.name));
    const expected: Record<string, string[]> = {
      control: ['%rd9', '_Z9fibonaccii'],
      printing: ['__assertfail', 'vprintf'],
    };
    expect([...called].sort()).toEqual(expected[program.name] ?? []);
  });

  it.runIf(hasTool('ptxas'))('are what ptxas accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'boxflow-ptx-'));
    const file = join(folder, 'in.ptx');
    writeFileSync(file, printPtx(module));
    const args = ['-c', '-arch=sm_80', '-O0', '-o', join(folder, 'out'), file];
    const { status, stderr } = spawnSync('ptxas', args, { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(status, stderr).toBe(0);
  });
});
