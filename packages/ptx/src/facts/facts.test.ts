import { describe, expect, it } from 'vitest';
import { corpus, corpusPtx } from '../../test/index.ts';
import { flowGraph } from '../flow/flow-graph.js';
import { inlineFunctions } from '../inline/inline-functions.js';
import { functionsOf } from '../module/module.js';
import { parsePtx } from '../parse/parse-module.js';
import { toSsa } from '../ssa/to-ssa.js';
import { spinLoops } from './spin-loops.js';
import { variableUses } from './variable-uses.js';

const DECLARED = '.reg .pred %p<9>; .reg .b32 %r<19>; .reg .b64 %rd<9>;';
const HEAD = '.version 8.5\n.target sm_80\n.address_size 64\n';

function ssaOf(body: string) {
  const text = `${HEAD}.visible .entry k(.param .u64 x) { ${DECLARED} ld.param.u64 %rd1, [x];\n${body}\nret; }`;
  return toSsa(flowGraph(functionsOf(parsePtx(text))[0]!));
}

describe('spin loops', () => {
  it.each([
    ['a volatile load', 'ld.volatile.global.u32 %r1, [%rd1]; setp.eq.u32 %p1, %r1, 0; @%p1 bra L;'],
    ['a lock', 'atom.global.cas.b32 %r1, [%rd1], 0, 1; setp.ne.s32 %p1, %r1, 0; @%p1 bra L;'],
    ['a ticket', 'atom.add.u32 %r1, [%rd1], 0; setp.ne.s32 %p1, %r1, %r9; @%p1 bra L;'],
    ['a load and a fence', 'membar.gl; ld.global.u32 %r1, [%rd1]; setp.eq.u32 %p1, %r1, 0; @%p1 bra L;'],
    [
      'a load that the compiler must not cache',
      'ld.global.cg.u32 %r1, [%rd1]; setp.eq.u32 %p1, %r1, 0; @%p1 bra L;',
    ],
    [
      'a flag that the block shares',
      `ld.acquire.gpu.global.u32 %r1, [%rd1]; st.shared.u32 [%r5], %r1; bar.sync 0;
       ld.shared.u32 %r2, [%r5]; setp.eq.u32 %p1, %r2, 0; @%p1 bra L;`,
    ],
    [
      'a branch that decides',
      `mov.u32 %r2, 0; ld.volatile.u32 %r1, [%rd1]; setp.eq.u32 %p1, %r1, 0; @%p1 bra M; mov.u32 %r2, 1;
       M: setp.eq.u32 %p2, %r2, 0; @%p2 bra L;`,
    ],
    ['a call', 'call (%r1), f, (); setp.eq.u32 %p1, %r1, 0; @%p1 bra L;'],
  ])('%s keeps threads waiting', (_, body) => {
    expect(spinLoops(ssaOf(`L: ${body}`))).toHaveLength(1);
  });

  it.each([
    ['a counter', 'add.u32 %r1, %r1, 1; setp.lt.u32 %p1, %r1, %r9; @%p1 bra L;'],
    ['a list in memory', 'ld.global.u64 %rd1, [%rd1]; setp.ne.u64 %p1, %rd1, 0; @%p1 bra L;'],
    [
      'atomic operations whose results do not matter',
      'atom.global.add.u32 %r2, [%rd1], 1; add.u32 %r1, %r1, 1; setp.lt.u32 %p1, %r1, %r9; @%p1 bra L;',
    ],
    [
      'an update by compare and swap',
      'mov.u32 %r2, %r1; add.u32 %r3, %r2, 1; atom.cas.b32 %r1, [%rd1], %r2, %r3; setp.ne.u32 %p1, %r1, %r2; @%p1 bra L;',
    ],
    [
      'shared memory',
      'st.shared.u32 [%r5], %r7; bar.sync 0; ld.volatile.shared.u32 %r1, [%r5]; setp.eq.u32 %p1, %r1, 0; @%p1 bra L;',
    ],
  ])('%s keeps nobody waiting', (_, body) => {
    expect(spinLoops(ssaOf(`L: ${body}`))).toEqual([]);
  });

  it('is none of the kernels of the corpus', () => {
    const spinning = corpus().flatMap((program) =>
      functionsOf(inlineFunctions(parsePtx(corpusPtx(program))))
        .filter(({ isEntry, body }) => isEntry && body !== undefined)
        .filter((kernel) => spinLoops(toSsa(flowGraph(kernel))).length > 0)
        .map(({ name }) => `${program.name} ${name}`),
    );
    expect(spinning).toEqual([]);
  });
});

describe('uses of variables', () => {
  const uses = (body: string) =>
    variableUses(ssaOf(body), new Set(['v', 'w'])).map(({ variable, kind }) => `${kind} ${variable}`);

  it.each([
    ['ld.global.u32 %r1, [v+4];', ['read v']],
    ['mov.u64 %rd2, v; add.s64 %rd3, %rd2, %rd1; ld.global.u32 %r1, [%rd3];', ['read v']],
    ['mov.u64 %rd2, v; cvta.global.u64 %rd3, %rd2; st.u32 [%rd3], %r1;', ['changed v']],
    ['st.global.u32 [w], %r1; ld.const.u32 %r1, [v];', ['changed w', 'read v']],
    ['red.global.add.u32 [w], 1;', ['changed w']],
    ['mov.u64 %rd2, v; st.global.u64 [%rd1], %rd2;', ['changed v']],
    ['mov.u64 %rd2, v; L: add.s64 %rd2, %rd2, 4; ld.global.u32 %r1, [%rd2]; @%p1 bra L;', ['read v']],
    ['.param .b64 a; mov.u64 %rd2, v; st.param.b64 [a], %rd2; call __assertfail, (a);', ['read v']],
    ['.param .b64 a; mov.u64 %rd2, v; st.param.b64 [a], %rd2; call other, (a);', ['changed v']],
    ['ld.global.u64 %rd2, [v]; st.global.u64 [%rd2], %rd1;', ['read v']],
  ])('%s', (body, expected) => {
    expect(uses(body)).toEqual(expected);
  });
});
