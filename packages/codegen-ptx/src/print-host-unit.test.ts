import { formatDiagnostic } from '@boxflow/ir';
import { parsePtx } from '@boxflow/ptx';
import { describe, expect, it } from 'vitest';
import { kernelPtx } from '../test/run-ptx.ts';
import { printHostUnit } from './index.js';

const messages = (ptx: string) => printHostUnit(parsePtx(ptx)).diagnostics.map(formatDiagnostic);

describe('kernels that C cannot express', () => {
  it('are refused with their PTX and source lines, and the others are printed', () => {
    const ptx = `.version 8.5
.target sm_80
.address_size 64
.visible .entry good() { ret; }
.visible .entry bad()
{
  .reg .b16 %h<4>;
  .loc 1 17 5
  add.f16 %h1, %h2, %h3;
  ret;
}
.file 1 "bad.cu"
`;
    const { kernels, diagnostics, source } = printHostUnit(parsePtx(ptx));
    expect(kernels).toEqual([
      { name: 'good', parameterBytes: [], staticSharedBytes: 0, fibers: false, traits: {} },
    ]);
    expect(source).not.toContain('bad');
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      [
        "bad.cu:17:5: error BF1250: the kernel 'bad' cannot run on the host: the instruction 'add.f16' is not supported",
        '  note: line 9 of its PTX, column 3',
        '  hint: run the program on a GPU',
      ].join('\n'),
    ]);
  });

  it('are those that reach such a function or variable', () => {
    const texture = '.global .texref texture;';
    const fn = `.func f() { .reg .b64 %rd<2>; mov.u64 %rd1, texture; ret; }`;
    expect(messages(kernelPtx('call.uni f, ();', texture + fn))).toHaveLength(1);
    expect(
      messages(kernelPtx('mov.u64 %rd1, table;', `${texture} ${fn} .global .u64 table[1] = {f};`)),
    ).toHaveLength(1);
    expect(messages(kernelPtx('', texture + fn))).toEqual([]);
  });

  const refused: [string, string][] = [
    ['wgmma.fence.sync.aligned;', "the instruction 'wgmma.fence.sync.aligned' is not supported"],
    ['shfl.down.b32 %r1, %r2, 1, 31;', "the instruction 'shfl.down.b32' is not supported"],
    ['ld.global.v2.u32 {%r1, %r2, %r3}, [%rd0];', "the instruction 'ld.global.v2.u32' is not supported"],
    ['add.f64 %fd1, %fd2, 0f3f800000;', "the constant '0f3f800000' has a different width than '.f64'"],
    ['add.f32 %f1, %f2, 3;', "the constant '3' is not a real"],
    ['mov.u32 %r1, nothing;', "an address of 'nothing' with 32 bits is not supported"],
    ['mov.u64 %rd1, nothing;', "'nothing' is not known"],
    ['mov.u32 %r1, %cluster_ctaid.x;', "the register '%cluster_ctaid.x' is not supported"],
    ['ld.global.u32 %r1, [%r2];', "the address '%r2' does not have 64 bits"],
    ['ld.shared.u32 %r1, [out];', "'out' is not in shared memory"],
    ['atom.global.add.f16x2 %r1, [%rd0], %r2;', "the instruction 'atom.global.add.f16x2' is not supported"],
    ['isspacep.local %p1, %rd0;', "the instruction 'isspacep.local' is not supported"],
    ['.reg .v4 .f32 v;', 'registers that are vectors are not supported'],
    ['call.uni cudaMystery, ();', "the function 'cudaMystery' has no body"],
  ];
  it.each(refused)('are those with %s', (code, reason) => {
    const [message] = messages(kernelPtx(code, '.extern .func cudaMystery();'));
    expect(message).toContain(`error BF1250: the kernel 'k' cannot run on the host: ${reason}`);
  });
});
