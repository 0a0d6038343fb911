import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePtx, printPtx } from '@boxflow/ptx';
import { corpus, corpusPtx, hasTool } from '@boxflow/ptx/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kernelPtx } from '../../test/run-ptx.ts';
import { intervalUnit } from './interval-unit.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxflow-intervals-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unitOf = (body: string, before?: string) => intervalUnit(parsePtx(kernelPtx(body, before)));
const obstacleOf = (body: string, before?: string) => unitOf(body, before).kernels[0]!.obstacle?.reason;
const textOf = (body: string, before?: string) =>
  printPtx(unitOf(body, before).module!).replace(/[ \t]+/g, ' ');

/** The kernels of the corpus that one device runs, by the name of the program. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  control: ['it calls a function through a pointer'],
  memory: ["it may change the variable 'cursor', of which each device has its own"],
  printing: ['it prints, and only the first device shows that in order'],
  sparse: ["it may change the variable 'finished', of which each device has its own"],
};

describe('a kernel for an interval of blocks', () => {
  it('has the ids of the whole launch, from one more parameter', () => {
    const text = textOf('mov.u32 %r1, %ctaid.y; mov.u32 %r2, %nctaid.x; mov.u32 %r3, %tid.x;');
    expect(text).toContain('.param .align 4 .b8 boxflow_interval[24]');
    expect(text).toContain('ld.param.u32 %boxflow_ctaid_y_in, [boxflow_interval+4];');
    expect(text).toContain('add.u32 %boxflow_ctaid_y, %boxflow_ctaid_y, %boxflow_ctaid_y_in;');
    expect(text).toContain('ld.param.u32 %boxflow_nctaid_x, [boxflow_interval+12];');
    expect(text).toContain('mov.u32 %r1, %boxflow_ctaid_y;');
    expect(text).toContain('mov.u32 %r2, %boxflow_nctaid_x;');
    expect(text).toContain('mov.u32 %r3, %tid.x;');
  });

  it.each([
    ['atom.global.add.u32 %r1, [%rd0], 1;', 'atom.sys.global.add.u32'],
    ['atom.add.u32 %r1, [%rd0], 1;', 'atom.sys.add.u32'],
    ['atom.acq_rel.gpu.global.cas.b32 %r1, [%rd0], 0, 1;', 'atom.acq_rel.sys.global.cas.b32'],
    ['atom.relaxed.global.add.u32 %r1, [%rd0], 1;', 'atom.relaxed.sys.global.add.u32'],
    ['atom.cta.global.add.u32 %r1, [%rd0], 1;', 'atom.cta.global.add.u32'],
    ['atom.shared.add.u32 %r1, [%r2], 1;', 'atom.shared.add.u32'],
    ['red.global.add.f32 [%rd0], %f1;', 'red.sys.global.add.f32'],
    ['membar.gl;', 'membar.sys;'],
    ['membar.cta;', 'membar.cta;'],
    ['fence.acq_rel.gpu;', 'fence.acq_rel.sys;'],
    ['st.release.gpu.global.u32 [%rd0], %r1;', 'st.release.sys.global.u32'],
    ['{ ld.relaxed.gpu.global.u32 %r1, [%rd0]; }', 'ld.relaxed.sys.global.u32'],
  ])('%s is for all devices', (body, expected) => {
    expect(textOf(body)).toContain(expected);
  });

  it('has device functions inlined if they read the grid', () => {
    const f = '.func (.param .b32 o) f() { .reg .b32 %a; mov.u32 %a, %ctaid.x; st.param.b32 [o], %a; ret; }';
    const text = textOf('{ .param .b32 p; call.uni (p), f, (); ld.param.b32 %r1, [p]; }', f);
    expect(text).not.toContain('call');
    expect(text).toContain('%boxflow_ctaid_x');
  });
});

describe('one device runs a kernel', () => {
  it.each([
    ['that waits', 'L: ld.volatile.global.u32 %r1, [%rd0]; setp.eq.u32 %p1, %r1, 0; @%p1 bra L;', 'wait'],
    ['that asks for its multiprocessor', 'mov.u32 %r1, %smid;', "it reads '%smid'"],
    ['of a cooperative launch', 'mov.u32 %r1, %envreg2;', "it reads '%envreg2'"],
    ['that uses a texture', 'tex.2d.v4.f32.f32 {%f1,%f2,%f3,%f4}, [%rd0, {%f1, %f2}];', 'textures'],
    ['of clusters', 'barrier.cluster.arrive;', 'clusters'],
    ['with an unknown instruction', 'griddepcontrol.wait;', "does not know the instruction 'griddepcontrol'"],
    ['that reads all ids at once', 'mov.v4.u32 {%r1,%r2,%r3,%r4}, %ctaid;', 'cannot rewrite'],
    ['that calls through a pointer', 'call %rd0, (), P; P: .callprototype _ ();', 'through a pointer'],
  ])('%s', (_, body, reason) => {
    expect(obstacleOf(body)).toContain(reason);
  });

  it.each([
    ['that prints', '.extern .func (.param .b32 r) vprintf();', 'call (%r1), vprintf, ();', 'it prints'],
    [
      'that launches',
      '.extern .func cudaLaunchDeviceV2();',
      'call cudaLaunchDeviceV2, ();',
      'launches kernels',
    ],
    ['that allocates', '.extern .func malloc();', 'call malloc, ();', 'allocates'],
    ['that needs a different file', '.extern .func f();', 'call f, ();', "calls 'f', which a different file"],
    ['that changes a variable', '.global .u32 v;', 'st.global.u32 [v], 1;', "change the variable 'v'"],
    [
      'that follows an address in a variable',
      '.global .u32 v; .global .u64 w = v;',
      'ld.global.u64 %rd1, [w];',
      "variable 'w'",
    ],
    ['with a managed variable', '.global .attribute(.managed) .u32 v;', 'ld.global.u32 %r1, [v];', 'managed'],
    [
      "with a different file's variable",
      '.extern .global .u32 v;',
      'ld.global.u32 %r1, [v];',
      'a different file',
    ],
    [
      'that takes the address of a function',
      '.func f() { ret; }',
      'mov.u64 %rd1, f;',
      'address of the function',
    ],
  ])('%s', (_, before, body, reason) => {
    expect(obstacleOf(body, before)).toContain(reason);
  });

  it('with the line of what keeps it there', () => {
    const { kernels } = unitOf('.loc 1 41 7\nmov.u32 %r1, %smid;', '.file 1 "a.cu"\n');
    expect(kernels[0]!.obstacle).toMatchObject({ file: 'a.cu', place: { line: 41, column: 7 } });
  });

  it('that a different analysis keeps there', () => {
    const { module, kernels } = intervalUnit(parsePtx(kernelPtx('')), new Set(['k']));
    expect(module).toBeUndefined();
    expect(kernels[0]!.obstacle?.reason).toContain('depend on each other');
  });

  it('while the others of its module are split', () => {
    const other = '.visible .entry other() { .reg .b32 %r; mov.u32 %r, %smid; ret; }';
    const unit = unitOf('ld.const.u32 %r1, [c];', `.const .u32 c = 3; .global .u32 unused; ${other}`);
    expect(unit.kernels.map(({ name, obstacle }) => [name, obstacle === undefined])).toEqual([
      ['other', false],
      ['k', true],
    ]);
    expect(unit.kernels[1]).toMatchObject({ parameters: 1, readsVariables: true, changesVariables: false });
    expect(unit.variables).toEqual([{ name: 'c', bytes: 4 }]);
  });
});

describe.each(corpus())('$name at -O$level', (program) => {
  it.runIf(hasTool('ptxas'))('is accepted by ptxas for intervals of blocks', () => {
    const { module, kernels } = intervalUnit(parsePtx(corpusPtx(program)));
    if (program.name === 'printing') {
      expect(kernels.every(({ obstacle }) => obstacle?.reason.includes('prints'))).toBe(true);
      return;
    }
    const file = join(folder, 'unit.ptx');
    writeFileSync(file, printPtx(module!));
    const args = ['-c', '-arch=sm_80', '-O0', '-o', join(folder, 'out'), file];
    const { status, stderr } = spawnSync('ptxas', args, { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });

  it('can be split, except for the kernels that must not be', () => {
    const { kernels } = intervalUnit(parsePtx(corpusPtx(program)));
    const kept = kernels.flatMap(({ obstacle }) => (obstacle ? [obstacle.reason] : []));
    expect(kept).toEqual(KEPT[program.name] ?? []);
  });
});
