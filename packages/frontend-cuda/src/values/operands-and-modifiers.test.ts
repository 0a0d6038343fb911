import { printIntExpr } from '@boxflow/ir';
import { parsePtx } from '@boxflow/ptx';
import { expect, it } from 'vitest';
import { kernelAccesses } from '../kernel-accesses.js';

/** Returns the only access of a kernel whose parameters `n`, `m` and `x` are in %r1, %r2 and %rd1, and its thread in %r3. */
function accessIn(body: string) {
  const [kernel] = kernelAccesses(
    parsePtx(`
.version 9.0
.target sm_80
.address_size 64
.visible .entry k(.param .u32 n, .param .u32 m, .param .u64 x)
{
  .reg .pred %p<3>;
  .reg .b32 %r<5>;
  .reg .b64 %rd<4>;
  ld.param.u32 %r1, [n];
  ld.param.u32 %r2, [m];
  ld.param.u64 %rd1, [x];
  mov.u32 %r3, %tid.x;
  ${body}
  ret;
}`),
    'written',
  );
  expect(kernel!.accesses).toHaveLength(1);
  return kernel!.accesses[0]!;
}

it('reads a negated predicate as its complement', () => {
  const { guards } = accessIn(`setp.lt.s32 %p1, %r3, %r1;
    setp.lt.and.s32 %p2, %r3, %r2, !%p1;
    @%p2 st.global.u32 [%rd1], %r3;`);
  expect(guards.map(printIntExpr)).toEqual(['threadIdx.x < p1i', 'threadIdx.x >= p0i']);
});

it.each([
  ['add.s32', '4 * threadIdx.x + 4 * p0i'],
  ['add.sat.s32', undefined],
  ['max.relu.s32', undefined],
])('computes %s in integers without a limit, or not at all', (operation, expected) => {
  const { offset, unknown } = accessIn(`${operation} %r4, %r3, %r1;
    mul.wide.s32 %rd2, %r4, 4; add.s64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r3;`);
  expect(offset ? printIntExpr(offset) : undefined).toBe(expected);
  if (expected === undefined) expect(unknown).toMatchObject({ kind: 'operation' });
});
