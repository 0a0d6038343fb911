import { describe, expect, it } from 'vitest';
import { kernelPtx, runPtx } from '../test/run-ptx.ts';

/** The bits of a real. */
const f32 = (value: number) => BigInt(new Uint32Array(new Float32Array([value]).buffer)[0]!);
const F = (value: number) => `0f${f32(value).toString(16).padStart(8, '0')}`;
const f64 = (value: number) => new BigUint64Array(new Float64Array([value]).buffer)[0]!;
const D = (value: number) => `0d${f64(value).toString(16).padStart(16, '0')}`;
const NAN = '0f7fffffff';
const ALL = 0xffffffffn;

type Case = readonly [code: string, expected: bigint];

/** Runs each case in one kernel; its result is in the register whose name comes first. */
function check(cases: readonly Case[]): void {
  const body = cases.map(([code], i) => {
    const [, register, kind] = /(%(rs|rd|r|fd|f|p)\d+)/.exec(code)!;
    const [, type] = {
      rs: [0, 'u16'],
      r: [0, 'b32'],
      rd: [0, 'b64'],
      f: [0, 'f32'],
      fd: [0, 'f64'],
      p: [0, 'p'],
    }[kind!]!;
    const at = `[%rd0+${8 * i}]`;
    if (type === 'p') return `${code} selp.b32 %r39, 1, 0, ${register}; st.global.b32 ${at}, %r39;`;
    return `${code} st.global.${type} ${at}, ${register};`;
  });
  const { status, out } = runPtx(kernelPtx(body.join('\n')), { count: cases.length });
  expect(status).toBe(0);
  const named = (values: readonly bigint[]) =>
    cases.map(([code], i) => `${code} → ${values[i]!.toString(16)}`);
  expect(named(out)).toEqual(named(cases.map(([, expected]) => expected)));
}

describe('instructions with values at the edges', () => {
  it('of integers', () => {
    check([
      ['div.u32 %r1, 7, 0;', ALL],
      ['rem.u32 %r1, 7, 0;', 7n],
      ['div.s32 %r1, 0x80000000, -1;', 0x80000000n],
      ['rem.s32 %r1, 0x80000000, -1;', 0n],
      ['div.s64 %rd1, 0x8000000000000000, -1;', 1n << 63n],
      ['shl.b32 %r1, 1, 32;', 0n],
      ['shr.u32 %r1, 0xffffffff, 40;', 0n],
      ['shr.s32 %r1, 0x80000000, 40;', ALL],
      ['shl.b64 %rd1, 1, 63;', 1n << 63n],
      ['mov.u16 %rs1, 0x8000; shr.s16 %rs1, %rs1, 3;', 0xf000n],
      ['add.sat.s32 %r1, 0x7fffffff, 1;', 0x7fffffffn],
      ['sub.sat.s32 %r1, 0x80000000, 1;', 0x80000000n],
      ['mul.hi.s32 %r1, -2, 3;', ALL],
      ['mul.wide.s32 %rd1, -2, 3;', BigInt.asUintN(64, -6n)],
      ['mul.wide.u16 %r1, 0xffff, 0xffff;', 0xfffe0001n],
      ['mul.lo.u16 %rs1, 0xffff, 0xffff;', 1n],
      ['mad.hi.u32 %r1, 0xffffffff, 0xffffffff, 5;', (ALL - 1n + 5n) & ALL],
      ['mul24.hi.u32 %r1, 0xffffff, 0xffffff;', (0xffffffn * 0xffffffn) >> 16n],
      ['bfe.u32 %r1, 0xabcd1234, 8, 0;', 0n],
      ['bfe.u32 %r1, 0xabcd1234, 24, 31;', 0xabn],
      ['bfe.s32 %r1, 0x80000000, 31, 1;', ALL],
      ['bfe.s32 %r1, 0x80000000, 40, 3;', ALL],
      ['bfe.s32 %r1, 0x80000000, 28, 8;', 0xfffffff8n],
      ['bfe.u64 %rd1, 0xf000000000000000, 60, 70;', 0xfn],
      ['bfi.b32 %r1, 0xf, 0, 30, 8;', 0xc0000000n],
      ['bfi.b32 %r1, 0xf, 7, 32, 8;', 7n],
      ['bfi.b32 %r1, 0xf, 7, 4, 0;', 7n],
      ['prmt.b32 %r1, 0x83020100, 0x07060504, 0xb410;', 0xff040100n],
      ['bfind.s32 %r1, -1;', ALL],
      ['bfind.s32 %r1, -2;', 0n],
      ['bfind.shiftamt.u32 %r1, 1;', 31n],
      ['bfind.shiftamt.u32 %r1, 0;', ALL],
      ['clz.b32 %r1, 0;', 32n],
      ['clz.b64 %r1, 1;', 63n],
      ['brev.b64 %rd1, 1;', 1n << 63n],
      ['abs.s32 %r1, 0x80000000;', 0x80000000n],
      ['min.s16 %rs1, -1, 1;', 0xffffn],
      ['min.u16 %rs1, 0xffff, 1;', 1n],
      ['sad.s32 %r1, 0x80000000, 0x7fffffff, 1;', 0n],
      ['shf.l.clamp.b32 %r1, 0x80000001, 2, 40;', 0x80000001n],
      ['shf.r.wrap.b32 %r1, 0x80000001, 2, 33;', 0x40000000n],
      ['lop3.b32 %r1, 0xc, 0xa, 0x6, 0xe8;', 0xen],
      ['slct.s32.s32 %r1, 5, 6, -1;', 6n],
      [`slct.u32.f32 %r1, 5, 6, ${NAN};`, 6n],
      [`slct.u32.f32 %r1, 5, 6, ${F(-0)};`, 5n],
      ['dp4a.s32.u32 %r1, 0xff010203, 0x04030201, 10;', 10n - 4n + 3n + 4n + 3n],
      ['bmsk.clamp.b32 %r1, 4, 8;', 0xff0n],
      ['bmsk.clamp.b32 %r1, 32, 8;', 0n],
      ['bmsk.clamp.b32 %r1, 28, 40;', 0xf0000000n],
      ['bmsk.wrap.b32 %r1, 33, 34;', 6n],
      ['bmsk.wrap.b32 %r1, 4, 32;', 0n],
      ['cnot.b32 %r1, 0;', 1n],
      ['not.b16 %rs1, 0;', 0xffffn],
      ['neg.s16 %rs1, 1;', 0xffffn],
    ]);
  });

  it('of comparisons', () => {
    check([
      ['setp.lt.u32 %p1, 1, 0xffffffff;', 1n],
      ['setp.lt.s32 %p1, 1, 0xffffffff;', 0n],
      ['setp.lo.u64 %p1, 1, 0xffffffffffffffff;', 1n],
      [`setp.lt.f32 %p1, ${F(1)}, ${NAN};`, 0n],
      [`setp.ltu.f32 %p1, ${F(1)}, ${NAN};`, 1n],
      [`setp.ne.f32 %p1, ${F(1)}, ${NAN};`, 0n],
      [`setp.neu.f32 %p1, ${F(1)}, ${NAN};`, 1n],
      [`setp.equ.f32 %p1, ${F(1)}, ${NAN};`, 1n],
      [`setp.num.f32 %p1, ${F(1)}, ${NAN};`, 0n],
      [`setp.nan.f32 %p1, ${F(1)}, ${NAN};`, 1n],
      [`setp.eq.f32 %p1, ${F(0)}, ${F(-0)};`, 1n],
      [`setp.eq.ftz.f32 %p1, 0f00000001, ${F(0)};`, 1n],
      ['setp.eq.u32 %p1, 1, 1; setp.gt.and.s32 %p1, 3, 2, !%p1;', 0n],
      ['setp.eq.u32 %p1, 1, 1; setp.gt.xor.s32 %p1|%p2, 3, 2, %p1;', 0n],
      ['setp.eq.u32 %p1|%p2, 1, 2;', 0n],
      ['set.gt.u32.s32 %r1, 3, 2;', ALL],
      ['set.gt.f32.s32 %f1, 3, 2;', f32(1)],
    ]);
  });

  it('of reals', () => {
    check([
      [`min.f32 %f1, ${NAN}, ${F(2)};`, f32(2)],
      [`max.NaN.f32 %f1, ${NAN}, ${F(2)};`, 0x7fffffffn],
      [`min.f32 %f1, ${F(0)}, ${F(-0)};`, f32(-0)],
      [`max.f32 %f1, ${F(-0)}, ${F(0)};`, f32(0)],
      ['add.ftz.f32 %f1, 0f00000001, 0f80000002;', 0n],
      ['mul.ftz.f32 %f1, 0f00800000, 0f3f000000;', 0n],
      ['mul.f32 %f1, 0f00800000, 0f3f000000;', 0x400000n],
      [`add.sat.f32 %f1, ${F(0.75)}, ${F(0.75)};`, f32(1)],
      [`mul.sat.f32 %f1, ${NAN}, ${F(1)};`, 0n],
      [`neg.f32 %f1, ${F(0)};`, f32(-0)],
      [`abs.f64 %fd1, ${D(-3)};`, f64(3)],
      ['add.rz.f32 %f1, 0f3f800000, 0f33800001;', 0x3f800000n],
      ['add.rp.f32 %f1, 0f3f800000, 0f00000001;', 0x3f800001n],
      [`sub.rm.f64 %fd1, ${D(1)}, 0d0000000000000001;`, 0x3fefffffffffffffn],
      [`div.rz.f32 %f1, ${F(2)}, ${F(3)};`, 0x3f2aaaaan],
      [`sqrt.rp.f32 %f1, ${F(2)};`, 0x3fb504f4n],
      [`rcp.rm.f64 %fd1, ${D(3)};`, 0x3fd5555555555555n],
      [`copysign.f32 %f1, ${F(-1)}, ${F(2)};`, f32(-2)],
      [`fma.rn.f32 %f1, 0f3f800001, 0f3f800001, 0fbf800002;`, f32(2 ** -46)],
      [`testp.subnormal.f32 %p1, 0f00000001;`, 1n],
      ['add.f32 %f1, 1.5, 0.25;', f32(1.75)],
    ]);
  });

  it('of conversions', () => {
    check([
      [`cvt.rzi.s32.f32 %r1, ${F(3e9)};`, 0x7fffffffn],
      [`cvt.rzi.u32.f32 %r1, ${F(-1)};`, 0n],
      [`cvt.rzi.s32.f32 %r1, ${NAN};`, 0n],
      [`cvt.rzi.s64.f32 %rd1, ${NAN};`, 1n << 63n],
      ['cvt.rzi.s32.f64 %r1, 0d7fffffffffffffff;', 0x80000000n],
      [`cvt.rni.s32.f32 %r1, ${F(2.5)};`, 2n],
      [`cvt.rpi.s32.f32 %r1, ${F(-2.5)};`, BigInt.asUintN(32, -2n)],
      [`cvt.rmi.s32.f32 %r1, ${F(-2.5)};`, BigInt.asUintN(32, -3n)],
      [`cvt.rzi.u64.f32 %rd1, ${F(2 ** 64)};`, (1n << 64n) - 1n],
      [`cvt.rzi.s8.f32 %r1, ${F(-300)};`, 0xffffff80n],
      [`cvt.rni.f32.f32 %f1, ${F(-0.3)};`, f32(-0)],
      [`cvt.sat.f32.f32 %f1, ${F(-2)};`, 0n],
      ['cvt.rz.f32.s32 %f1, 16777217;', f32(16777216)],
      ['cvt.rp.f32.s32 %f1, 16777217;', f32(16777218)],
      ['cvt.rn.f32.u64 %f1, 0xffffffffffffffff;', f32(2 ** 64)],
      [`cvt.rm.f32.f64 %f1, ${D(0.1)};`, 0x3dccccccn],
      ['cvt.sat.u8.s32 %r1, -5;', 0n],
      ['cvt.sat.u8.s32 %r1, 300;', 255n],
      ['cvt.sat.s8.u32 %r1, 300;', 127n],
      ['cvt.sat.s32.s64 %r1, -5000000000;', 0x80000000n],
      ['cvt.sat.u64.s64 %rd1, -1;', 0n],
      ['mov.u32 %r1, 0x1ff; cvt.s32.s8 %r1, %r1;', ALL],
      ['cvt.u16.u8 %rs1, 0x1ff;', 255n],
      ['cvt.s64.s32 %rd1, -1;', (1n << 64n) - 1n],
      ['cvt.u64.u32 %rd1, -1;', ALL],
    ]);
  });
});
