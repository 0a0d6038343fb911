import { printIntExpr } from '@boxflow/ir';
import { parsePtx } from '@boxflow/ptx';
import { expect, it } from 'vitest';
import { kernelAccesses } from '../kernel-accesses.js';

it('reads a negated predicate as its complement', () => {
  const [kernel] = kernelAccesses(
    parsePtx(`
.version 9.0
.target sm_80
.address_size 64
.visible .entry k(.param .u32 n, .param .u32 m, .param .u64 x)
{
  .reg .pred %p<3>;
  .reg .b32 %r<4>;
  .reg .b64 %rd<2>;
  ld.param.u32 %r1, [n];
  ld.param.u32 %r2, [m];
  ld.param.u64 %rd1, [x];
  mov.u32 %r3, %tid.x;
  setp.lt.s32 %p1, %r3, %r1;
  setp.lt.and.s32 %p2, %r3, %r2, !%p1;
  @%p2 st.global.u32 [%rd1], %r3;
  ret;
}`),
    'written',
  );
  expect(kernel!.accesses[0]!.guards.map(printIntExpr)).toEqual(['threadIdx.x < p1i', 'threadIdx.x >= p0i']);
});
