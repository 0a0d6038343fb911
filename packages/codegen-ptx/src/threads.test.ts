import { describe, expect, it } from 'vitest';
import { kernelPtx, runPtx } from '../test/run-ptx.ts';

/** Stores %r1 as the result of the thread, whose number is in %r0. */
const store = 'mul.wide.u32 %rd1, %r0, 8; add.u64 %rd1, %rd0, %rd1; st.global.u32 [%rd1], %r1;';
const number = 'mov.u32 %r0, %tid.x;';
const done = (values: readonly number[]) => ({ status: 0, out: values.map(BigInt) });

describe('barriers', () => {
  it('do not wait for threads that have ended', () => {
    const body = `${number} setp.ge.u32 %p1, %r0, 40; @%p1 exit; mov.u32 %r1, 0; bar.red.popc.u32 %r1, 0, %p1; bar.sync 0;
      setp.lt.u32 %p2, %r0, 5; bar.red.popc.u32 %r1, 0, %p2; ${store}`;
    const expected = Array.from({ length: 64 }, (_, i) => (i < 40 ? 5 : 0));
    expect(runPtx(kernelPtx(body), { count: 64, block: 64 })).toEqual(done(expected));
  });

  it('have numbers, and some threads only arrive', () => {
    // The second warp waits at barrier 1 for the stores of the first one, which only arrives.
    const body = `${number} setp.lt.u32 %p1, %r0, 32; shl.b32 %r2, %r0, 2; mov.u32 %r3, s; add.u32 %r3, %r3, %r2;
      @!%p1 bra wait; add.u32 %r4, %r0, 100; st.shared.u32 [%r3], %r4; bar.arrive 1, 64; bra end;
      wait: bar.sync 1, 64; ld.shared.u32 %r1, [%r3+-128]; ${store} end:`;
    const ptx = kernelPtx(body, '.shared .align 4 .b8 s[256];');
    const expected = Array.from({ length: 64 }, (_, i) => (i < 32 ? 0 : i + 68));
    expect(runPtx(ptx, { count: 64, block: 64 })).toEqual(done(expected));
  });

  it('at which threads wait for each other forever end the launch', () => {
    const body = `${number} setp.eq.u32 %p1, %r0, 0; @%p1 bra other; bar.sync 1, 2; bra end; other: bar.sync 2, 2; end:`;
    expect(runPtx(kernelPtx(body), { block: 2 }).status).toBe(2);
  });
});

describe('warps', () => {
  it('shuffle within masks of diverged threads', () => {
    const body = `${number} and.b32 %r2, %r0, 1; setp.eq.u32 %p1, %r2, 0; mov.u32 %r1, 7;
      @!%p1 bra odd; shfl.sync.down.b32 %r1|%p2, %r0, 2, 31, 0x55555555; bra end;
      odd: shfl.sync.idx.b32 %r1, %r0, 31, 31, 0xaaaaaaaa; end: ${store}`;
    const expected = Array.from({ length: 32 }, (_, i) => (i % 2 === 1 ? 31 : i < 30 ? i + 2 : i));
    expect(runPtx(kernelPtx(body), { count: 32, block: 32 })).toEqual(done(expected));
  });

  it('vote and reduce in a warp that is not full, after some threads have ended', () => {
    const body = `${number} setp.eq.u32 %p1, %r0, 3; @%p1 exit; setp.gt.u32 %p2, %r0, 1;
      vote.sync.ballot.b32 %r1, %p2, 0xffffffff; redux.sync.add.s32 %r2, %r0, 0xffffffff; add.u32 %r1, %r1, %r2; ${store}`;
    expect(runPtx(kernelPtx(body), { count: 6, block: 6 })).toEqual(
      done([0, 1, 2, 3, 4, 5].map((i) => (i === 3 ? 0 : 0b110100 + 12))),
    );
  });

  it('match values, and say whether all are equal', () => {
    const body = `${number} shr.u32 %r2, %r0, 2; match.any.sync.b32 %r1, %r2, 0xff; match.all.sync.b32 %r3|%p1, %r2, 0xff;
      selp.u32 %r4, 1000, 0, %p1; add.u32 %r1, %r1, %r3; add.u32 %r1, %r1, %r4; ${store}`;
    expect(runPtx(kernelPtx(body), { count: 8, block: 8 })).toEqual(
      done([0, 1, 2, 3, 4, 5, 6, 7].map((i) => (i < 4 ? 0x0f : 0xf0))),
    );
  });

  it('know the threads that are at the same instruction', () => {
    const body = `${number} setp.lt.u32 %p1, %r0, 3; @!%p1 bra b; activemask.b32 %r1; bra end; b: activemask.b32 %r1; end: ${store}`;
    expect(runPtx(kernelPtx(body), { count: 8, block: 8 })).toEqual(
      done([0, 1, 2, 3, 4, 5, 6, 7].map((i) => (i < 3 ? 7 : 0xf8))),
    );
  });
});

describe('threads', () => {
  it('that spin on a value get it from a thread of the block that comes later', () => {
    const body = `${number} setp.eq.u32 %p1, %r0, 3; @!%p1 bra spin; st.volatile.shared.u32 [s], 9;
      spin: ld.volatile.shared.u32 %r1, [s]; setp.eq.u32 %p2, %r1, 0; @%p2 bra spin; ${store}`;
    expect(
      runPtx(kernelPtx(`st.shared.u32 [s], 0; bar.sync 0; ${body}`, '.shared .align 4 .u32 s;'), {
        count: 4,
        block: 4,
      }),
    ).toEqual(done([9, 9, 9, 9]));
  });

  it('take a lock in turns', () => {
    const body = `${number} st.shared.u32 [lock], 0; st.shared.u32 [sum], 0; bar.sync 0;
      again: atom.shared.cas.b32 %r2, [lock], 0, 1; setp.ne.u32 %p1, %r2, 0; @%p1 bra again;
      ld.volatile.shared.u32 %r3, [sum]; add.u32 %r3, %r3, %r0; st.volatile.shared.u32 [sum], %r3;
      atom.shared.exch.b32 %r2, [lock], 0; bar.sync 0; ld.shared.u32 %r1, [sum]; ${store}`;
    const ptx = kernelPtx(body, '.shared .align 4 .u32 lock; .shared .align 4 .u32 sum;');
    expect(runPtx(ptx, { count: 40, block: 40 })).toEqual(done(Array.from({ length: 40 }, () => 780)));
  });

  it('end inside of functions, with and without fibers', () => {
    const leave =
      '.func leave(.param .b32 a) { .reg .pred %p<2>; .reg .b32 %r<2>; ld.param.u32 %r1, [a]; setp.eq.u32 %p1, %r1, 2; @%p1 exit; ret; }';
    const call = '{ .param .b32 a; st.param.b32 [a], %r0; call.uni leave, (a); }';
    for (const barrier of ['', 'bar.sync 0;']) {
      const body = `${number} ${call} ${barrier} mov.u32 %r1, 5; ${store}`;
      expect(runPtx(kernelPtx(body, leave), { count: 4, block: 4 })).toEqual(done([5, 5, 0, 5]));
    }
  });

  it('that trap end the launch', () => {
    for (const barrier of ['', 'bar.sync 0;']) {
      const body = `mov.u32 %r0, %ctaid.x; ${barrier} setp.eq.u32 %p1, %r0, 2; @%p1 trap; mov.u32 %r1, 5; ${store}`;
      expect(runPtx(kernelPtx(body), { count: 4, grid: 4 })).toEqual({ status: 1, out: [5n, 5n, 0n, 0n] });
    }
  });

  it('jump by an index', () => {
    const body = `${number} table: .branchtargets a, b, c; brx.idx %r0, table;
      a: mov.u32 %r1, 10; bra end; b: mov.u32 %r1, 20; bra end; c: mov.u32 %r1, 30; end: ${store}`;
    expect(runPtx(kernelPtx(body), { count: 3, block: 3 })).toEqual(done([10, 20, 30]));
  });

  it('copy in the background, and fill what is missing with zero', () => {
    const body = `mov.u64 %rd2, g; cp.async.ca.shared.global [s], [%rd2], 8, 4; cp.async.commit_group; cp.async.wait_group 0;
      ld.shared.v2.u32 {%r1, %r2}, [s]; st.global.u32 [%rd0], %r1; st.global.u32 [%rd0+8], %r2;`;
    const ptx = kernelPtx(body, '.shared .align 16 .b8 s[16]; .global .align 8 .u32 g[2] = {4, 5};');
    expect(runPtx(ptx, { count: 2 })).toEqual(done([4, 0]));
  });
});
